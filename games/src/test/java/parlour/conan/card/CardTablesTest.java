package parlour.conan.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.NotationException;

/** The lookup tables match the cards. The set is loaded again, independently of the game's own. */
class CardTablesTest {

    /** The bundled set, and the same in reverse order: the tables must not depend on it. */
    static List<CardSet> sets() throws NotationException {
        List<String> cards = BundledCards.json()
                .lines()
                .filter(line -> line.startsWith("    {"))
                .map(line -> line.replaceFirst(",$", ""))
                .toList();
        String reversed = "{\"set\": \"x\", \"version\": 1, \"languages\": [\"fr\", \"en\"], \"cards\": ["
                + String.join(",", cards.reversed()) + "]}";
        return List.of(CardSet.read(BundledCards.json()), CardSet.read(reversed));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyCardHasTheRightKind(CardSet set) {
        int number = 0;
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            Card card = set.kind(kind);
            assertEquals(kind, set.kind(card.id()));
            assertEquals(number, set.firstOf[kind], card.id());
            assertEquals(card.copies(), set.copies[kind], card.id());
            for (int i = 0; i < card.copies(); i++) {
                assertEquals(card, set.card(number));
                assertEquals(card.id(), set.id(number));
                assertEquals(card.role(), set.role(number));
                assertEquals(card.role().isChallenge(), set.isChallenge(number), card.id());
                for (Card.Role role : Card.Role.values()) {
                    boolean has = (set.ofRole(role, number / 64) >>> number % 64 & 1) != 0;
                    assertEquals(role == card.role(), has, card.id() + " as " + role);
                }
                number++;
            }
        }
        assertEquals(number, set.size());
        assertEquals(-1, set.kind("nobody"));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void valuesMatchTheCard(CardSet set) {
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            Card card = set.kind(kind);
            assertEquals(card.role().index, set.roleOf[kind], card.id());
            assertEquals(card.difficulty(), set.difficulty[kind], card.id());
            for (int i = 0; i < 3; i++) {
                assertEquals(card.values().get(i), set.values[3 * kind + i], card.id());
            }
            assertEquals(card.abilities().size(), set.abilitiesOf[kind].length, card.id());
            for (int i = 0; i < card.abilities().size(); i++) {
                assertEquals(card.abilities().get(i), set.abilities.get(set.abilitiesOf[kind][i]), card.id());
            }
        }
        Card hound = set.kind(set.kind("two-mawed-hound"));
        assertEquals(6, hound.value(Attribute.STRENGTH));
        assertEquals(3, hound.value(Attribute.CUNNING));
        assertEquals(5, hound.value(Attribute.SPIRIT));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void passivesMatchTheCard(CardSet set) {
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            int discount = 0;
            int ward = 0;
            int edge = 0;
            int triggers = 0;
            int[] add = new int[15];
            for (Ability ability : set.kind(kind).abilities()) {
                boolean passive = ability.when() == Ability.When.PASSIVE;
                discount += ability.effect() instanceof Effect.Discount(int n) ? n : 0;
                ward += ability.effect() instanceof Effect.Ward(int n) ? n : 0;
                triggers += ability.trigger().map(trigger -> 1 << trigger.index).orElse(0);
                for (OpponentType opponent : OpponentType.values()) {
                    boolean wins = passive
                            && ability.effect() instanceof Effect.Edge it
                            && it.against().contains(opponent);
                    edge += wins ? 1 << opponent.index : 0;
                    for (Attribute attribute : Attribute.values()) {
                        boolean adds = passive
                                && ability.effect() instanceof Effect.Add it
                                && it.against().contains(opponent)
                                && it.attributes().contains(attribute);
                        int n = ability.effect() instanceof Effect.Add it ? it.n() : 0;
                        add[3 * opponent.index + attribute.index] += adds ? n : 0;
                    }
                }
            }
            String id = set.kind(kind).id();
            assertEquals(discount, set.discount[kind], id);
            assertEquals(ward, set.ward[kind], id);
            assertEquals(edge, set.passiveEdge[kind], id);
            assertEquals(triggers, set.triggers[kind], id);
            for (int i = 0; i < 15; i++) {
                assertEquals(add[i], set.passiveAdd[15 * kind + i], id);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void resolutionTablesMatchTheCards(CardSet set) {
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            Card card = set.kind(kind);
            int op = CardSet.BLUFF;
            int n = 0;
            int attributes = 0;
            if (card.role() == Card.Role.RESOLUTION) {
                switch (card.abilities().getFirst().effect()) {
                    case Effect.Cancel _ -> op = CardSet.CANCEL;
                    case Effect.Edge _ -> op = CardSet.EDGE;
                    case Effect.Shift(Attribute attribute) -> {
                        op = CardSet.SHIFT;
                        n = attribute.index;
                    }
                    case Effect.Add add -> {
                        op = CardSet.ADD;
                        n = add.n();
                        for (Attribute attribute : add.attributes()) {
                            attributes += 1 << attribute.index;
                        }
                    }
                    default -> throw new AssertionError(card.id());
                }
            }
            assertEquals(op, set.op[kind], card.id());
            assertEquals(n, set.opN[kind], card.id());
            assertEquals(attributes, set.opAttributes[kind], card.id());
        }
    }

    @Test
    void challengesAreFoundWhereverTheyAreInTheSet() throws NotationException {
        CardSet set = CardSets.reversed();
        for (int card = 0; card < set.cards; card++) {
            assertEquals(set.role(card).isChallenge(), set.isChallenge(card), set.id(card));
        }
    }
}
