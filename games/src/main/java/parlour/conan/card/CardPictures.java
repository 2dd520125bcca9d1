package parlour.conan.card;

import java.util.Map;
import parlour.game.NotationException;

/** The pictures in the file of a set, as data URIs by the card's id. */
public final class CardPictures {

    private CardPictures() {}

    /**
     * Reads the pictures of a set.
     *
     * @throws NotationException as {@link CardSet#read}
     */
    public static Map<String, String> read(String json) throws NotationException {
        return CardSetReader.read(json).pictures();
    }

    /**
     * The set as {@link CardSet#text} writes it, but with its pictures.
     *
     * @throws NotationException as {@link CardSet#read}
     */
    public static String text(String json) throws NotationException {
        return CardSetWriter.write(CardSet.read(json), read(json));
    }
}
