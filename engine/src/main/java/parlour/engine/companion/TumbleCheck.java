package parlour.engine.companion;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import parlour.conquest.ConquestPosition;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestPosition;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * Checks a die that was tumbled on a physical board: from one square to another, with a face now on top. A path is a
 * route between the two, straight or with one corner; the rules say whether it is legal and which face comes up.
 */
public final class TumbleCheck {

    private static final int NO_FACE = 0;

    private final ConquestPosition position;
    private final String from;
    private final String to;
    private final int seen;
    private final List<Path> legal = new ArrayList<>();
    private final List<Refused> refused = new ArrayList<>();

    /** A legal route; {@code face} is unset for the Key die. */
    private record Path(String move, String by, int face) {

        Text comesUp() {
            return by.isEmpty()
                    ? new Text(face + " straight ahead", face + " tout droit")
                    : new Text(face + " via " + by, face + " par " + by);
        }
    }

    /** An illegal route. */
    private record Refused(String route, Refusal why) {}

    private TumbleCheck(ConquestPosition position, String from, String to, int seen) {
        this.position = position;
        this.from = from;
        this.to = to;
        this.seen = seen;
    }

    /** Reads {@code from}, {@code to} and, unless it is the Key die, {@code face}. */
    public static View judge(JsonFields fields) throws MalformedFieldException, RefusedException {
        RequestPosition place = RequestPosition.read(fields);
        if (!(place.position() instanceof ConquestPosition position)) {
            throw new RefusedException(
                    "no-dice", "No dice are tumbled in this game.", "Dans ce jeu, on ne fait pas basculer de dés.");
        }
        place.mustHaveMover();
        int seen = fields.has("face") ? (int) fields.longValue("face", 1, 6, 1) : NO_FACE;
        TumbleCheck tumbles = new TumbleCheck(position, fields.text("from"), fields.text("to"), seen);
        try {
            tumbles.look();
        } catch (NotationException unreadable) {
            throw new RefusedException("unreadable-move", unreadable);
        }
        return tumbles.verdict();
    }

    private void look() throws NotationException {
        // Fails on malformed squares before any route is tried.
        position.parseMove(from + "-" + to);
        for (String by : corners()) {
            String route = by.isEmpty() ? from + "-" + to : from + "-" + by + "-" + to;
            switch (position.parseMove(route)) {
                case ParseResult.Legal move -> {
                    String text = position.text(move.move());
                    int face = text.indexOf('=');
                    legal.add(new Path(text, by, face < 0 ? NO_FACE : text.charAt(face + 1) - '0'));
                }
                case Refusal refusal -> refused.add(new Refused(route, refusal));
            }
        }
    }

    /** The possible corners: none if both squares are on one line. */
    private Set<String> corners() {
        String one = "" + from.charAt(0) + to.charAt(1);
        String other = "" + to.charAt(0) + from.charAt(1);
        if (one.equals(from) || one.equals(to)) {
            return Set.of("");
        }
        return new LinkedHashSet<>(List.of(one, other));
    }

    private View verdict() {
        List<Path> fitting = legal.stream()
                .filter(orientation -> orientation.face == NO_FACE || orientation.face == seen)
                .toList();
        List<View> ways = new ArrayList<>();
        for (Path orientation : legal) {
            View view = new View()
                    .with("move", orientation.move)
                    .with("by", orientation.by)
                    .with("fits", fitting.contains(orientation));
            ways.add(orientation.face == NO_FACE ? view : view.with("face", orientation.face));
        }
        String verdict =
                !fitting.isEmpty() ? "right" : legal.isEmpty() ? "illegal" : seen == NO_FACE ? "open" : "wrong-face";
        Text sentence = !fitting.isEmpty() ? right(fitting) : legal.isEmpty() ? reasons() : expected();
        return new View()
                .with("type", "tumble")
                .with("verdict", verdict)
                .with("ways", ways)
                .with("sentence", sentence)
                .with("refused", refusals());
    }

    private List<View> refusals() {
        List<View> views = new ArrayList<>();
        for (Refused one : refused) {
            views.add(new View()
                    .with("route", one.route)
                    .with("code", one.why.code())
                    .with("message", one.why.message()));
        }
        return views;
    }

    private Text right(List<Path> fitting) {
        if (fitting.getFirst().face == NO_FACE) {
            return new Text("Correct: from " + from + " to " + to + ".", "C’est juste : de " + from + " à " + to + ".");
        }
        return new Text(
                "Correct: " + seen + " is on top on " + to + ".",
                "C’est juste : le " + seen + " est dessus en " + to + ".");
    }

    /** The face that should be on top, for each legal path. */
    private Text expected() {
        StringBuilder en = new StringBuilder();
        StringBuilder fr = new StringBuilder();
        for (Path orientation : legal) {
            Text one = orientation.comesUp();
            en.append(en.isEmpty() ? "" : ", or ").append(one.en());
            fr.append(fr.isEmpty() ? "" : ", ou ").append(one.fr());
        }
        String[] not = seen == NO_FACE ? new String[] {"", ""} : new String[] {", not " + seen, ", et non le " + seen};
        return new Text(
                "On " + to + " the top face must be: " + en + not[0] + ".",
                "En " + to + ", la face du dessus doit être : " + fr + not[1] + ".");
    }

    /** Why no path is legal, each reason once. */
    private Text reasons() {
        Set<String> en = new LinkedHashSet<>();
        Set<String> fr = new LinkedHashSet<>();
        for (Refused one : refused) {
            en.add(one.why.message().en());
            fr.add(one.why.message().fr());
        }
        return new Text(String.join(" ", en), String.join(" ", fr));
    }
}
