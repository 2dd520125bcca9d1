package parlour.bot.runtime;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parlour.bot.Bot;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Position;
import parlour.registry.GameRegistry;

/**
 * A built-in bot that speaks {@code docs/bot-protocol.md} on a pair of streams: the other end of {@link ExternalBot}.
 *
 * <p>It is told a position before each move, or a sample of one, and no more. Which positions have occurred before
 * follows from its own moves and the replies to them.
 */
public final class BotProgram {

    private static final int VERSION = 1;

    private final BufferedReader in;
    private final PrintWriter out;
    private final BiFunction<Game, Long, Bot> bots;
    private @Nullable Game game;
    private Options options;
    private long seed;
    private int seat;
    private String told = "";
    private @Nullable Bot bot;

    /** The position after its last move, with the whole game before it; null before the first move. */
    private @Nullable Position last;

    /** @param bots creates the bot for a game and a seed */
    public BotProgram(BufferedReader in, PrintWriter out, BiFunction<Game, Long, Bot> bots) {
        this.in = in;
        this.out = out;
        this.bots = bots;
        this.options = Options.defaults(GameRegistry.all().getFirst());
    }

    /**
     * Plays until it is told to quit, or the input ends.
     *
     * @throws NotationException if a line cannot be understood
     */
    public void run() throws IOException, NotationException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            int space = line.indexOf(' ');
            String word = space < 0 ? line : line.substring(0, space);
            String rest = space < 0 ? "" : line.substring(space + 1).strip();
            switch (word) {
                case "parlour" -> greet(line, rest);
                case "game" -> begin(line, rest);
                case "seed" -> seed = number(line, rest);
                case "seat" -> seat = (int) number(line, rest);
                case "position", "sample" -> told = rest;
                case "go" -> answer(line, rest);
                case "quit" -> {
                    return;
                }
                default -> {
                    // A line of a later version, or one it does not need.
                }
            }
        }
    }

    private void greet(String line, String version) throws NotationException {
        if (number(line, version) < VERSION) {
            throw garbled(line);
        }
        say("ready");
    }

    /** Options it does not know are ignored: a later version may have more of them. */
    private void begin(String line, String settings) throws NotationException {
        List<String> words = List.of(settings.split(" ", -1));
        Game named = GameRegistry.find(words.getFirst()).orElseThrow(() -> garbled(line));
        Set<String> known = Options.declared(named).stream().map(Option::key).collect(Collectors.toSet());
        options = Options.of(
                named,
                words.stream()
                        .skip(1)
                        .filter(word -> known.contains(word.replaceFirst("=.*", "")))
                        .toList());
        game = named;
        bot = null;
        last = null;
    }

    private void answer(String line, String limit) throws NotationException {
        Game played = game;
        if (played == null || told.isEmpty()) {
            throw garbled(line);
        }
        SearchLimit allowed = limit(line, limit);
        Bot player = bot == null ? bots.apply(played, seed) : bot;
        bot = player;
        Position position = position(played);
        ScoredMove chosen = player.chooseMove(new InformationState(position, seat), allowed.start(), this::tell);
        position.play(position.legalMove(chosen.move()));
        last = position;
        told = "";
        say("move " + chosen.move());
    }

    private SearchLimit limit(String line, String text) throws NotationException {
        String[] words = text.split(" ", -1);
        if (words.length != 2) {
            throw garbled(line);
        }
        return switch (words[0]) {
            case "time" -> SearchLimit.read(words[1] + "ms");
            case "nodes" -> SearchLimit.nodes(words[1]);
            case "depth" -> SearchLimit.depth(words[1]);
            default -> throw garbled(line);
        };
    }

    /** The position it was told, with the positions before it if one reply leads there from its last move. */
    private Position position(Game played) throws NotationException {
        Position before = last;
        if (before != null && !played.hasHiddenInformation() && before.turn() >= 0) {
            for (int move : before.legalMoves().toArray()) {
                before.play(move);
                if (before.notation().equals(told)) {
                    return before;
                }
                before.undo();
            }
        }
        return played.parse(told, options);
    }

    private void tell(ScoredMove so) {
        say("info depth " + so.depth() + " score " + so.score() + " nodes " + so.nodes() + " line "
                + String.join(" ", so.line()));
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }

    private static long number(String line, String text) throws NotationException {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException unreadable) {
            throw garbled(line);
        }
    }

    private static NotationException garbled(String line) {
        return new NotationException(
                line,
                0,
                "\"" + line + "\" is not expected here: see docs/bot-protocol.md.",
                "« " + line + " » n’est pas attendu ici : voyez docs/bot-protocol.fr.md.");
    }
}
