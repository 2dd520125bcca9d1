package parlour.conan.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import parlour.game.Language;
import parlour.game.Text;
import parlour.game.View;

/**
 * Writes a set in one way only, so that equal sets have equal fingerprints: fields in a fixed order, no spaces, what is
 * empty left out, pictures by their fingerprint.
 */
final class CardSetWriter {

    private final List<Language> languages;
    private final Map<String, String> pictures;

    private CardSetWriter(List<Language> languages, Map<String, String> pictures) {
        this.languages = languages;
        this.pictures = pictures;
    }

    static String write(CardSet set) {
        return write(set, Map.of());
    }

    /** @param pictures data URIs by the card's id */
    static String write(CardSet set, Map<String, String> pictures) {
        return new CardSetWriter(set.languages(), pictures).all(set);
    }

    private String all(CardSet set) {
        List<View> cards = new ArrayList<>();
        set.kinds().forEach(card -> cards.add(card(card)));
        return new View()
                .with("set", set.title())
                .with("version", 1)
                .with("languages", languages.stream().map(Language::code).toList())
                .with("cards", cards)
                .json();
    }

    private View card(Card card) {
        Card.Role role = card.role();
        View view = new View().with("id", card.id()).with("kind", CardSetReader.kind(role));
        if (!CardSetReader.kind(role).equals(role.code)) {
            view.with("type", role.code);
        }
        view.with("copies", card.copies()).with("name", words(card.name()));
        if (!card.tier().isEmpty()) {
            view.with("tier", card.tier());
        }
        if (role == Card.Role.HERO || role.isChallenge()) {
            View attributes = new View();
            for (Attribute attribute : Attribute.values()) {
                attributes.with(attribute.code, card.value(attribute));
            }
            view.with("attributes", attributes);
        }
        if (role == Card.Role.ALLY) {
            view.with("cost", card.cost());
        }
        if (role == Card.Role.ADVENTURE) {
            view.with("difficulty", card.difficulty())
                    .with("loot", new View().with("glory", card.glory()).with("objects", card.objects()));
        }
        if (!card.abilities().isEmpty()) {
            view.with("effects", card.abilities().stream().map(this::effect).toList());
        }
        if (!card.text().en().isEmpty() || !card.text().fr().isEmpty()) {
            view.with("text", words(card.text()));
        }
        if (!card.flavour().en().isEmpty() || !card.flavour().fr().isEmpty()) {
            view.with("flavour", words(card.flavour()));
        }
        if (!card.picture().isEmpty()) {
            view.with("picture", pictures.getOrDefault(card.id(), card.picture()));
        }
        return view;
    }

    private View words(Text text) {
        View view = new View();
        for (Language language : languages) {
            view.with(language.code(), text.in(language));
        }
        return view;
    }

    private View effect(Ability ability) {
        View view = new View();
        boolean passive = ability.when() == Ability.When.PASSIVE;
        switch (ability.effect()) {
            case Effect.Add(int n, Set<Attribute> attributes, Set<OpponentType> against) -> {
                op(view, "ADD", ability).with("n", n).with("attribute", attribute(attributes));
                if (passive) {
                    view.with("against", against(against));
                }
            }
            case Effect.Shift(Attribute attribute) -> op(view, "SHIFT", ability).with("attribute", attribute.code);
            case Effect.Cancel() ->
                op(view, "CANCEL", ability)
                        .with("n", 1)
                        .with("target", "opposing-resolution-card")
                        .with("chooser", CardSetReader.PLAYER);
            case Effect.Edge(Set<OpponentType> against) -> {
                op(view, "EDGE", ability);
                if (passive) {
                    view.with("against", against(against));
                }
            }
            case Effect.Discount(int n) ->
                op(view, "DISCOUNT", ability).with("n", n).with("minimum", 1);
            case Effect.Ward(int n) -> op(view, "WARD", ability).with("n", n).with("minimum", 1);
            case Effect.Gain(int n, boolean optional) ->
                op(view, "GAIN", ability).with("n", n).with("optional", optional);
            case Effect.Draw(int n, boolean optional) ->
                op(view, "DRAW", ability).with("n", n).with("optional", optional);
            case Effect.Steal(int n, boolean optional) ->
                chosen(
                        op(view, "STEAL", ability)
                                .with("n", n)
                                .with("target", "richer-rival")
                                .with("leaves", 1),
                        optional);
            case Effect.Discard(int n, boolean optional) ->
                chosen(
                        op(view, "DISCARD", ability)
                                .with("n", n)
                                .with("target", "rival")
                                .with("pick", "random"),
                        optional);
            case Effect.Peek(int n, boolean optional) ->
                chosen(op(view, "PEEK", ability).with("n", n).with("target", "face-down-challenge"), optional);
            case Effect.MoveHero(boolean own, boolean optional) ->
                chosen(
                        op(view, "MOVE_HERO", ability)
                                .with("hero", own ? "own" : "rival")
                                .with("destination", "legal-adventure"),
                        optional);
            case Effect.MoveChallenge(boolean optional) ->
                chosen(
                        op(view, "MOVE_CHALLENGE", ability)
                                .with("target", "any-challenge")
                                .with("destination", "legal-adventure"),
                        optional);
            case Effect.RemoveChallenge(boolean optional) ->
                chosen(op(view, "REMOVE_CHALLENGE", ability).with("from", "own-adventure"), optional);
            case Effect.Table(Text text) -> op(view, "TABLE", ability).with("text", words(text));
        }
        return view;
    }

    private static View op(View view, String op, Ability ability) {
        view.with("op", op).with("when", ability.when().name());
        ability.trigger().ifPresent(trigger -> view.with("trigger", trigger.code));
        return view;
    }

    private static void chosen(View view, boolean optional) {
        view.with("chooser", CardSetReader.PLAYER).with("optional", optional);
    }

    private static String attribute(Set<Attribute> attributes) {
        return attributes.size() == 1 ? attributes.iterator().next().code : "any";
    }

    private static String against(Set<OpponentType> against) {
        return against.size() == 1 ? against.iterator().next().code : "any";
    }
}
