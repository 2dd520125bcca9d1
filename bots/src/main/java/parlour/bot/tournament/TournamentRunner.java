package parlour.bot.tournament;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import parlour.bot.SeededRandom;
import parlour.bot.tournament.results.GameRecord;
import parlour.bot.tournament.results.Round;
import parlour.game.Position;

/**
 * Plays tournaments, several rounds at the same time.
 *
 * <p>Implementation notes. Rounds are independent: each has a seed derived from the tournament's, and its own bots.
 * They are counted in order, whichever finishes first, so a sequential test stops at the same round in every run, and
 * rounds already started beyond it are discarded.
 */
public final class TournamentRunner {

    private final Tournament tournament;
    private final Schedule schedule;
    private final Consumer<TournamentProgress> progress;
    private final List<Round> rounds = new ArrayList<>();
    private final RunningScore score;
    private volatile boolean isStopped;

    private TournamentRunner(Tournament tournament, Consumer<TournamentProgress> progress) {
        this.tournament = tournament;
        this.schedule = tournament.schedule();
        this.progress = progress;
        this.score = new RunningScore(tournament);
    }

    /**
     * Plays to the end, or until the sequential test is decided.
     *
     * @param progress called after every round, on the calling thread
     */
    public static TournamentResult play(Tournament tournament, Consumer<TournamentProgress> progress)
            throws InterruptedException {
        return new TournamentRunner(tournament, progress).play();
    }

    private TournamentResult play() throws InterruptedException {
        ThreadFactory threads = Thread.ofPlatform().daemon().name("arena-", 0).factory();
        try (ExecutorService workers = Executors.newFixedThreadPool(tournament.workers(), threads)) {
            try {
                playAll(workers);
            } finally {
                isStopped = true;
            }
        }
        return new TournamentResult(tournament, rounds);
    }

    private void playAll(ExecutorService workers) throws InterruptedException {
        // A few more than there are workers: no worker should be idle while a long game is waited for.
        int ahead = 4 * tournament.workers();
        Deque<Future<Optional<Round>>> begun = new ArrayDeque<>();
        int next = 0;
        while (next < schedule.rounds() || !begun.isEmpty()) {
            while (next < schedule.rounds() && begun.size() < ahead) {
                int number = next++;
                begun.add(workers.submit(() -> round(number)));
            }
            Round round = result(begun.remove()).orElseThrow();
            rounds.add(round);
            score.add(round);
            progress.accept(score.progress(schedule.games()));
            if (score.isDecided()) {
                return;
            }
        }
    }

    private static Optional<Round> result(Future<Optional<Round>> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException("a game of the tournament broke down", failure.getCause());
        }
    }

    private Optional<Round> round(int number) {
        long seed = SeededRandom.mix(tournament.seed(), schedule.opening(number));
        if (isStopped) {
            return Optional.empty();
        }
        Position start = tournament.start();
        Opening opening = Opening.draw(start, tournament.openingPlies(), seed);
        List<GameRecord> games = new ArrayList<>();
        for (List<Integer> table : schedule.tables(number)) {
            long own = SeededRandom.mix(SeededRandom.mix(seed, number), games.size());
            try (GameRunner game = new GameRunner(tournament, table, opening.copy(), own)) {
                Optional<GameRecord> record = game.play(() -> isStopped);
                if (record.isEmpty()) {
                    return Optional.empty();
                }
                games.add(record.get());
            }
        }
        return Optional.of(new Round(games));
    }
}
