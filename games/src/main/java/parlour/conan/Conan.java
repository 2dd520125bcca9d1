package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conan.card.CardSet;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.SeatNames;
import parlour.conan.text.PositionReader;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Seats;
import parlour.game.Text;

/** Conan for two to four players, with a given set of cards. */
public final class Conan implements Game {

    /** Played with the bundled set. */
    public static final Conan CONAN = new Conan(CardSet.standard());

    private final CardSet set;
    private final List<Option> options;
    private final Optional<String> material;

    private Conan(CardSet set) {
        this.set = set;
        List<Option> all = new ArrayList<>(ConanRules.OPTIONS);
        all.add(Option.choice("cards", new Text("Card set", "Jeu de cartes"), set.code()));
        this.options = List.copyOf(all);
        this.material = set.code().equals(CardSet.OURS) ? Optional.empty() : Optional.of(set.text());
    }

    /** The same rules with other cards. */
    public static Conan with(CardSet set) {
        return new Conan(set);
    }

    public CardSet set() {
        return set;
    }

    @Override
    public String id() {
        return "conan";
    }

    @Override
    public Text title() {
        return Text.same("Conan");
    }

    @Override
    public Text summary() {
        return new Text(
                "Lead your hero through adventures, place hidden challenges in the others’ way, bid glory, bluff and make treaties.",
                "Menez votre héros d’aventure en aventure, posez des défis cachés, misez votre gloire, bluffez et négociez.");
    }

    @Override
    public boolean allowsDrawOffers() {
        return false;
    }

    @Override
    public Seats seats() {
        return new Seats(2, 4);
    }

    @Override
    public List<Text> seatNames() {
        return SeatNames.ALL;
    }

    @Override
    public List<Option> options() {
        return options;
    }

    /** A set may be too small for three or four players. */
    @Override
    public Optional<Text> optionConflict(Options options) {
        return set.undealable(options.seats())
                .map(missing ->
                        new Text("This card set " + missing.en() + ".", "Ce jeu de cartes " + missing.fr() + "."));
    }

    @Override
    public Optional<String> material() {
        return material;
    }

    @Override
    public Conan withMaterial(String text) throws NotationException {
        return new Conan(CardSet.read(text));
    }

    @Override
    public ConanPosition start(Options options) {
        return new ConanPosition(new ConanState(ConanRules.of(options, set)));
    }

    @Override
    public ConanPosition parse(String notation, Options options) throws NotationException {
        return new ConanPosition(PositionReader.read(notation, ConanRules.of(options, set)));
    }

    @Override
    public String toString() {
        return id();
    }
}
