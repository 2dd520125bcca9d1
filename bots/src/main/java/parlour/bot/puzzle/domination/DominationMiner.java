package parlour.bot.puzzle.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.domination.DominationBot;
import parlour.bot.domination.EndgameLead;
import parlour.bot.domination.EndgamePlay;
import parlour.bot.puzzle.PuzzleMiner;
import parlour.bot.puzzle.PuzzleRating;
import parlour.bot.puzzle.WeakerPlayers;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.puzzle.Puzzle;

/** Lets two bots play Domination on one of the bundled boards, and examines the ending. */
public final class DominationMiner implements PuzzleMiner {

    /** Strong enough for real games, weak enough to make mistakes, and quick. */
    private static final List<Level> PLAYERS = List.of(Level.CASUAL, Level.REGULAR, Level.CLUB);

    private static final List<String> LAYOUTS = List.of("A", "B", "C", "D", "E");

    /** What each move after the first adds to the rating: most of the difficulty lies in the first. */
    private static final int PER_MOVE = 100;

    private static final int MIN_DOMINOES = 3;
    private static final int MIN_LEGAL = 3;

    /** Of the tries of weaker players, at least so many have to miss the move. */
    private static final int MIN_MISSES = WeakerPlayers.TRIES / 5;

    private final long seed;

    public DominationMiner(long seed) {
        this.seed = seed;
    }

    @Override
    public List<Puzzle> mine(int number) {
        SeededRandom random = new SeededRandom(SeededRandom.mix(SeededRandom.mix(seed, 2), number));
        String layout = LAYOUTS.get(number % LAYOUTS.size());
        List<String> settings = layout.equals(LAYOUTS.getFirst()) ? List.of() : List.of("layout=" + layout);
        Options options = options(settings);
        DominationPosition game = Domination.DOMINATION.start(options);
        List<Bot> players = List.of(player(random), player(random));
        List<Puzzle> found = new ArrayList<>();
        while (!game.isOver()) {
            if (game.turn() == Position.CHANCE) {
                game.play(game.outcomeAt(random.nextInt(game.totalWeight())));
            } else {
                if (EndgamePlay.isReached(game)) {
                    look(game, options, settings, number, found);
                }
                game.play(chosen(players.get(game.turn()), game));
            }
        }
        return found;
    }

    private static Bot player(SeededRandom random) {
        return new DominationBot(PLAYERS.get(random.nextInt(PLAYERS.size())), random.nextLong());
    }

    private static int chosen(Bot bot, DominationPosition game) {
        InformationState state = new InformationState(game, game.turn());
        return game.legalMove(
                bot.chooseMove(state, Budget.nodes(Long.MAX_VALUE), _ -> {}).move());
    }

    private void look(DominationPosition game, Options options, List<String> settings, int number, List<Puzzle> found) {
        DominationPosition position = read(game.notation(), options);
        if (position.rackSize(position.turn()) < MIN_DOMINOES || position.legalMoveCount() < MIN_LEGAL) {
            return;
        }
        List<EndgameLead> leads = EndgameLead.of(position);
        int best = leads.get(0).lead();
        if (best <= 0 || leads.get(1).lead() == best) {
            return;
        }
        BestPlay play = BestPlay.of(position);
        int misses = WeakerPlayers.misses(position, leads.getFirst().text(), DominationBot::new);
        if (misses < MIN_MISSES) {
            return;
        }
        long work = EndgamePlay.solve(position, _ -> false).orElseThrow().states();
        int temptations = (int) leads.stream()
                .skip(1)
                .filter(it -> position.conquers(it.move()) > 0)
                .count();
        found.add(new Puzzle(
                Puzzle.name(Domination.DOMINATION, play.moves(), position.hash()),
                Domination.DOMINATION,
                settings,
                play.moves(),
                PuzzleRating.of(
                        PER_MOVE * (play.moves() - 1),
                        misses,
                        WeakerPlayers.TRIES,
                        Math.max(1, work),
                        temptations,
                        leads.size()),
                DominationThemes.of(position, leads),
                seed + "/" + number,
                position.notation(),
                play.line(),
                Margin.of(leads).text()));
    }

    private static Options options(List<String> settings) {
        try {
            return Options.of(Domination.DOMINATION, settings);
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static DominationPosition read(String notation, Options options) {
        try {
            return Domination.DOMINATION.parse(notation, options);
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
