package parlour.bot.conquest;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.bot.Analyst;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.conquest.eval.Evaluation;
import parlour.bot.conquest.search.Pruning;
import parlour.bot.conquest.search.Search;
import parlour.bot.conquest.search.SearchResult;
import parlour.bot.conquest.search.Skill;
import parlour.conquest.ConquestPosition;
import parlour.conquest.ConquestRules;
import parlour.game.Position;

/** Analyses positions of Conquest and 6 Faces at full strength. Keeps its results while the rules stay the same. */
public final class ConquestAnalyst implements Analyst {

    private @Nullable Search search;
    private @Nullable ConquestRules rules;

    @Override
    public List<ScoredMove> lines(Position given, int max, Budget budget, Consumer<List<ScoredMove>> progress) {
        ConquestPosition asked = InformationState.expect(ConquestPosition.class, given);
        ConquestPosition position = asked.copy();
        return thoughts(
                asked,
                ready(position).lines(position, max, budget, findings -> progress.accept(thoughts(asked, findings))));
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

    private static List<ScoredMove> thoughts(ConquestPosition position, List<SearchResult> lines) {
        return lines.stream()
                .map(result -> ConquestBot.thought(position, result))
                .toList();
    }
}
