package parlour.server.people.access;

import java.util.Optional;

/** A change that every node must know of before it is acknowledged. */
public sealed interface AccessChange {

    /**
     * A session or a bot token is no longer valid.
     *
     * @param isRenewed whether the browser has got another session instead: its pages should connect again
     */
    record SessionEnded(String session, boolean isRenewed) implements AccessChange {}

    /** A person has another name or kind. */
    record PersonChanged(String person) implements AccessChange {}

    /** A guest has signed in to an account: the guest's seats now belong to the account. */
    record GuestMerged(String guest) implements AccessChange {}

    /** The host has done or undone something: see {@code parlour.server.people.moderation}. */
    record ModerationChanged(String action) implements AccessChange {}

    /** The name of the kind in the database. */
    default String kind() {
        return switch (this) {
            case SessionEnded(String session, boolean isRenewed) -> isRenewed ? "session-renewed" : "session-ended";
            case PersonChanged changed -> "person-changed";
            case GuestMerged merged -> "guest-merged";
            case ModerationChanged changed -> "moderation-changed";
        };
    }

    /** The id it is about. */
    default String subject() {
        return switch (this) {
            case SessionEnded ended -> ended.session;
            case PersonChanged changed -> changed.person;
            case GuestMerged merged -> merged.guest;
            case ModerationChanged changed -> changed.action;
        };
    }

    /** Empty if a newer version has written another kind. */
    static Optional<AccessChange> of(String kind, String subject) {
        return switch (kind) {
            case "session-ended" -> Optional.of(new SessionEnded(subject, false));
            case "session-renewed" -> Optional.of(new SessionEnded(subject, true));
            case "person-changed" -> Optional.of(new PersonChanged(subject));
            case "guest-merged" -> Optional.of(new GuestMerged(subject));
            case "moderation-changed" -> Optional.of(new ModerationChanged(subject));
            default -> Optional.empty();
        };
    }
}
