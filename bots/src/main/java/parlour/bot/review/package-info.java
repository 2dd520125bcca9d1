/**
 * Looking back on a game in which not everything could be seen: what could be known at a turn, what each choice was worth on
 * average over what was possible, and, apart from that, how it really lay.
 *
 * <p>Start with {@link parlour.bot.review.Reviewer}. {@link parlour.bot.review.SeatAnalysis} is made from what a seat may know
 * ({@link parlour.bot.InformationState}) and nothing else: its bot's choice, and every {@link parlour.bot.review.MoveEstimate} weighed in
 * positions that could be true ({@code MoveComparison}). Only then is the true position looked at ({@link parlour.bot.review.FullInfoAnalysis}).
 * {@link parlour.bot.review.Judgement} judges the choice by the first alone; what luck added is given beside it. A game takes part
 * by bringing {@link parlour.bot.review.Trials}.
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
