package parlour.bench;

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
import parlour.bot.SeededRandom;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.RandomSource;

/** The rules of Domination under JMH: operations are dominoes laid, with the draw that follows. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class DominationBenchmark {

    private static final int MOVES = 112;

    private final DominationPosition start = Domination.DOMINATION.start(Options.defaults(Domination.DOMINATION));
    private final RandomSource random = new SeededRandom(1);

    /** A whole game. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public long randomMoves() {
        DominationPosition game = start.copy();
        while (!game.isOver()) {
            boolean chance = game.turn() == Position.CHANCE;
            game.play(chance ? random.drawOutcome(game) : game.legalMoveAt(random.nextInt(game.legalMoveCount())));
        }
        return game.hash();
    }
}
