package parlour.server.people;

import java.util.Optional;
import java.util.function.Function;
import parlour.game.Refusal;

/** What came of a request: what was asked for, or why not. */
public sealed interface Answer<T> {

    record Yes<T>(T value) implements Answer<T> {}

    record No<T>(Refusal why) implements Answer<T> {}

    static <T> Answer<T> yes(T value) {
        return new Yes<>(value);
    }

    static <T> Answer<T> no(Refusal why) {
        return new No<>(why);
    }

    /** What was asked for, if it was granted. */
    default Optional<T> granted() {
        return switch (this) {
            case Yes<T> yes -> Optional.of(yes.value);
            case No<T> no -> Optional.empty();
        };
    }

    /** The same answer about something else. */
    default <R> Answer<R> map(Function<T, R> change) {
        return switch (this) {
            case Yes<T> yes -> yes(change.apply(yes.value));
            case No<T> no -> no(no.why);
        };
    }

    /** What comes of asking on, if this was granted. */
    default <R> Answer<R> then(Function<T, Answer<R>> next) {
        return switch (this) {
            case Yes<T> yes -> next.apply(yes.value);
            case No<T> no -> no(no.why);
        };
    }

    /** Why it was not, if it was not. */
    default Optional<Refusal> refusal() {
        return switch (this) {
            case Yes<T> yes -> Optional.empty();
            case No<T> no -> Optional.of(no.why);
        };
    }
}
