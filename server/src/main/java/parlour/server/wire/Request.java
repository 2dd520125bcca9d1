package parlour.server.wire;

import java.util.Optional;

/** What a client says. */
sealed interface Request {

    /** First of all. */
    record Hello(int version, String language) implements Request {}

    record Ping() implements Request {}

    /**
     * Wants to be told everything that happens at a table.
     *
     * @param after the last number seen on an earlier visit; 0 for none
     */
    record Watch(long id, String table, int after) implements Request {}

    record Unwatch(long id, String table) implements Request {}

    /** Something to happen at a table. */
    record Act(long id, String table, int number, Action action) implements Request {}

    /** Something to be said at a table. */
    record Chat(long id, String table, String text) implements Request {}

    record Mute(long id, String person, boolean muted) implements Request {}

    /** What a side could do if it were its turn. */
    record Look(long id, String table, int seat) implements Request {}

    /** What may happen at a table. */
    sealed interface Action {

        record Sit(Optional<Integer> seat, String bytes) implements Action {}

        record Leave() implements Action {}

        record Play(String move) implements Action {}

        record Resign() implements Action {}

        record Draw() implements Action {}

        record RefuseDraw() implements Action {}

        record Takeback() implements Action {}

        record RefuseTakeback() implements Action {}

        record Vote(int seat) implements Action {}

        record Rematch(String bytes) implements Action {}

        record Declare(String text) implements Action {}
    }
}
