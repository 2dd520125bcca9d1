package parlour.bot.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;

/**
 * Several bots that search the same move at once, each on its own thread. The first one decides and observes the
 * budget; the others contribute through the memory they share with it, and stop when it stops.
 */
public final class ParallelBot implements Bot {

    private final List<Bot> members;

    /** @param members share their memory; the first one is asked for the move */
    public ParallelBot(List<Bot> members) {
        if (members.isEmpty()) {
            throw new IllegalArgumentException("a team of nobody");
        }
        this.members = List.copyOf(members);
    }

    @Override
    public String name() {
        return members.getFirst().name();
    }

    /** Reports the nodes of the whole team. */
    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        AtomicBoolean over = new AtomicBoolean();
        AtomicLong others = new AtomicLong();
        List<Thread> threads = new ArrayList<>();
        for (Bot member : members.subList(1, members.size())) {
            threads.add(Thread.ofPlatform().daemon().name("team of " + name()).start(() -> {
                ScoredMove scored = member.chooseMove(state, nodes -> over.get(), aside -> {});
                others.addAndGet(scored.nodes());
            }));
        }
        ScoredMove decision;
        try {
            decision = members.getFirst().chooseMove(state, budget, progress);
        } finally {
            over.set(true);
            threads.forEach(ParallelBot::await);
        }
        return new ScoredMove(
                decision.move(), decision.score(), decision.line(), decision.depth(), decision.nodes() + others.get());
    }

    /** The members poll {@code over} every few hundred nodes, so this is short; interruption is deferred until then. */
    private static void await(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException later) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
