package parlour.engine.coach.conquest;

import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.engine.coach.Hint;
import parlour.engine.coach.Motif;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** What the coach of Conquest and 6 Faces looks for, the most important first. */
public final class ConquestMotifs {

    public static final List<Motif<ConquestPosition>> MOTIFS = List.of(
            new WinsNow(),
            new WinMissed(),
            new KeyInDanger(),
            new WinInTwoMissed(),
            new AllowsWinInTwo(),
            new KeyRun(),
            new WinInTwo(),
            new ThreatParried(),
            new DieInDanger(),
            new CaptureMissed(),
            new DieTaken(),
            new Threat());

    public static final List<Observation<ConquestPosition>> OBSERVATIONS =
            List.of(new KeyThreatened(), new DiceThreatened());

    private ConquestMotifs() {}

    /** Where it goes, which die, and the whole route. */
    public static Hint hint(ConquestPosition position, int move) {
        String from = Board.name(RouteCode.from(move));
        String to = Board.name(RouteCode.to(move));
        String text = position.text(move);
        return new Hint(
                List.of(
                        new Text(
                                "Look at " + to + " and the squares around it.",
                                "Regardez " + to + " et les cases autour."),
                        new Text(
                                "Which routes does the die on " + from + " have?",
                                "Quels trajets s’offrent au dé en " + from + " ?"),
                        new Text("The computer would play " + text + ".", "L’ordinateur jouerait " + text + ".")),
                List.of(List.of(to), List.of(from), List.of(from, to)),
                text);
    }
}
