package parlour.bot.conquest;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.bot.Analyst;
import parlour.bot.Budget;
import parlour.bot.Level;
import parlour.bot.Thought;
import parlour.conquest.ConquestPosition;
import parlour.conquest.ConquestRules;
import parlour.game.Position;

/** Looks at positions of Conquest and 6 Faces at full strength. Keeps what it found out while the rules stay the same. */
public final class ConquestAnalyst implements Analyst {

    private @Nullable Search search;
    private @Nullable ConquestRules rules;

    @Override
    public List<Thought> lines(Position given, int most, Budget budget, Consumer<List<Thought>> progress) {
        if (!(given instanceof ConquestPosition asked)) {
            throw new IllegalArgumentException("not a position of Conquest");
        }
        ConquestPosition position = asked.copy();
        return thoughts(
                asked,
                ready(position).lines(position, most, budget, findings -> progress.accept(thoughts(asked, findings))));
    }

    private Search ready(ConquestPosition position) {
        Search ready = search;
        if (ready == null || !position.rules().equals(rules)) {
            rules = position.rules();
            ready = new Search(position, new Evaluation(rules), Skill.of(Level.MASTER), Pruning.ON);
            search = ready;
        }
        return ready;
    }

    private static List<Thought> thoughts(ConquestPosition position, List<Findings> lines) {
        return lines.stream()
                .map(findings -> ConquestBot.thought(position, findings))
                .toList();
    }
}
