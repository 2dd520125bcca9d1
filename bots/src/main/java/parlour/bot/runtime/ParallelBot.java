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
 * Several bots that think about the same move at once, each on a thread of its own. The first one decides and keeps to the
 * budget; the others are worth having because they share with it what they find out, and they stop when it stops.
 */
public final class ParallelBot implements Bot {

    private final List<Bot> members;

    /** @param members made to share their memory; the first one is asked for the move */
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

    /** The nodes of a thought are those of the whole team. */
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

    /** They look at {@code over} every few hundred nodes, so this is short; an interruption must wait until then. */
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
