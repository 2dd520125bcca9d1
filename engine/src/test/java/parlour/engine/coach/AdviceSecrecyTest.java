package parlour.engine.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.Budget;
import parlour.bot.SeededRandom;
import parlour.engine.Coach;
import parlour.game.Game;
import parlour.game.Position;
import parlour.game.View;

/** Changes what a seat cannot see: every byte of what it is told stays the same. */
final class AdviceSecrecyTest {

    private int different;

    @ParameterizedTest
    @CsvSource({
        "domination, seats=2, 1",
        "domination, seats=4, 1",
        "domination, match=mirrored, 1",
        "conan, seats=2, 2",
        "conan, seats=4, 1"
    })
    void adviceDoesNotDependOnWhatIsHidden(String game, String settings, int games) {
        different = 0;
        int visited = CoachPositions.visit(game, settings, games, this::compare);
        assertTrue(visited > 10 && different > visited / 4, different + " of " + visited);
    }

    private void compare(Game game, Position truth, String move) {
        for (int seat = 0; seat < truth.seats(); seat++) {
            Position other = truth.sample(seat, new SeededRandom(truth.hash()));
            assertEquals(truth.view(seat), other.view(seat));
            different += truth.notation().equals(other.notation()) ? 0 : 1;
            assertEquals(
                    KnownPosition.of(truth, seat).notation(),
                    KnownPosition.of(other, seat).notation());
            boolean isMover = seat == truth.turn();
            assertEquals(told(game, truth, seat, move, isMover), told(game, other, seat, move, isMover));
        }
    }

    private static String told(Game game, Position position, int seat, String move, boolean isMover) {
        Coach coach = Coach.of(game, position, seat).orElseThrow();
        View view = new View().with("now", views(coach.now()));
        if (isMover) {
            view.with("about", views(coach.about(move)));
            if (move.length() % 5 == 0) {
                Hint hint = coach.hint(Budget.nodes(40));
                view.with("hint", hint.toString());
            }
        }
        return view.json();
    }

    private static List<View> views(List<Advice> found) {
        return found.stream().map(Advice::view).toList();
    }
}
