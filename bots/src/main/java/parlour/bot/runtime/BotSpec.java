package parlour.bot.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.bot.Bot;
import parlour.bot.Level;
import parlour.bot.RandomBot;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * A bot and its limit for each move, as typed: {@code level:5} or just {@code 5}, {@code random}, {@code greedy},
 * {@code exec:my-bot --fast}, optionally with a limit of its own: {@code 8@10ms}, {@code 8@nodes=20000}.
 *
 * @param text as typed
 */
public record BotSpec(String text, Kind kind, SearchLimit limit) {

    /** The kind of bot. */
    public sealed interface Kind {}

    /** The simple bots that play every game. */
    public enum Plain implements Kind {
        RANDOM,
        GREEDY
    }

    /** The game's own bot. */
    public record OfLevel(Level level) implements Kind {}

    /** An external program. */
    public record Program(List<String> command) implements Kind {}

    /**
     * Parses what was typed.
     *
     * @param defaultValue the limit of a bot without one of its own
     * @throws NotationException if there is no such bot
     */
    public static BotSpec read(String text, SearchLimit defaultValue) throws NotationException {
        int at = text.lastIndexOf('@');
        if (at < 0) {
            return new BotSpec(text, kind(text), defaultValue);
        }
        try {
            SearchLimit own = SearchLimit.read(text.substring(at + 1));
            return new BotSpec(text, kind(text.substring(0, at)), own);
        } catch (NotationException unreadable) {
            // In a command line @ may be part of the command.
            if (text.startsWith("exec:")) {
                return new BotSpec(text, kind(text), defaultValue);
            }
            throw unreadable;
        }
    }

    /** Parses bots separated by commas; a comma between double quotes belongs to a command. */
    public static List<BotSpec> list(String text, SearchLimit defaultValue) throws NotationException {
        List<BotSpec> specs = new ArrayList<>();
        StringBuilder one = new StringBuilder();
        boolean quoted = false;
        for (char c : (text + ",").toCharArray()) {
            quoted ^= c == '"';
            if (c == ',' && !quoted) {
                specs.add(read(one.toString().strip(), defaultValue));
                one.setLength(0);
            } else {
                one.append(c);
            }
        }
        if (quoted) {
            throw new NotationException(
                    text, text.lastIndexOf('"'), "A quotation mark is not closed.", "Un guillemet n’est pas fermé.");
        }
        return specs;
    }

    private static Kind kind(String text) throws NotationException {
        if (text.startsWith("exec:")) {
            List<String> command = words(text.substring("exec:".length()));
            if (!command.isEmpty()) {
                return new Program(command);
            }
        }
        return switch (text) {
            case "random" -> Plain.RANDOM;
            case "greedy" -> Plain.GREEDY;
            default -> new OfLevel(level(text));
        };
    }

    private static Level level(String text) throws NotationException {
        String number = text.startsWith("level:") ? text.substring("level:".length()) : text;
        Optional<Level> level = number.matches("[0-9]{1,3}") ? Level.of(Integer.parseInt(number)) : Optional.empty();
        int max = Level.all().size();
        return level.orElseThrow(() -> new NotationException(
                text,
                0,
                "There is no bot \"" + text + "\": write a level from 1 to " + max
                        + ", random, greedy or exec:program.",
                "Il n’y a pas de bot « " + text + " » : écrivez un niveau de 1 à " + max
                        + ", random, greedy ou exec:programme."));
    }

    /** Whether the bot plays a game; all but the levels play any. */
    public boolean plays(Game game) {
        return !(kind instanceof OfLevel) || BotRegistry.plays(game);
    }

    /** Splits at white space, except between double quotes. */
    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher matcher = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(command);
        while (matcher.find()) {
            words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
        }
        return words;
    }

    /** A new bot for one seat in one game; to be closed afterwards if it is {@link AutoCloseable}. */
    public Bot bot(Game game, Options options, long seed) {
        return switch (kind) {
            case Plain.RANDOM -> new RandomBot(new SeededRandom(seed));
            case Plain.GREEDY -> BotRegistry.greedy(game, seed);
            case OfLevel own -> BotRegistry.bot(game, own.level(), seed).orElseThrow();
            case Program program ->
                new ExternalBot(text, program.command(), game, options, seed, ProgramTimeouts.DEFAULT);
        };
    }
}
