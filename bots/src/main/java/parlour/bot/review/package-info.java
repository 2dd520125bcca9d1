/**
 * Reviews of games with hidden information: what a player could know at a turn, the average value of each move given
 * that, and separately the values in the true position.
 *
 * <p>Start with {@link parlour.bot.review.Reviewer}. {@link parlour.bot.review.SeatAnalysis} uses only what a seat may
 * know ({@link parlour.bot.InformationState}): its bot's choice, and a {@link parlour.bot.review.MoveEstimate} of each
 * move over possible positions ({@code MoveComparison}). Only then is the true position used
 * ({@link parlour.bot.review.FullInfoAnalysis}). {@link parlour.bot.review.Judgement} judges the move by the first
 * alone; luck is reported separately. A game takes part by providing {@link parlour.bot.review.Trials}.
 *
 * <pre>{@code
 * Reviewer reviewer = BotRegistry.reviewer(game, 150_000, 0).orElseThrow();
 * Review review = reviewer.review(before, "2-5@c3d3", so -> show(so));
 * System.out.println(review.judgement() + ", the bot: " + review.seatAnalysis().preferred());
 * }</pre>
 */
@NullMarked
package parlour.bot.review;

import org.jspecify.annotations.NullMarked;
