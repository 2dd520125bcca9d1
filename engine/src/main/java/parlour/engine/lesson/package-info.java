/**
 * Courses that teach the games: a position, a task, and a judge that says what a move did.
 *
 * <p>Start with {@link parlour.engine.lesson.Courses}, the list, and {@link parlour.engine.lesson.StepAttempt}, a
 * learner at one {@link parlour.engine.lesson.Step}. A step's {@link parlour.engine.lesson.Goal} is a condition on the
 * move and the position it leads to, never a list of moves; it also says, from the same facts, why a move misses it.
 * {@link parlour.engine.lesson.Opponent} plays the other seats, always the same way, so that the learner's moves alone
 * determine what has happened. {@link parlour.engine.lesson.FaceDrill} asks the questions of the face trainer. docs/learning.md
 * tells how to add a step.
 *
 * <pre>{@code
 * StepAttempt attempt = StepAttempt.of(Courses.step("conquest/turn").orElseThrow(), List.of());
 * switch (attempt.play("d2-d4-f4").verdict()) {
 *     case Verdict.Right right -> praise(right.message());
 *     case Verdict.Wrong wrong -> explain(wrong.message());
 *     case Verdict.GoOn goOn -> next();
 * }
 * }</pre>
 */
@NullMarked
package parlour.engine.lesson;

import org.jspecify.annotations.NullMarked;
