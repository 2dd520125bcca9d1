package parlour.cli;

import java.io.InputStream;
import java.io.OutputStream;
import parlour.cli.console.Console;
import parlour.game.Language;

/**
 * A little of everything, run once after a build, so that the JVM notes which classes were loaded and every later start
 * is quick.
 *
 * <p>There are two trainings for two caches, because a start reads all classes of its cache, and those of the server are
 * many. Nothing is repeated to warm it up: what a short training tells the compiler about hot methods misleads it later,
 * so the launcher has it leave that out.
 */
final class AotTraining {

    private static final String[][] COMMANDS = {
        {"games"},
        {"--help"},
        {"games", "--json", "--lang", "fr"},
        {"moves", "sixfaces"},
        {"play", "conquest"},
        {"play", "sixfaces", "--compact", "--lang", "fr"},
        {"verify", "-"},
        {"charts"},
        {"perft", "conquest", "3"},
        {"perft", "sixfaces", "2"},
        {"best", "conquest", "--depth", "2"},
        {"arena", "conquest", "--bots", "4,greedy", "--games", "2", "--nodes", "100"},
        {"arena", "domination", "--bots", "8,greedy", "--games", "2", "--nodes", "100"},
    };

    private static final String[][] SERVER = {{"serve", "--help"}};

    private AotTraining() {}

    /** Runs what one of the caches is made from: {@code server} or {@code commands}. */
    public static void main(String[] arguments) throws Exception {
        boolean server = arguments[0].equals("server");
        if (server) {
            ServerAotTraining.run();
        }
        for (String[] line : server ? SERVER : COMMANDS) {
            Console nobody = Console.of(
                    InputStream.nullInputStream(),
                    OutputStream.nullOutputStream(),
                    OutputStream.nullOutputStream(),
                    Language.ENGLISH);
            Main.run(nobody, line);
        }
    }
}
