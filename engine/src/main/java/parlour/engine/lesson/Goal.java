package parlour.engine.lesson;

/** What is asked for: a condition on a move and the position it leads to, and what is said about moves that miss it. */
@FunctionalInterface
interface Goal {

    /** The verdict on a legal move, before anybody replies. */
    Verdict judge(Played played);

    /** The verdict after the replies, where {@link #judge} decided nothing. */
    default Verdict afterReplies(Played played) {
        return played.after().isOver() ? Games.over(played) : new Verdict.GoOn();
    }
}
