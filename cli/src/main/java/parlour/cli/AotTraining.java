package parlour.cli;

import java.io.InputStream;
import java.io.OutputStream;
import parlour.cli.console.Console;
import parlour.game.Language;

/**
 * Runs a little of everything once after a build, so that the JVM records the loaded classes and later starts are fast.
 *
 * <p>There are two trainings for two caches, because a start reads all classes of its cache, and the server has many.
 * Nothing is repeated to warm up: method profiles from a short training mislead the compiler later, so the launcher
 * excludes them.
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

    /** Runs the training for one of the caches: {@code server} or {@code commands}. */
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
