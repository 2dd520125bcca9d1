package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.Budget;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Hint;
import parlour.engine.coach.Names;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestPosition;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** Advice for a seat on a position or a move, and hints. Stateless; nothing hidden from the seat affects an answer. */
final class CoachRequests {

    /** What a hint may cost: well under a second in a browser. */
    private static final int USUAL_NODES = 6_000;

    private static final int MOST_NODES = 1_000_000;

    private CoachRequests() {}

    /** What is proved about a {@code move} of the seat; without one, what happened and what matters now. */
    static View advise(JsonFields fields) throws MalformedFieldException, RefusedException {
        RequestPosition place = RequestPosition.read(fields);
        Position position = place.position();
        int seat = seat(fields, place);
        Coach coach = coach(fields, place, seat);
        View view = new View().with("type", "advise").with("seat", seat);
        if (!fields.has("move")) {
            return view.with("advice", views(coach.now()));
        }
        if (position.turn() != seat) {
            throw new RefusedException(
                    "not-your-turn", "It is not this seat’s turn.", "Ce n’est pas le tour de cette place.");
        }
        String move = legal(coach, fields.text("move"));
        return view.with("move", move).with("advice", views(coach.about(move)));
    }

    /** The {@code n}th of three steps towards a good move; the last one has the move, and what is proved about it. */
    static View suggest(JsonFields fields) throws MalformedFieldException, RefusedException {
        RequestPosition place = RequestPosition.read(fields);
        place.mustHaveMover();
        int n = (int) fields.longValue("n", 1, Hint.STEPS, 1);
        long nodes = fields.longValue("nodes", 1, MOST_NODES, USUAL_NODES);
        Coach coach = coach(fields, place, place.position().turn());
        Hint hint = coach.hint(Budget.nodes(nodes));
        View view = new View()
                .with("type", "suggest")
                .with("n", n)
                .with("of", Hint.STEPS)
                .with("sentence", hint.sentences().get(n - 1))
                .with("marks", hint.marks().get(n - 1));
        return n < Hint.STEPS
                ? view
                : view.with("move", hint.move()).with("advice", views(gains(coach.about(hint.move()))));
    }

    private static List<Advice> gains(List<Advice> found) {
        return found.stream()
                .filter(advice -> advice.tone() == Advice.Tone.GOOD)
                .toList();
    }

    private static List<View> views(List<Advice> found) {
        return found.stream().map(Advice::view).toList();
    }

    private static int seat(JsonFields fields, RequestPosition place) throws MalformedFieldException, RefusedException {
        if (!fields.has("seat")) {
            place.mustHaveMover();
            return place.position().turn();
        }
        return (int) fields.longValue("seat", 0, place.position().seats() - 1L, 0);
    }

    private static Coach coach(JsonFields fields, RequestPosition place, int seat)
            throws MalformedFieldException, RefusedException {
        return Coach.of(place.game(), place.position(), seat, names(fields, place.game()))
                .orElseThrow(() -> new RefusedException(
                        "no-coach", "There is no coach for this game.", "Il n’y a pas d’entraîneur pour ce jeu."));
    }

    /** The players' names, if given, for those seats that have one; otherwise those of the seats. */
    private static Names names(JsonFields fields, Game game) throws MalformedFieldException {
        List<String> given = fields.texts("names");
        List<Text> names = new ArrayList<>(game.seatNames());
        for (int seat = 0; seat < Math.min(given.size(), names.size()); seat++) {
            if (!given.get(seat).isEmpty()) {
                names.set(seat, Text.same(given.get(seat)));
            }
        }
        return new Names(game, names);
    }

    private static String legal(Coach coach, String move) throws RefusedException {
        try {
            Refusal refusal = coach.refusal(move).orElse(null);
            if (refusal != null) {
                throw new RefusedException(refusal);
            }
            return move;
        } catch (NotationException unreadable) {
            throw new RefusedException("unreadable-move", unreadable);
        }
    }
}
