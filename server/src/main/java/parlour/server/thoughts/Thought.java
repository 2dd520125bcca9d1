package parlour.server.thoughts;

import java.util.Optional;

/** One question on its way to an answer, however many have asked it. Held by {@link Thoughts}, which locks it. */
final class Thought {

    private final Question question;
    private int askers;
    private boolean isThinking;
    private volatile boolean isDropped;
    private Optional<String> progress = Optional.empty();
    private Optional<String> answer = Optional.empty();

    Thought(Question question) {
        this.question = question;
    }

    Question question() {
        return question;
    }

    /** How many still want to know. */
    int askers() {
        return askers;
    }

    void join() {
        askers++;
    }

    void leave() {
        askers--;
    }

    boolean isThinking() {
        return isThinking;
    }

    void begin() {
        isThinking = true;
    }

    /** Whether it is to end at once; may be asked without the lock. */
    boolean isDropped() {
        return isDropped;
    }

    void drop() {
        isDropped = true;
    }

    Optional<String> progress() {
        return progress;
    }

    void tell(String so) {
        progress = Optional.of(so);
    }

    Optional<String> answer() {
        return answer;
    }

    void end(String found) {
        answer = Optional.of(found);
    }
}
