package parlour.conan.card;

import java.util.Set;
import parlour.game.Text;

/** The effect of a card: a closed vocabulary, each word with one meaning. */
public sealed interface Effect {

    /** An effect that is carried out; all others are values that apply by themselves. */
    sealed interface Deed extends Effect {

        /** Whether the player may decline. */
        boolean optional();
    }

    /**
     * Adds to a side's total, if the contest is decided by one of the attributes and fought against one of those named.
     */
    record Add(int n, Set<Attribute> attributes, Set<OpponentType> against) implements Effect {}

    /** The contest is decided by this attribute. */
    record Shift(Attribute attribute) implements Effect {}

    /** One resolution card of the opponent has no effect. */
    record Cancel() implements Effect {}

    /** A tie wins. */
    record Edge(Set<OpponentType> against) implements Effect {}

    /** PG from the bank. */
    record Gain(int n, boolean optional) implements Deed {}

    /** PG from a rival who has more, never the last one. */
    record Steal(int n, boolean optional) implements Deed {}

    record Draw(int n, boolean optional) implements Deed {}

    /** A rival discards cards drawn by chance. */
    record Discard(int n, boolean optional) implements Deed {}

    /** Looks at up to {@code n} face-down challenges of others. */
    record Peek(int n, boolean optional) implements Deed {}

    /** Moves the player's own hero, or a rival's. */
    record MoveHero(boolean own, boolean optional) implements Deed {}

    record MoveChallenge(boolean optional) implements Deed {}

    /** Discards a challenge from the adventure of the player's hero. */
    record RemoveChallenge(boolean optional) implements Deed {}

    /** Reduces the cost of hiring, never below 1. */
    record Discount(int n) implements Effect {}

    /** Reduces the cost of withdrawing, never below 1. */
    record Ward(int n) implements Effect {}

    /**
     * An effect outside the vocabulary: its player states what happens, and it happens if all agree. He may also state
     * nothing.
     *
     * @param text as printed on the card
     */
    record Table(Text text) implements Deed {

        @Override
        public boolean optional() {
            return true;
        }
    }
}
