/**
 * The static evaluation of a Conquest position: {@link parlour.bot.conquest.eval.Evaluation} with
 * {@link parlour.bot.conquest.eval.EvaluationWeights} fitted by {@code ./parlour bench tune}.
 */
@NullMarked
package parlour.bot.conquest.eval;

import org.jspecify.annotations.NullMarked;
