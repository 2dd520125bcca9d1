package parlour.conan.card;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.game.Text;

/** The wording of every effect. Card texts are generated from it, so that equal effects read alike on every card. */
public final class EffectText {

    private static final String NB = "\u00a0";

    private EffectText() {}

    static Text of(List<Ability> abilities) {
        StringBuilder en = new StringBuilder();
        StringBuilder fr = new StringBuilder();
        for (Ability ability : abilities) {
            Text text = of(ability);
            en.append(en.isEmpty() ? "" : " ").append(text.en());
            fr.append(fr.isEmpty() ? "" : " ").append(text.fr());
        }
        return new Text(en.toString(), fr.toString());
    }

    public static Text of(Ability ability) {
        boolean passive = ability.when() == Ability.When.PASSIVE;
        return switch (ability.effect()) {
            case Effect.Add(int n, Set<Attribute> attributes, Set<OpponentType> against) ->
                passive ? passiveAdd(n, attributes, against) : add(n, attributes);
            case Effect.Shift(Attribute attribute) ->
                new Text(
                        "The contest is now decided by " + attribute.title.en() + ".",
                        "L’affrontement se joue désormais sur " + attribute.withArticle + ".");
            case Effect.Cancel() ->
                new Text(
                        "Choose one of your opponent’s resolution cards: it has no effect.",
                        "Choisissez une carte de résolution adverse" + NB + ": elle reste sans effet.");
            case Effect.Edge(Set<OpponentType> against) ->
                passive
                        ? new Text(
                                "On a tie" + en(against) + ", your hero wins.",
                                "En cas d’égalité" + fr(against) + ", votre héros l’emporte.")
                        : new Text("On a tie, your side wins.", "En cas d’égalité, votre camp l’emporte.");
            case Effect.Discount(int n) ->
                new Text(
                        "Hiring an ally costs you " + n + " less glory, but never less than 1.",
                        "Engager un allié vous coûte " + points(n) + " de moins, mais jamais moins de 1.");
            case Effect.Ward(int n) ->
                new Text(
                        "When you withdraw, you lose " + n + " less glory, but never less than 1.",
                        "Quand vous vous retirez, vous perdez " + points(n) + " de moins, mais jamais moins de 1.");
            case Effect.Table(Text text) -> text;
            case Effect.Gain(int n, boolean optional) ->
                deed(ability, optional, "gagnez " + points(n), "gagner " + points(n), "gain " + n + " glory");
            case Effect.Draw(int n, boolean optional) ->
                deed(
                        ability,
                        optional,
                        "piochez " + cartes(n),
                        "piocher " + cartes(n),
                        "draw " + n + " card" + (n > 1 ? "s" : ""));
            case Effect.Steal(int n, boolean optional) ->
                deed(
                        ability,
                        optional,
                        "choisissez un adversaire qui a plus de gloire que vous et prenez-lui " + points(n)
                                + ", jamais le dernier",
                        "choisir un adversaire qui a plus de gloire que vous et lui prendre " + points(n)
                                + ", jamais le dernier",
                        "choose a rival who has more glory than you and take " + n
                                + " glory from them, never their last");
            case Effect.Discard(int n, boolean optional) ->
                deed(
                        ability,
                        optional,
                        "choisissez un adversaire, qui défausse " + cartes(n) + " au hasard",
                        "choisir un adversaire, qui défausse " + cartes(n) + " au hasard",
                        "choose a rival, who discards " + n + " card" + (n > 1 ? "s" : "") + " at random");
            case Effect.Peek(int n, boolean optional) ->
                deed(
                        ability,
                        optional,
                        "regardez " + (n == 1 ? "un défi face cachée" : "jusqu’à " + n + " défis face cachée"),
                        "regarder " + (n == 1 ? "un défi face cachée" : "jusqu’à " + n + " défis face cachée"),
                        "look at " + (n == 1 ? "one face-down challenge" : "up to " + n + " face-down challenges"));
            case Effect.MoveHero(boolean own, boolean optional) ->
                own
                        ? deed(
                                ability,
                                optional,
                                "déplacez votre héros sur une autre aventure, même si un défi le retient",
                                "déplacer votre héros sur une autre aventure, même si un défi le retient",
                                "move your hero to another adventure, even if a challenge holds them")
                        : deed(
                                ability,
                                optional,
                                "choisissez un héros adverse présent sur une aventure et déplacez-le sur une autre, même si un"
                                        + " défi le retient",
                                "choisir un héros adverse présent sur une aventure et le déplacer sur une autre, même si un"
                                        + " défi le retient",
                                "choose a rival’s hero on an adventure and move that hero to another, even if a challenge"
                                        + " holds them");
            case Effect.MoveChallenge(boolean optional) ->
                deed(
                        ability,
                        optional,
                        "déplacez un défi d’une aventure à une autre",
                        "déplacer un défi d’une aventure à une autre",
                        "move one challenge from one adventure to another");
            case Effect.RemoveChallenge(boolean optional) ->
                deed(
                        ability,
                        optional,
                        "défaussez un défi de l’aventure où se trouve votre héros",
                        "défausser un défi de l’aventure où se trouve votre héros",
                        "discard one challenge from the adventure your hero is on");
        };
    }

    private static String points(int n) {
        return n + (n > 1 ? " points" : " point") + " de gloire";
    }

    private static String cartes(int n) {
        return n + " carte" + (n > 1 ? "s" : "");
    }

    private static Text add(int n, Set<Attribute> attributes) {
        if (attributes.size() > 1) {
            return new Text("+" + n + " to your total.", "+" + n + " à votre total.");
        }
        Attribute one = attributes.iterator().next();
        return new Text(
                "+" + n + " to your total if the contest is decided by " + one.title.en() + ".",
                "+" + n + " à votre total si l’affrontement se joue sur " + one.withArticle + ".");
    }

    private static Text passiveAdd(int n, Set<Attribute> attributes, Set<OpponentType> against) {
        String en = "+" + n + " to your hero’s total";
        String fr = "+" + n + " au total de votre héros";
        if (attributes.size() == 1) {
            Attribute one = attributes.iterator().next();
            en += " when the contest is decided by " + one.title.en();
            fr += " quand l’affrontement se joue sur " + one.withArticle;
        }
        return new Text(en + en(against) + ".", fr + fr(against) + ".");
    }

    private static String en(Set<OpponentType> against) {
        return against.size() == 1 ? " " + against.iterator().next().en : "";
    }

    private static String fr(Set<OpponentType> against) {
        return against.size() == 1 ? " " + against.iterator().next().fr : "";
    }

    private static Text deed(Ability ability, boolean optional, String order, String infinitive, String english) {
        String fr = optional ? "vous pouvez " + infinitive : order;
        String en = optional ? "you may " + english : english;
        Optional<Text> before = switch (ability.when()) {
            case CARD, RESOLUTION -> Optional.empty();
            case ON_ACCOMPLISH -> Optional.of(new Text("When completed", "À l’accomplissement"));
            case PASSIVE -> Optional.of(before(ability.trigger().orElseThrow()));
        };
        if (before.isEmpty()) {
            return new Text(capital(en) + ".", capital(fr) + ".");
        }
        return new Text(before.get().en() + ": " + en + ".", before.get().fr() + NB + ": " + fr + ".");
    }

    private static Text before(Ability.Trigger trigger) {
        return switch (trigger) {
            case ACCOMPLISH ->
                new Text("When your hero completes an adventure", "Quand votre héros accomplit une aventure");
            case WIN -> new Text("When your hero wins a resolution", "Quand votre héros remporte une résolution");
            case LOSE -> new Text("When your hero loses a resolution", "Quand votre héros perd une résolution");
            case HOLD ->
                new Text("When one of your challenges resists a hero", "Quand l’un de vos défis résiste à un héros");
            case HIRE -> new Text("When your hero hires an ally", "Quand votre héros engage un allié");
            case HERO_PHASE -> new Text("At the start of your hero’s turn", "Au début du tour de votre héros");
        };
    }

    private static String capital(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }
}
