package parlour.conan.naive;

import java.util.List;
import java.util.Map;

/**
 * A card of the set, as its file describes it.
 *
 * @param kind hero, adventure, challenge or special
 * @param type foe, trap, sorcery or ally; resolution, action or object; nothing for heroes and adventures
 * @param attributes by name; empty where the card has none
 * @param glory the loot in PG
 * @param objects the number of objects in the loot
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

    /** An effect of the card; fields missing in the file are empty or 0. */
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
