package parlour.bot.puzzle;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.Level;
import parlour.bot.SeededLots;
import parlour.bot.conquest.ConquestBot;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Routes;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.puzzle.Proof;
import parlour.puzzle.Puzzle;
import parlour.puzzle.Solution;
import parlour.puzzle.Step;

/** Plays games of one edition and finds the puzzles in them. Games are numbered, and each is the same every time. */
public final class Miner {

    private static final int LEAST_OPENING = 2;
    private static final int MOST_OPENING = 9;
    private static final int MOST_PLIES = 140;

    /** Good enough for real games, weak enough to let things happen. */
    private static final List<Level> PLAYERS = List.of(Level.CASUAL, Level.REGULAR, Level.CLUB, Level.SEASONED);

    private final Conquest edition;
    private final Options options;
    private final long seed;

    public Miner(Conquest edition, long seed) {
        this.edition = edition;
        this.options = Options.defaults(edition);
        this.seed = seed;
    }

    /** The puzzles of one game, at most one of each length. */
    public List<Puzzle> mine(int number) {
        // Each edition has openings of its own.
        long own = SeededLots.mix(seed, edition == Conquest.CONQUEST ? 0 : 1);
        SeededLots lots = new SeededLots(SeededLots.mix(own, number));
        ConquestPosition game = opening(lots);
        List<Bot> players = List.of(player(lots), player(lots));
        Map<Integer, Puzzle> found = new TreeMap<>();
        int landed = -1;
        for (int ply = 0; ply < MOST_PLIES && !game.isOver(); ply++) {
            look(game, landed, seed + "/" + number, found);
            int move = chosen(players.get(game.side()), game);
            landed = Routes.to(move);
            game.play(move);
        }
        return List.copyOf(found.values());
    }

    private ConquestPosition opening(SeededLots lots) {
        while (true) {
            ConquestPosition position = edition.start(options);
            int plies = LEAST_OPENING + lots.below(MOST_OPENING - LEAST_OPENING + 1);
            for (int ply = 0; !position.isOver() && (ply < plies || position.turn() == Position.CHANCE); ply++) {
                position.play(position.nth(lots.below(position.count())));
            }
            if (!position.isOver()) {
                return position;
            }
        }
    }

    private static Bot player(SeededLots lots) {
        return new ConquestBot(PLAYERS.get(lots.below(PLAYERS.size())), lots.next());
    }

    private static int chosen(Bot bot, ConquestPosition game) {
        String text = bot.think(new Knowledge(game, game.side()), Budget.nodes(Long.MAX_VALUE), _ -> {})
                .move();
        try {
            if (game.read(text) instanceof Reading.Legal legal) {
                return legal.move();
            }
        } catch (NotationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
        throw new IllegalStateException(text + " was played in " + game);
    }

    /** @param landed where the other side's last move ended, or -1 */
    private void look(ConquestPosition game, int landed, String origin, Map<Integer, Puzzle> found) {
        // Read again, so that what happened before does not matter.
        String notation = game.notation();
        ConquestPosition position = read(notation);
        Proof proof = new Proof(position);
        int moves = proof.distance(Puzzle.MOST_MOVES);
        if (moves == 0 || found.containsKey(moves) || proof.winningMoves(moves).length != 1) {
            return;
        }
        List<Step> line = Solution.of(position, moves);
        Interest interest = Interest.of(position, proof.winningMoves(moves)[0], line);
        if (!interest.isWorthAsking(landed)) {
            return;
        }
        Difficulty difficulty = Difficulty.of(position, line, interest);
        if (difficulty.isEnough()) {
            found.put(
                    moves,
                    new Puzzle(
                            Puzzle.name(edition, moves, position),
                            edition,
                            List.of(),
                            moves,
                            difficulty.rating(),
                            origin,
                            notation,
                            line));
        }
    }

    private ConquestPosition read(String notation) {
        try {
            return edition.parse(notation, options);
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
