package parlour.cli.play;

import java.util.Locale;
import parlour.game.Text;

/**
 * A seat inside a French sentence. Seats called after their pieces are many ("les blancs jouent"); those with a name of their own
 * are one ("Jade joue").
 */
record FrenchSeat(String name, boolean isMany) {

    static FrenchSeat of(Text seat) {
        String title = seat.fr();
        boolean isMany = title.endsWith("s");
        // Titles begin with a capital; common nouns inside a sentence do not.
        return new FrenchSeat(
                isMany ? title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1) : title, isMany);
    }

    /** The seat with what it does, in the form for one or for many. */
    String does(String one, String many) {
        return isMany ? "les " + name + " " + many : name + " " + one;
    }

    String to() {
        return (isMany ? "aux " : "à ") + name;
    }

    /** The same at the beginning of a sentence. */
    static String capital(String sentence) {
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }
}
