package parlour.conan.card;

import java.util.Set;

/** What a card does: a closed vocabulary, each word with one meaning. */
public sealed interface Effect {

    /** So much to a side's total, if the contest is decided by one of the attributes and fought against one of those named. */
    record Add(int n, Set<Attribute> attributes, Set<OpponentType> against) implements Effect {}

    /** The contest is decided by this attribute. */
    record Shift(Attribute attribute) implements Effect {}

    /** One resolution card of the opponent has no effect. */
    record Cancel() implements Effect {}

    /** A tie wins. */
    record Edge(Set<OpponentType> against) implements Effect {}

    /** PG from the bank. */
    record Gain(int n, boolean optional) implements Effect {}

    /** PG from a rival who has more, never the last one. */
    record Steal(int n, boolean optional) implements Effect {}

    record Draw(int n, boolean optional) implements Effect {}

    /** A rival discards cards drawn by chance. */
    record Discard(int n, boolean optional) implements Effect {}

    /** Looks at face-down challenges of others, up to so many. */
    record Peek(int n, boolean optional) implements Effect {}

    /** Moves the player's own hero, or a rival's. */
    record MoveHero(boolean own, boolean optional) implements Effect {}

    record MoveChallenge(boolean optional) implements Effect {}

    /** Discards a challenge from the adventure of the player's hero. */
    record RemoveChallenge(boolean optional) implements Effect {}

    /** Hiring costs so much less, never below 1. */
    record Discount(int n) implements Effect {}

    /** Withdrawing costs so much less, never below 1. */
    record Ward(int n) implements Effect {}
}
