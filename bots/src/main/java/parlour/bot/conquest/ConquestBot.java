package parlour.bot.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.conquest.eval.Evaluation;
import parlour.bot.conquest.search.Pruning;
import parlour.bot.conquest.search.Search;
import parlour.bot.conquest.search.SearchResult;
import parlour.bot.conquest.search.Skill;
import parlour.bot.conquest.search.TranspositionTable;
import parlour.bot.tablebase.TablebaseRules;
import parlour.bot.tablebase.TablebaseSource;
import parlour.conquest.ConquestPosition;

/** Plays Conquest and 6 Faces. Keeps its search results from one move to the next. */
public final class ConquestBot implements Bot {

    private final Level level;
    private final Skill skill;
    private final SeededRandom random;
    private final TablebaseSource source;
    private final TranspositionTable table;
    private final int threadIndex;
    private @Nullable Search search;

    /** Full strength. */
    public ConquestBot() {
        this(Level.MASTER, 0);
    }

    /** A player of a level; the seed determines its choice among good moves. */
    public ConquestBot(Level level, long seed) {
        this(level, seed, TablebaseSource.NONE);
    }

    /**
     * A player that also uses solved endings.
     *
     * @param source used only at full strength
     */
    public ConquestBot(Level level, long seed, TablebaseSource source) {
        this(level, seed, source, new TranspositionTable(Skill.of(level).tableBits()), 0);
    }

    private ConquestBot(Level level, long seed, TablebaseSource source, TranspositionTable table, int threadIndex) {
        this.level = level;
        this.skill = Skill.of(level);
        this.random = new SeededRandom(seed);
        this.source = source;
        this.table = table;
        this.threadIndex = threadIndex;
    }

    /** Players at full strength that search the same move at the same time and share their results. */
    public static List<Bot> team(int size, TablebaseSource source) {
        TranspositionTable shared =
                new TranspositionTable(Skill.of(Level.MASTER).tableBits());
        List<Bot> team = new ArrayList<>();
        for (int place = 0; place < size; place++) {
            team.add(new ConquestBot(Level.MASTER, place, source, shared, place));
        }
        return team;
    }

    @Override
    public String name() {
        return "Conquest " + level.number();
    }

    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        // Nothing is hidden, so the sample needs no random numbers.
        ConquestPosition position = state.sample(ConquestPosition.class, bound -> 0);
        Search ready = search;
        if (ready == null) {
            ready = new Search(
                    position,
                    new Evaluation(position.rules()),
                    skill,
                    Pruning.ON,
                    table,
                    level == Level.MASTER
                            ? source.find(TablebaseRules.of(position.rules())).orElse(null)
                            : null,
                    threadIndex);
            search = ready;
        }
        // A level may use less than its budget, never more.
        Budget within = budget.and(Budget.nodes(skill.nodes())).and(Budget.depth(skill.depth()));
        if (skill.temperature() == 0) {
            return thought(
                    position, ready.think(position, within, result -> progress.accept(thought(position, result))));
        }
        SearchResult chosen = ready.choose(position, within, random);
        ScoredMove scored = thought(position, chosen);
        progress.accept(scored);
        return scored;
    }

    static ScoredMove thought(ConquestPosition position, SearchResult result) {
        return new ScoredMove(
                position.text(result.move()),
                result.score(),
                line(position.copy(), result.line()),
                result.depth(),
                result.nodes());
    }

    /** The search stops where a side can win at once; the line shown to people includes the winning move. */
    private static List<String> line(ConquestPosition position, List<Integer> moves) {
        List<String> line = new ArrayList<>();
        for (int move : moves) {
            line.add(position.text(move));
            position.play(move);
        }
        if (!position.isDecided()) {
            int win = position.searchQueries().winningMove(position.side());
            if (win != ConquestPosition.NO_MOVE) {
                line.add(position.text(win));
            }
        }
        return line;
    }
}
