package parlour.conquest;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Outcome;
import parlour.game.View;

/** A position as plain data: every die with its faces, and all that a client needs to draw the table. */
final class ConquestView {

    private ConquestView() {}

    static View of(ConquestPosition position) {
        View view = new View()
                .with("position", position.notation())
                .with("turn", position.turn())
                .with("round", position.round())
                .with("quietPlies", position.quietPlies())
                .with("goals", List.of(Board.name(Board.E8), Board.name(Board.E1)))
                .with("dice", dice(position))
                .with("captured", List.of(captured(position, 0), captured(position, 1)));
        position.outcome().ifPresent(outcome -> view.with("outcome", outcome(outcome)));
        return view;
    }

    private static List<View> dice(ConquestPosition position) {
        List<View> dice = new ArrayList<>();
        for (int on = 0; on < Board.SQUARES; on++) {
            if (!position.isEmpty(on)) {
                dice.add(die(position, on));
            }
        }
        return dice;
    }

    private static View die(ConquestPosition position, int on) {
        View die = new View()
                .with("square", Board.name(on))
                .with("seat", position.owner(on))
                .with("key", position.holdsKey(on));
        if (!position.holdsKey(on)) {
            int way = position.way(on);
            int south = Handedness.south(way);
            int east = position.rules().hand().east(way);
            die.with("top", Handedness.top(way))
                    .with("north", 7 - south)
                    .with("east", east)
                    .with("south", south)
                    .with("west", 7 - east);
        }
        return die;
    }

    private static int captured(ConquestPosition position, int seat) {
        int left = 0;
        for (int on = 0; on < Board.SQUARES; on++) {
            if (position.owner(on) == seat) {
                left++;
            }
        }
        return Dice.A_SIDE - left;
    }

    private static View outcome(Outcome outcome) {
        return new View().with("result", outcome.result()).with("reason", outcome.reason());
    }
}
