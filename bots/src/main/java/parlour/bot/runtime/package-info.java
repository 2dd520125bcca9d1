/**
 * What bots need from the machine: a clock, external programs, and files.
 *
 * <p>{@link parlour.bot.runtime.BotSpec} parses a bot and its limit ({@code 5}, {@code greedy}, {@code 8@10ms},
 * {@code exec:my-bot}); {@link parlour.bot.runtime.SearchLimit} starts a budget for each move;
 * {@link parlour.bot.runtime.ExternalBot} lets a program in any language play, by the protocol in
 * {@code docs/bot-protocol.md}; {@link parlour.bot.runtime.TablebaseFile} stores solved endings.
 *
 * <pre>{@code
 * BotSpec spec = BotSpec.read("exec:python3 mine.py@100ms", usual);
 * Bot bot = spec.bot(game, options, seed);
 * ScoredMove best = bot.chooseMove(new InformationState(position, seat), spec.limit().start(), ignored -> {});
 * }</pre>
 */
@NullMarked
package parlour.bot.runtime;

import org.jspecify.annotations.NullMarked;
