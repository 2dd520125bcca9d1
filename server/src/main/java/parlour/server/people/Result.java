package parlour.server.people;

import java.util.Optional;
import java.util.function.Function;
import parlour.game.Refusal;

/** What came of a request: what was asked for, or why not. */
public sealed interface Result<T> {

    record Ok<T>(T value) implements Result<T> {}

    record Refused<T>(Refusal why) implements Result<T> {}

    static <T> Result<T> ok(T value) {
        return new Ok<>(value);
    }

    static <T> Result<T> refused(Refusal why) {
        return new Refused<>(why);
    }

    /** What was asked for, if it was granted. */
    default Optional<T> granted() {
        return switch (this) {
            case Ok<T> yes -> Optional.of(yes.value);
            case Refused<T> no -> Optional.empty();
        };
    }

    /** The same answer about something else. */
    default <R> Result<R> map(Function<T, R> change) {
        return switch (this) {
            case Ok<T> yes -> ok(change.apply(yes.value));
            case Refused<T> no -> refused(no.why);
        };
    }

    /** What comes of asking on, if this was granted. */
    default <R> Result<R> then(Function<T, Result<R>> next) {
        return switch (this) {
            case Ok<T> yes -> next.apply(yes.value);
            case Refused<T> no -> refused(no.why);
        };
    }

    /** Why it was not, if it was not. */
    default Optional<Refusal> refusal() {
        return switch (this) {
            case Ok<T> yes -> Optional.empty();
            case Refused<T> no -> Optional.of(no.why);
        };
    }
}
