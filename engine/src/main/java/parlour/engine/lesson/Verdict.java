package parlour.engine.lesson;

import parlour.game.Text;

/** What a goal says about a move. */
public sealed interface Verdict {

    /** The task is done. */
    record Right(Text message) implements Verdict {

        public Right(String en, String fr) {
            this(new Text(en, fr));
        }
    }

    /**
     * A legal move that misses the task.
     *
     * @param message what happened, and why that is not what was asked
     * @param reply the other side's move that shows it, or {@link #NONE}
     */
    record Wrong(Text message, int reply) implements Verdict {

        public static final int NONE = -1;

        public Wrong(Text message) {
            this(message, NONE);
        }

        public Wrong(String en, String fr) {
            this(new Text(en, fr));
        }
    }

    /** Nothing is decided: the others reply, and the learner moves again. */
    record GoOn() implements Verdict {}
}
