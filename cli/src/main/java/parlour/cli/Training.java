package parlour.cli;

import java.io.InputStream;
import java.io.OutputStream;
import parlour.game.Language;

/**
 * A little of everything, run once after a build: the JVM notes which classes were loaded and which methods were hot, so
 * that every later start is quick and warms up sooner.
 */
final class Training {

    private static final String[][] LINES = {
        {"games"},
        {"--help"},
        {"games", "--json", "--lang", "fr"},
        {"moves", "sixfaces"},
        {"play", "conquest"},
        {"play", "sixfaces", "--compact", "--lang", "fr"},
        {"verify", "-"},
        {"charts"},
        {"perft", "conquest", "5"},
        {"perft", "sixfaces", "4"},
        {"best", "conquest", "--depth", "5"},
        {"arena", "conquest", "--bots", "4,greedy", "--games", "2", "--nodes", "2000"},
        {"arena", "domination", "--bots", "8,greedy", "--games", "2", "--nodes", "2000"},
    };

    private Training() {}

    public static void main(String[] arguments) throws Exception {
        ServerTraining.run();
        for (String[] line : LINES) {
            Console nobody = Console.of(
                    InputStream.nullInputStream(),
                    OutputStream.nullOutputStream(),
                    OutputStream.nullOutputStream(),
                    Language.ENGLISH);
            Main.run(nobody, line);
        }
    }
}
