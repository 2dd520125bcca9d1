package parlour.conan.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parlour.game.Text;

/** Wordings that no bundled card has; the others are compared with the cards when the set is loaded. */
class EffectTextTest {

    private static final Set<OpponentType> ALL = EnumSet.allOf(OpponentType.class);
    private static final Set<Attribute> ANY = EnumSet.allOf(Attribute.class);

    private static Ability card(Effect effect) {
        return new Ability(effect, Ability.When.CARD, Optional.empty());
    }

    private static Ability accomplishing(Effect effect) {
        return new Ability(effect, Ability.When.ON_ACCOMPLISH, Optional.empty());
    }

    private static Ability passive(Effect effect) {
        return new Ability(effect, Ability.When.PASSIVE, Optional.empty());
    }

    private static Ability when(Ability.Trigger trigger, Effect effect) {
        return new Ability(effect, Ability.When.PASSIVE, Optional.of(trigger));
    }

    private static void check(String en, String fr, Ability... abilities) {
        assertEquals(new Text(en, fr.replace(" :", "\u00a0:")), EffectText.of(List.of(abilities)));
    }

    @Test
    void compulsoryAndOptionalEffectsAreWordedDifferently() {
        check("Gain 2 glory.", "Gagnez 2 points de gloire.", card(new Effect.Gain(2, false)));
        check("You may gain 2 glory.", "Vous pouvez gagner 2 points de gloire.", card(new Effect.Gain(2, true)));
        check("Draw 1 card.", "Piochez 1 carte.", card(new Effect.Draw(1, false)));
        check("You may draw 2 cards.", "Vous pouvez piocher 2 cartes.", card(new Effect.Draw(2, true)));
        check(
                "Choose a rival, who discards 1 card at random.",
                "Choisissez un adversaire, qui défausse 1 carte au hasard.",
                card(new Effect.Discard(1, false)));
        check(
                "You may choose a rival, who discards 2 cards at random.",
                "Vous pouvez choisir un adversaire, qui défausse 2 cartes au hasard.",
                card(new Effect.Discard(2, true)));
        check("Look at one face-down challenge.", "Regardez un défi face cachée.", card(new Effect.Peek(1, false)));
        check(
                "Look at up to 2 face-down challenges.",
                "Regardez jusqu’à 2 défis face cachée.",
                card(new Effect.Peek(2, false)));
        check(
                "You may choose a rival who has more glory than you and take 3 glory from them, never their last.",
                "Vous pouvez choisir un adversaire qui a plus de gloire que vous et lui prendre 3 points de gloire, jamais le dernier.",
                card(new Effect.Steal(3, true)));
        check(
                "You may move your hero to another adventure, even if a challenge holds them.",
                "Vous pouvez déplacer votre héros sur une autre aventure, même si un défi le retient.",
                card(new Effect.MoveHero(true, true)));
        check(
                "You may choose a rival’s hero on an adventure and move that hero to another, even if a challenge holds them.",
                "Vous pouvez choisir un héros adverse présent sur une aventure et le déplacer sur une autre, même si un défi"
                        + " le retient.",
                card(new Effect.MoveHero(false, true)));
        check(
                "You may discard one challenge from the adventure your hero is on.",
                "Vous pouvez défausser un défi de l’aventure où se trouve votre héros.",
                card(new Effect.RemoveChallenge(true)));
    }

    @Test
    void triggerComesFirst() {
        check(
                "When completed: discard one challenge from the adventure your hero is on.",
                "À l’accomplissement : défaussez un défi de l’aventure où se trouve votre héros.",
                accomplishing(new Effect.RemoveChallenge(false)));
        check(
                "When your hero loses a resolution: gain 1 glory.",
                "Quand votre héros perd une résolution : gagnez 1 point de gloire.",
                when(Ability.Trigger.LOSE, new Effect.Gain(1, false)));
        check(
                "When one of your challenges resists a hero: you may gain 1 glory.",
                "Quand l’un de vos défis résiste à un héros : vous pouvez gagner 1 point de gloire.",
                when(Ability.Trigger.HOLD, new Effect.Gain(1, true)));
        check(
                "When your hero hires an ally: draw 1 card.",
                "Quand votre héros engage un allié : piochez 1 carte.",
                when(Ability.Trigger.HIRE, new Effect.Draw(1, false)));
    }

    @Test
    void passiveNamesItsScope() {
        check("+1 to your hero’s total.", "+1 au total de votre héros.", passive(new Effect.Add(1, ANY, ALL)));
        check(
                "+1 to your hero’s total when the contest is decided by Spirit against a trap.",
                "+1 au total de votre héros quand l’affrontement se joue sur l’Esprit contre un piège.",
                passive(new Effect.Add(1, EnumSet.of(Attribute.SPIRIT), EnumSet.of(OpponentType.TRAP))));
        check("On a tie, your hero wins.", "En cas d’égalité, votre héros l’emporte.", passive(new Effect.Edge(ALL)));
        check(
                "On a tie in a duel, your hero wins.",
                "En cas d’égalité en duel, votre héros l’emporte.",
                passive(new Effect.Edge(EnumSet.of(OpponentType.DUEL))));
    }

    @Test
    void severalEffectsAreSeveralSentences() {
        check("", "");
        check(
                "Gain 1 glory. Draw 1 card. Gain 2 glory.",
                "Gagnez 1 point de gloire. Piochez 1 carte. Gagnez 2 points de gloire.",
                card(new Effect.Gain(1, false)),
                card(new Effect.Draw(1, false)),
                card(new Effect.Gain(2, false)));
    }
}
