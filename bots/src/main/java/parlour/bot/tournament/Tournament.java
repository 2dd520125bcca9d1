package parlour.bot.tournament;

import java.util.List;
import java.util.Optional;
import parlour.bot.tournament.results.Sprt;
import parlour.game.Game;
import parlour.game.Options;
import parlour.game.Position;

/**
 * A tournament to play.
 *
 * @param start the starting position; games do not change it
 * @param games the minimum; rounded up so that all contenders meet equally often on every seat
 * @param seed determines openings, draws and the bots' random choices
 * @param openingPlies random moves before the bots take over, so that games differ; usually two, and none where draws
 *     alone make every game different
 * @param sprt when to stop early, if two contenders are tested against each other
 * @param workers games played at the same time
 */
public record Tournament(
        Game game,
        Options options,
        Position start,
        List<Contender> contenders,
        int games,
        long seed,
        int openingPlies,
        Optional<Sprt> sprt,
        int workers) {

    public Tournament {
        contenders = List.copyOf(contenders);
        if (contenders.size() < 2) {
            throw new IllegalArgumentException("a tournament needs two contenders");
        }
        if (sprt.isPresent() && (contenders.size() != 2 || options.seats() != 2)) {
            throw new IllegalArgumentException("a sequential test is between two contenders at two seats");
        }
    }

    /** On every core, without early stop. */
    public static Tournament of(Game game, Options options, List<Contender> contenders, int games, long seed) {
        Position start = game.start(options);
        return new Tournament(
                game,
                options,
                start,
                contenders,
                games,
                seed,
                Opening.defaultPlies(start),
                Optional.empty(),
                Runtime.getRuntime().availableProcessors());
    }

    public Tournament until(Sprt test) {
        return new Tournament(game, options, start, contenders, games, seed, openingPlies, Optional.of(test), workers);
    }

    public Tournament withOpening(int plies) {
        return new Tournament(game, options, start, contenders, games, seed, plies, sprt, workers);
    }

    public Tournament from(Position position) {
        return new Tournament(game, options, position.copy(), contenders, games, seed, openingPlies, sprt, workers);
    }

    public Tournament withWorkers(int number) {
        return new Tournament(game, options, start, contenders, games, seed, openingPlies, sprt, number);
    }

    Schedule schedule() {
        return Schedule.of(contenders.size(), options.seats(), games);
    }
}
