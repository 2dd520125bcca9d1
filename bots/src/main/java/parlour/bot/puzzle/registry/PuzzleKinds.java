package parlour.bot.puzzle.registry;

import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import parlour.bot.puzzle.PuzzleMiner;
import parlour.bot.puzzle.conan.ConanMiner;
import parlour.bot.puzzle.conan.ConanPuzzles;
import parlour.bot.puzzle.conan.ConanSelector;
import parlour.bot.puzzle.conquest.ConquestMiner;
import parlour.bot.puzzle.conquest.ConquestSelector;
import parlour.bot.puzzle.domination.DominationMiner;
import parlour.bot.puzzle.domination.DominationPuzzles;
import parlour.bot.puzzle.domination.DominationSelector;
import parlour.conan.Conan;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.game.Game;
import parlour.puzzle.ConquestPuzzles;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleKind;

/** What the puzzles of each game ask for, where they come from, and how a set is chosen from them. */
public final class PuzzleKinds {

    /** Chooses a varied set from all puzzles found. */
    private interface Selector {

        List<Puzzle> of(List<Puzzle> found, int count);
    }

    private record Entry(PuzzleKind kind, LongFunction<PuzzleMiner> miner, Selector selector) {}

    private static final Map<Game, Entry> ENTRIES = Map.of(
            Conquest.CONQUEST,
            new Entry(
                    new ConquestPuzzles(),
                    seed -> new ConquestMiner(Conquest.CONQUEST, seed),
                    (found, count) -> ConquestSelector.of(Conquest.CONQUEST, found, count)),
            Conquest.SIX_FACES,
            new Entry(
                    new ConquestPuzzles(),
                    seed -> new ConquestMiner(Conquest.SIX_FACES, seed),
                    (found, count) -> ConquestSelector.of(Conquest.SIX_FACES, found, count)),
            Domination.DOMINATION,
            new Entry(new DominationPuzzles(), DominationMiner::new, DominationSelector::of),
            Conan.CONAN,
            new Entry(new ConanPuzzles(), ConanMiner::new, ConanSelector::of));

    private PuzzleKinds() {}

    public static PuzzleKind of(Game game) {
        return entry(game).kind;
    }

    public static PuzzleMiner miner(Game game, long seed) {
        return entry(game).miner.apply(seed);
    }

    /** Selects from the puzzles found of one game; the order of the input does not matter. The easiest come first. */
    public static List<Puzzle> choose(Game game, List<Puzzle> found, int count) {
        return entry(game)
                .selector
                .of(found.stream().filter(puzzle -> puzzle.game().equals(game)).toList(), count);
    }

    private static Entry entry(Game game) {
        Entry entry = ENTRIES.get(game);
        if (entry == null) {
            throw new IllegalStateException("no puzzles of " + game.id());
        }
        return entry;
    }
}
