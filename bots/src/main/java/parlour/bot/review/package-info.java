/**
 * Looking back on a game in which not everything could be seen: what could be known at a turn, what each choice was worth on
 * average over what was possible, and, apart from that, how it really lay.
 *
 * <p>Start with {@link parlour.bot.review.Reviewer}. {@link parlour.bot.review.Foresight} is made from what a seat may know
 * ({@link parlour.bot.Knowledge}) and nothing else: its bot's choice, and every {@link parlour.bot.review.Choice} weighed in
 * positions that could be true ({@code Weighing}). Only then is the true position looked at ({@link parlour.bot.review.Truth}).
 * {@link parlour.bot.review.Verdict} judges the choice by the first alone; what luck added is told beside it. A game takes part
 * by bringing {@link parlour.bot.review.Trials}.
 *
 * <pre>{@code
 * Reviewer reviewer = Bots.reviewer(game, 150_000, 0).orElseThrow();
 * Review review = reviewer.review(before, "2-5@c3d3", so -> show(so));
 * System.out.println(review.verdict() + ", the bot: " + review.foresight().preferred());
 * }</pre>
 */
@NullMarked
package parlour.bot.review;

import org.jspecify.annotations.NullMarked;
