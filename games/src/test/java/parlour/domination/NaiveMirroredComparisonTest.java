package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.domination.naive.NaiveDomination;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;

/** The engine and the naive rules agree on an agreed beginner, and on every position of a mirrored match. */
class NaiveMirroredComparisonTest {

    private static final long SEED = 112;

    /** The number of dominoes laid after the deal: enough for every player's second turn. */
    private static final int OPENING = 9;

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 2", "3, 1", "3, 2", "3, 3", "4, 1", "4, 2", "4, 3", "4, 4"})
    void agreedSeatBegins(int seats, int first) {
        DominationPosition position = DominationFixtures.start("seats=" + seats, "first=seat" + first);
        NaiveDomination naive = new NaiveDomination(position.layout().rows(), seats, first - 1);
        RandomSource random = RandomPlay.random(SEED + 10L * seats + first);
        while (position.laid() < OPENING) {
            assertEquals(position.layout().name() + " " + naive.notation(), position.notation());
            compareMoves(position, naive, naive.draws());
            naive = next(position, naive, RandomPlay.move(position, random));
        }
    }

    /** "Two games with the same layout and the same stock order, seats exchanged, decided on the sum." */
    @Test
    void mirroredMatchIsTwoGamesWithTheSameDominoes() {
        DominationPosition position = DominationFixtures.start("match=mirrored", "layout=B", "first=seat2");
        List<String> rows = position.layout().rows();
        RandomSource random = RandomPlay.random(SEED);
        List<String> drawn = new ArrayList<>();
        String before = "";
        int[] sum = new int[2];
        for (int game = 0; game < 2; game++) {
            NaiveDomination naive = new NaiveDomination(rows, 2, game == 0 ? 1 : 0);
            int draws = 0;
            while (!naive.isOver()) {
                assertEquals(game, position.game());
                assertEquals(naive.first(), position.first());
                // In the second game each player draws what the other drew before.
                Map<String, Integer> left =
                        game == 0 || naive.drawer() < 0 ? naive.draws() : Map.of(drawn.get(draws), 1);
                compareMoves(position, naive, left);
                compareTokens(position, naive);
                assertEquals(
                        game == 0 ? "B 2 " + slots(naive) + " " + dominoes(drawn) : before + slots(naive) + " " + draws,
                        position.notation());
                int move = RandomPlay.move(position, random);
                if (naive.drawer() >= 0) {
                    draws++;
                    if (game == 0) {
                        drawn.add(position.text(move).substring("draw:".length()));
                    }
                }
                naive = next(position, naive, move);
            }
            before = "B 2 " + slots(naive) + " " + dominoes(drawn) + " ";
            for (int seat = 0; seat < 2; seat++) {
                sum[seat] += 100 * naive.territories(seat) + naive.border(seat);
            }
        }
        Outcome outcome = position.outcome().orElseThrow();
        assertEquals(sum[0] > sum[1] ? "1-0" : sum[0] < sum[1] ? "0-1" : "1/2-1/2", outcome.result());
        assertEquals(
                sum[0] / 100 != sum[1] / 100
                        ? "most-territories"
                        : sum[0] != sum[1] ? "most-border-territories" : "shared",
                outcome.reason());
    }

    private static void compareMoves(DominationPosition position, NaiveDomination naive, Map<String, Integer> left) {
        if (position.turn() == Position.CHANCE) {
            assertEquals(naive.drawer(), position.drawer());
            Map<String, Integer> draws = new TreeMap<>();
            for (int move : RandomPlay.listed(position).toArray()) {
                draws.put(position.text(move).substring("draw:".length()), position.weight(move));
            }
            assertEquals(left, draws);
        } else {
            assertEquals(-1, naive.drawer());
            assertEquals(naive.turn(), position.turn());
            assertEquals(new TreeSet<>(naive.moves().keySet()), DominationFixtures.moves(position));
        }
    }

    private static void compareTokens(DominationPosition position, NaiveDomination naive) {
        Map<String, Integer> tokens = new TreeMap<>();
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (position.owner(territory) >= 0) {
                tokens.put(Board.territoryName(territory), position.owner(territory));
            }
        }
        assertEquals(naive.tokens(), tokens);
    }

    private static NaiveDomination next(DominationPosition position, NaiveDomination naive, int move) {
        String text = position.text(move);
        NaiveDomination after = position.turn() == Position.CHANCE
                ? naive.draw(text.substring("draw:".length()))
                : naive.moves().get(text);
        if (after == null) {
            throw new AssertionError("the naive rules have no move " + text);
        }
        position.play(move);
        return after;
    }

    /** The slots in the order laid, as written in positions. */
    private static String slots(NaiveDomination naive) {
        return naive.notation().split(" ", -1)[1];
    }

    private static String dominoes(List<String> drawn) {
        return drawn.isEmpty() ? "-" : String.join("", drawn).replace("-", "");
    }
}
