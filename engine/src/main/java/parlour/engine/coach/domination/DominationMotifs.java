package parlour.engine.coach.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.coach.Hint;
import parlour.engine.coach.Motif;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** What the coach of Domination looks for, the most important first. */
public final class DominationMotifs {

    public static final List<Motif<DominationPosition>> MOTIFS = List.of(
            new EndingLost(),
            new TerritoryMissed(),
            new ThirdSide(),
            new TerritoryClosed(),
            new ThirdSideSafe(),
            new LastDomino());

    public static final List<Observation<DominationPosition>> OBSERVATIONS =
            List.of(new LastLaid(), new CanClose(), new CannotClose(), new Tempo(), new Counting());

    private DominationMotifs() {}

    /** The territories beside its slot, the domino, the place. */
    public static Hint hint(DominationPosition position, int move) {
        String text = position.text(move);
        Text played = new Text("The computer would play " + text + ".", "L’ordinateur jouerait " + text + ".");
        if (!Facts.isLay(move)) {
            Text pass = new Text(
                    "None of your dominoes has a free place: you must pass.",
                    "Aucun de vos dominos n’a d’emplacement libre : vous devez passer.");
            return new Hint(List.of(pass, pass, pass), List.of(List.of(), List.of(), List.of()), text);
        }
        List<Integer> around = new ArrayList<>();
        for (int territory : position.layout().territories(move)) {
            around.add(territory);
        }
        Text where = Facts.names(around);
        String pair = Pairs.name(position.layout().pair(move));
        String slot = position.layout().slotName(move);
        boolean isOne = around.size() == 1;
        return new Hint(
                List.of(
                        new Text(
                                "Look at " + (isOne ? "territory " : "territories ") + where.en() + ".",
                                "Regardez " + (isOne ? "le territoire " : "les territoires ") + where.fr() + "."),
                        new Text("The domino is " + pair + ".", "Le domino est " + pair + "."),
                        played),
                List.of(Facts.marks(around), List.of(pair), List.of(slot)),
                text);
    }
}
