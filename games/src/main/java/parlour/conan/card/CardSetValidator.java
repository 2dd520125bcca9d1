package parlour.conan.card;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import parlour.game.NotationException;
import parlour.game.Text;

/** Checks that cards can be dealt and played: "any number … that can be dealt to the players makes a set". */
final class CardSetValidator {

    static final int MAX_ADVENTURES = 32;
    static final int MAX_CHALLENGES = 64;
    static final int MAX_OBJECTS = 32;
    static final int MAX_EFFECTS_OF_A_CARD = 4;

    /** An effect's number is a byte. */
    static final int MAX_EFFECTS = 127;

    /** Larger sums of a card's passives would not fit into a byte. */
    static final int MAX_PASSIVE = 25;

    private static final int MIN_SEATS = 2;
    private static final int FIRST_HAND = 7;

    private final String input;
    private final List<Card> cards;

    private CardSetValidator(String input, List<Card> cards) {
        this.input = input;
        this.cards = cards;
    }

    /** @throws NotationException naming the card or the count that is wrong */
    static void check(String input, List<Card> cards) throws NotationException {
        CardSetValidator check = new CardSetValidator(input, cards);
        Set<String> ids = new HashSet<>();
        for (Card card : cards) {
            if (!ids.add(card.id())) {
                throw fault(input, card.id(), "the name is used twice", "le nom est pris deux fois");
            }
            check.effects(card);
        }
        check.atMost("cards", "cartes", CardSet.MAX_CARDS, card -> true);
        check.atMost("adventures", "aventures", MAX_ADVENTURES, card -> card.role() == Card.Role.ADVENTURE);
        check.atMost("challenges", "défis", MAX_CHALLENGES, card -> card.role().isChallenge());
        check.atMost("objects", "objets", MAX_OBJECTS, card -> card.role() == Card.Role.OBJECT);
        int effects = cards.stream().mapToInt(card -> card.abilities().size()).sum();
        if (effects > MAX_EFFECTS) {
            throw fault(
                    input,
                    "set",
                    effects + " effects, at most " + MAX_EFFECTS,
                    effects + " effets, " + MAX_EFFECTS + " au plus");
        }
        Optional<Text> missing = undealable(cards, MIN_SEATS);
        if (missing.isPresent()) {
            throw fault(input, "set", missing.get().en(), missing.get().fr());
        }
    }

    static NotationException fault(String input, String where, String en, String fr) {
        int place = Math.max(0, input.indexOf("\"" + where + "\""));
        return new NotationException(
                input,
                place,
                new Text("Card set, " + where + ": " + en + ".", "Jeu de cartes, " + where + " : " + fr + "."));
    }

    private void effects(Card card) throws NotationException {
        int count = card.abilities().size();
        boolean good = switch (card.role()) {
            case HERO, ADVENTURE, OBJECT -> count <= MAX_EFFECTS_OF_A_CARD;
            case RESOLUTION -> count == 1;
            case ACTION -> count >= 1 && count <= MAX_EFFECTS_OF_A_CARD;
            case FOE, TRAP, SORCERY, ALLY -> count == 0;
        };
        if (!good) {
            throw fault(input, card.id(), count + " effects are not allowed", count + " effets ne sont pas permis");
        }
        for (Ability ability : card.abilities()) {
            int n = switch (ability.effect()) {
                case Effect.Add add when ability.when() == Ability.When.PASSIVE -> add.n();
                case Effect.Discount it -> it.n();
                case Effect.Ward it -> it.n();
                default -> 0;
            };
            if (n > MAX_PASSIVE) {
                throw fault(
                        input,
                        card.id(),
                        "n must be at most " + MAX_PASSIVE + " for a passive",
                        "n ne peut dépasser " + MAX_PASSIVE + " pour un effet permanent");
            }
        }
    }

    private static int count(List<Card> cards, Predicate<Card> test) {
        return cards.stream().filter(test).mapToInt(Card::copies).sum();
    }

    private void atMost(String en, String fr, int max, Predicate<Card> test) throws NotationException {
        int found = count(cards, test);
        if (found > max) {
            throw fault(
                    input, "set", found + " " + en + ", at most " + max, found + " " + fr + ", " + max + " au plus");
        }
    }

    /**
     * What is missing for so many players: a hero, an adventure and a challenge for each, and "each draws 7 cards" from
     * the others except objects.
     */
    static Optional<Text> undealable(List<Card> cards, int seats) {
        int heroes = count(cards, card -> card.role() == Card.Role.HERO);
        int adventures = count(cards, card -> card.role() == Card.Role.ADVENTURE);
        int challenges = count(cards, card -> card.role().isChallenge());
        int pile = count(cards, card -> card.role() != Card.Role.HERO && card.role() != Card.Role.OBJECT) - 2 * seats;
        if (heroes < seats) {
            return missing(seats, heroes, seats, "heroes", "héros");
        }
        if (adventures < seats) {
            return missing(seats, adventures, seats, "adventures", "aventures");
        }
        if (challenges < seats) {
            return missing(seats, challenges, seats, "challenges", "défis");
        }
        if (pile < FIRST_HAND * seats) {
            return missing(
                    seats, pile, FIRST_HAND * seats, "cards for the first hands", "cartes pour les premières mains");
        }
        return Optional.empty();
    }

    private static Optional<Text> missing(int seats, int found, int wanted, String en, String fr) {
        return Optional.of(new Text(
                "cannot be dealt to " + seats + " players: it has " + found + " " + en + " and needs at least "
                        + wanted,
                "ne peut être distribué à " + seats + " joueurs : il a " + found + " " + fr + ", il en faut au moins "
                        + wanted));
    }
}
