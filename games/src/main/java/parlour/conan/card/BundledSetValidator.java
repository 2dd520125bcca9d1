package parlour.conan.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import parlour.game.NotationException;
import parlour.game.Text;

/** Checks that cards have the published proportions, and texts in both languages with the wording of their effects. */
final class BundledSetValidator {

    private static final Map<String, List<Integer>> TIERS =
            Map.of("minor", List.of(3, 5, 6), "standard", List.of(4, 6, 7), "dire", List.of(5, 7, 8));
    private static final Set<List<Integer>> HEROES =
            Set.of(List.of(3, 3, 6), List.of(2, 5, 5), List.of(3, 4, 5), List.of(4, 4, 4));

    private final String input;
    private final List<Card> cards;

    private BundledSetValidator(String input, List<Card> cards) {
        this.input = input;
        this.cards = cards;
    }

    /** @throws NotationException naming the card or the count that is wrong */
    static void check(String input, List<Card> cards) throws NotationException {
        BundledSetValidator check = new BundledSetValidator(input, cards);
        for (Card card : cards) {
            check.words(card);
            check.values(card);
            check.effects(card);
        }
        check.names();
        check.counts();
    }

    private void words(Card card) throws NotationException {
        for (Text text : List.of(card.name(), card.flavour())) {
            if (text.en().isBlank() || text.fr().isBlank()) {
                throw CardSetValidator.fault(
                        input, card.id(), "a name or flavour is missing", "un nom ou une phrase manque");
            }
        }
        for (Text text : List.of(card.name(), card.flavour(), card.text())) {
            for (String line : List.of(text.en(), text.fr())) {
                if (line.isBlank() && !card.abilities().isEmpty()) {
                    throw CardSetValidator.fault(input, card.id(), "a text is missing", "un texte manque");
                }
                if (line.contains("'") || !line.equals(line.strip()) || line.contains("  ")) {
                    throw CardSetValidator.fault(
                            input,
                            card.id(),
                            "a straight apostrophe or stray spaces in “" + line + "”",
                            "une apostrophe droite ou des espaces de trop dans « " + line + " »");
                }
            }
        }
        Text wording = EffectText.of(card.abilities());
        if (!card.text().equals(wording)) {
            throw CardSetValidator.fault(
                    input,
                    card.id(),
                    "the text should be “" + wording.en() + "” and “" + wording.fr() + "”",
                    "le texte devrait être « " + wording.fr() + " » et « " + wording.en() + " »");
        }
    }

    private void values(Card card) throws NotationException {
        List<Integer> sorted = new ArrayList<>(card.values());
        Collections.sort(sorted);
        boolean good = switch (card.role()) {
            case HERO -> HEROES.contains(sorted);
            case FOE, TRAP, SORCERY -> sorted.equals(TIERS.get(card.tier()));
            case ALLY ->
                sorted.get(0) >= 2
                        && sorted.get(0) <= 3
                        && sorted.get(1) >= 4
                        && sorted.get(1) <= 5
                        && sorted.get(2) >= 5
                        && sorted.get(2) <= 6
                        && card.cost() >= 2
                        && card.cost() <= 5;
            case ADVENTURE ->
                card.glory() == card.difficulty() + 1 && card.objects() == (card.difficulty() >= 3 ? 1 : 0);
            case RESOLUTION, ACTION, OBJECT -> true;
        };
        if (!good) {
            throw CardSetValidator.fault(
                    input,
                    card.id(),
                    "its values, cost or loot are not those of its kind",
                    "ses valeurs, son coût ou son butin ne sont pas ceux de sa sorte");
        }
    }

    private void effects(Card card) throws NotationException {
        int count = card.abilities().size();
        boolean good = switch (card.role()) {
            case HERO, RESOLUTION, OBJECT -> count == 1;
            case ADVENTURE -> count <= 1;
            case ACTION -> count >= 1;
            case FOE, TRAP, SORCERY, ALLY -> count == 0;
        };
        if (!good) {
            throw CardSetValidator.fault(
                    input, card.id(), count + " effects are not allowed", count + " effets ne sont pas permis");
        }
    }

    private void names() throws NotationException {
        Set<String> seen = new HashSet<>();
        for (Card card : cards) {
            for (String name : List.of(
                    "id " + card.id(),
                    "en " + card.name().en(),
                    "fr " + card.name().fr())) {
                if (!seen.add(name)) {
                    throw CardSetValidator.fault(
                            input, card.id(), "the name is used twice", "le nom est pris deux fois");
                }
            }
        }
    }

    private void counts() throws NotationException {
        count("cards", 110, card -> true);
        Map<Card.Role, Integer> roles = Map.of(
                Card.Role.HERO, 10,
                Card.Role.ADVENTURE, 20,
                Card.Role.FOE, 8,
                Card.Role.TRAP, 8,
                Card.Role.SORCERY, 8,
                Card.Role.ALLY, 8,
                Card.Role.RESOLUTION, 26,
                Card.Role.ACTION, 12,
                Card.Role.OBJECT, 10);
        for (Card.Role role : Card.Role.values()) {
            count(role.code, roles.getOrDefault(role, 0), card -> card.role() == role);
        }
        for (int d = 1; d <= 5; d++) {
            int difficulty = d;
            count("adventures of difficulty " + d, 4, card -> card.difficulty() == difficulty);
        }
        count("minor challenges", 9, card -> card.tier().equals("minor"));
        count("standard challenges", 9, card -> card.tier().equals("standard"));
        count("dire challenges", 6, card -> card.tier().equals("dire"));
        count("ADD +1", 9, card -> adds(card, 1));
        count("ADD +2", 8, card -> adds(card, 2));
        count("ADD +3", 3, card -> adds(card, 3));
        count("SHIFT", 3, card -> does(card, effect -> effect instanceof Effect.Shift));
        count("CANCEL", 2, card -> does(card, effect -> effect instanceof Effect.Cancel));
        count(
                "EDGE",
                1,
                card -> card.role() == Card.Role.RESOLUTION && does(card, effect -> effect instanceof Effect.Edge));
        atLeast("retreats", 3, effect -> effect instanceof Effect.MoveHero(boolean own, boolean _) && own);
        atLeast(
                "removals",
                2,
                effect -> effect instanceof Effect.MoveChallenge || effect instanceof Effect.RemoveChallenge);
    }

    private static boolean adds(Card card, int n) {
        return card.role() == Card.Role.RESOLUTION
                && does(card, effect -> effect instanceof Effect.Add add && add.n() == n);
    }

    private static boolean does(Card card, Predicate<Effect> test) {
        return card.abilities().stream().map(Ability::effect).anyMatch(test);
    }

    private void count(String what, int wanted, Predicate<Card> test) throws NotationException {
        int found = cards.stream().filter(test).mapToInt(Card::copies).sum();
        if (found != wanted) {
            throw CardSetValidator.fault(
                    input,
                    "set",
                    what + ": " + found + ", expected " + wanted,
                    what + " : " + found + " au lieu de " + wanted);
        }
    }

    private void atLeast(String what, int wanted, Predicate<Effect> test) throws NotationException {
        int found = cards.stream()
                .filter(card -> card.role() == Card.Role.ACTION && does(card, test))
                .mapToInt(Card::copies)
                .sum();
        if (found < wanted) {
            throw CardSetValidator.fault(
                    input,
                    "set",
                    what + ": " + found + ", expected at least " + wanted,
                    what + " : " + found + ", il en faut au moins " + wanted);
        }
    }
}
