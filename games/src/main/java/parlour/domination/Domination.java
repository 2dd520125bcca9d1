package parlour.domination;

import java.util.List;
import java.util.Optional;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Seats;
import parlour.game.Text;

/** Domination for two to four players. */
public enum Domination implements Game {
    DOMINATION;

    private static final List<Text> SEAT_NAMES = List.of(
            new Text("Blue", "Bleus"),
            new Text("Yellow", "Jaunes"),
            new Text("Red", "Rouges"),
            new Text("Green", "Verts"));

    @Override
    public String id() {
        return "domination";
    }

    @Override
    public Text title() {
        return Text.same("Domination");
    }

    @Override
    public Text summary() {
        return new Text(
                "Lay your hidden dominoes between matching cells; whoever closes a territory conquers it.",
                "Posez vos dominos cachés entre les cases de mêmes chiffres ; qui ferme un territoire le conquiert.");
    }

    @Override
    public boolean allowsDrawOffers() {
        return false;
    }

    @Override
    public Seats seats() {
        return new Seats(2, 4);
    }

    /** The colours of the tokens. */
    @Override
    public List<Text> seatNames() {
        return SEAT_NAMES;
    }

    @Override
    public List<Option> options() {
        return DominationRules.OPTIONS;
    }

    @Override
    public Optional<Text> optionConflict(Options options) {
        return DominationRules.optionConflict(options);
    }

    @Override
    public Optional<Text> notice(Options options) {
        return Layouts.named(options.value("layout")).misfitNotice();
    }

    @Override
    public DominationPosition start(Options options) {
        return new DominationPosition(DominationRules.of(options));
    }

    @Override
    public DominationPosition parse(String notation, Options options) throws NotationException {
        return PositionNotation.read(notation, DominationRules.of(options));
    }
}
