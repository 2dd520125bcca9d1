package parlour.conan.naive;

import java.util.List;
import java.util.Map;

/**
 * A card of the set, as its file describes it.
 *
 * @param kind hero, adventure, challenge or special
 * @param type foe, trap, sorcery or ally; resolution, action or object; nothing for heroes and adventures
 * @param attributes by name; none where the card has none
 * @param glory the loot in PG
 * @param objects how many objects belong to the loot
 */
record NaiveCard(
        String id,
        String kind,
        String type,
        int copies,
        Map<String, Integer> attributes,
        int cost,
        int difficulty,
        int glory,
        int objects,
        List<Effect> effects) {

    /** Something the card does; what the file does not say is nothing or 0. */
    record Effect(
            String op,
            String when,
            int n,
            String attribute,
            String against,
            String trigger,
            String hero,
            boolean isOptional) {}
}
