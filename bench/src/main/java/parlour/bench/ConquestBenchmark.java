package parlour.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.Options;
import parlour.game.Perft;

/** The rules of Conquest under JMH: operations are routes counted and moves made. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ConquestBenchmark {

    private static final int PERFT_4 = 1_702_613;
    private static final int MOVES = 10_000;

    private final ConquestPosition start = Conquest.CONQUEST.start(Options.known(Conquest.CONQUEST, "first=white"));
    private final Perft perft = new Perft();
    private final SplittableRandom random = new SplittableRandom(1);
    private ConquestPosition game = start.copy();

    @Benchmark
    @OperationsPerInvocation(PERFT_4)
    public long routesCounted() {
        return perft.count(start, 4);
    }

    @Benchmark
    @OperationsPerInvocation(PERFT_4)
    public long routesCountedByRouteTable() {
        return new BaselineRouteTable().count(0, 4);
    }

    @Benchmark
    @OperationsPerInvocation(MOVES)
    public long randomMoves() {
        for (int i = 0; i < MOVES; i++) {
            int count = game.legalMoveCount();
            if (count == 0) {
                game = start.copy();
                count = game.legalMoveCount();
            }
            game.play(game.legalMoveAt(random.nextInt(count)));
        }
        return game.hash();
    }
}
