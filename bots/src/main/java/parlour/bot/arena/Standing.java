package parlour.bot.arena;

import java.util.List;

/**
 * Where a tournament stands, after a round.
 *
 * @param games played so far, of {@code of}
 * @param points by contender
 * @param ratio of the sequential test, 0 if there is none; see {@link Sprt#ratio}
 */
public record Standing(int games, int of, List<Double> points, double ratio) {

    public Standing {
        points = List.copyOf(points);
    }
}
