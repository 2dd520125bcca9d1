package parlour.conan.card;

import java.util.List;
import parlour.game.Text;

/**
 * One kind of card.
 *
 * @param id stable and in kebab case
 * @param copies the number of copies
 * @param values Strength, Cunning and Spirit of a hero or challenge; zeros otherwise
 * @param tier of a foe, trap or sorcery; otherwise empty
 * @param cost of hiring an ally; otherwise 0
 * @param difficulty of an adventure; otherwise 0
 * @param glory an adventure's loot in PG
 * @param objects an adventure's loot in objects
 * @param picture the fingerprint of its picture, or empty
 */
public record Card(
        String id,
        Role role,
        int copies,
        Text name,
        List<Integer> values,
        String tier,
        int cost,
        int difficulty,
        int glory,
        int objects,
        List<Ability> abilities,
        Text text,
        Text flavour,
        String picture) {

    /** The role of a card in the game. */
    public enum Role {
        HERO(0, "hero"),
        ADVENTURE(1, "adventure"),
        FOE(2, "foe"),
        TRAP(3, "trap"),
        SORCERY(4, "sorcery"),
        ALLY(5, "ally"),
        RESOLUTION(6, "resolution"),
        ACTION(7, "action"),
        OBJECT(8, "object");

        public final int index;
        final String code;

        Role(int index, String code) {
            this.index = index;
            this.code = code;
        }

        /** Foe, trap, sorcery or ally. */
        public boolean isChallenge() {
            return this == FOE || this == TRAP || this == SORCERY || this == ALLY;
        }
    }

    public Card {
        values = List.copyOf(values);
        abilities = List.copyOf(abilities);
    }

    public int value(Attribute attribute) {
        return values.get(attribute.index);
    }

    /**
     * The part of its glory for an ally with this percentage, rounded down; the rest goes to the player who
     * accomplishes it.
     */
    public int gloryForPartner(int percent) {
        return glory * percent / 100;
    }
}
