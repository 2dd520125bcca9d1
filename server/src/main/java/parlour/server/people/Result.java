package parlour.server.people;

import java.util.Optional;
import java.util.function.Function;
import parlour.game.Refusal;

/** The result of a request: a value, or a refusal. */
public sealed interface Result<T> {

    record Ok<T>(T value) implements Result<T> {}

    record Refused<T>(Refusal why) implements Result<T> {}

    static <T> Result<T> ok(T value) {
        return new Ok<>(value);
    }

    static <T> Result<T> refused(Refusal why) {
        return new Refused<>(why);
    }

    /** The value, unless refused. */
    default Optional<T> granted() {
        return switch (this) {
            case Ok<T> yes -> Optional.of(yes.value);
            case Refused<T> no -> Optional.empty();
        };
    }

    /** Maps the value; keeps a refusal. */
    default <R> Result<R> map(Function<T, R> change) {
        return switch (this) {
            case Ok<T> yes -> ok(change.apply(yes.value));
            case Refused<T> no -> refused(no.why);
        };
    }

    /** Runs the next request on the value; keeps a refusal. */
    default <R> Result<R> then(Function<T, Result<R>> next) {
        return switch (this) {
            case Ok<T> yes -> next.apply(yes.value);
            case Refused<T> no -> refused(no.why);
        };
    }

    /** The refusal, if any. */
    default Optional<Refusal> refusal() {
        return switch (this) {
            case Ok<T> yes -> Optional.empty();
            case Refused<T> no -> Optional.of(no.why);
        };
    }
}
