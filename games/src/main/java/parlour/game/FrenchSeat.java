package parlour.game;

import java.util.Locale;

/**
 * A seat in a French sentence. Seats named after their pieces are plural ("les Blancs jouent"); those with a proper
 * name are singular ("Jade joue").
 */
public record FrenchSeat(String name, boolean isMany) {

    public static FrenchSeat of(Text seat) {
        String title = seat.fr();
        boolean isMany = title.endsWith("s");
        return new FrenchSeat(title, isMany);
    }

    /** The seat with its verb, singular or plural. */
    public String does(String one, String many) {
        return isMany ? "les " + name + " " + many : name + " " + one;
    }

    public String to() {
        return (isMany ? "aux " : "à ") + name;
    }

    /** The sentence with a capital letter. */
    public static String capital(String sentence) {
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }
}
