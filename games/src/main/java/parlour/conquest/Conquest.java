package parlour.conquest;

import java.util.List;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Seats;
import parlour.game.Text;

/** Conquest and 6 Faces: one set of rules, two editions with different defaults. */
public enum Conquest implements Game {
    CONQUEST(
            "conquest",
            Text.same("Conquest"),
            new Text(
                    "Tumble dice across the board. Capture the enemy Key die, or bring yours to its starting square.",
                    "Faites basculer vos dés sur le damier. Prenez le dé clef adverse, ou menez le vôtre sur sa case de départ."),
            ConquestRules.CONQUEST,
            new Text("Black", "Noirs")),
    SIX_FACES(
            "sixfaces",
            Text.same("6 Faces"),
            new Text(
                    "The French edition of Conquest: White goes first, and any die wins on the enemy King’s starting square.",
                    "L’édition française de Conquest : les Blancs commencent et tout dé gagne sur la case de départ du Roi adverse."),
            ConquestRules.SIX_FACES,
            new Text("Red", "Rouges"));

    private final String id;
    private final Text title;
    private final Text summary;
    private final List<Option> options;
    private final List<Text> seatNames;

    Conquest(String id, Text title, Text summary, List<Option> options, Text second) {
        this.id = id;
        this.title = title;
        this.summary = summary;
        this.options = options;
        this.seatNames = List.of(new Text("White", "Blancs"), second);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    @Override
    public Text summary() {
        return summary;
    }

    @Override
    public boolean hasHiddenInformation() {
        return false;
    }

    /** Die and route are declared before the move counts, and may be changed until then. */
    @Override
    public boolean declaresMoves() {
        return true;
    }

    @Override
    public Seats seats() {
        return Seats.exactly(2);
    }

    @Override
    public List<Text> seatNames() {
        return seatNames;
    }

    @Override
    public List<Option> options() {
        return options;
    }

    @Override
    public ConquestPosition start(Options options) {
        return PositionNotation.start(ConquestRules.of(options));
    }

    @Override
    public ConquestPosition parse(String notation, Options options) throws NotationException {
        return PositionNotation.read(notation, ConquestRules.of(options));
    }
}
