package parlour.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.bench.load.ReportPrinter;

/**
 * {@code ./parlour bench baseline GAME}: this version against the first one that speaks the bot protocol, both as
 * programs in the arena. The old one is built from the history once and kept in {@code target/baseline}.
 */
final class Baseline {

    /** The commit of the baseline, named in {@code docs/strength.md}. */
    static final String COMMIT = "75fad5b44525da2377d6412d9a14edd6f0bbf976";

    private static final int MIN_SEATS = 2;

    private Baseline() {}

    /**
     * Plays the match; ends the process.
     *
     * @param arguments the game, then options of the arena; {@code --level} for both sides
     */
    static void play(List<String> arguments) throws IOException, InterruptedException {
        List<String> others = new ArrayList<>(arguments);
        String level = taken(others, "--level", "8");
        Path now = Path.of(System.getProperty("java.class.path")).toAbsolutePath();
        List<String> words = new ArrayList<>(List.of("arena"));
        words.addAll(others);
        words.add("--bots");
        words.add(bots(program(now, level), program(jar(), level), seats(others)));
        parlour.cli.Main.main(words.toArray(String[]::new));
    }

    /** This version at one seat, the baseline at all others. */
    static String bots(String now, String baseline, int seats) {
        List<String> bots = new ArrayList<>(List.of(now));
        bots.addAll(Collections.nCopies(seats - 1, baseline));
        return String.join(",", bots);
    }

    private static int seats(List<String> arguments) {
        return arguments.stream()
                .filter(word -> word.matches("seats=[2-9]"))
                .map(word -> Integer.parseInt(word.substring("seats=".length())))
                .findFirst()
                .orElse(MIN_SEATS);
    }

    /** Removes an option and returns its value. */
    static String taken(List<String> arguments, String option, String defaultValue) {
        int at = arguments.indexOf(option);
        if (at < 0) {
            return defaultValue;
        }
        arguments.remove(at);
        if (at >= arguments.size()) {
            throw new NumberFormatException(option);
        }
        return arguments.remove(at);
    }

    private static String program(Path jar, String level) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return "exec:\"" + java + "\" -XX:+UseSerialGC -cp \"" + jar + "\" parlour.cli.Main bot --level " + level;
    }

    /** The jar of the baseline, built if there is none. */
    private static Path jar() throws IOException, InterruptedException {
        Path home = Path.of(System.getProperty("parlour.home", "."));
        Path folder = home.resolve("target/baseline").toAbsolutePath();
        Path jar = folder.resolve(COMMIT + ".jar");
        if (!Files.exists(jar)) {
            ReportPrinter.say(
                    "Building the baseline from commit " + COMMIT + "; only once.",
                    "Construction de la version de référence, commit " + COMMIT + " ; une seule fois.");
            Files.createDirectories(folder);
            Path source = folder.resolve("source");
            run(home, "git", "worktree", "add", "--force", "--detach", source.toString(), COMMIT);
            try {
                run(
                        source,
                        "mvn",
                        "-q",
                        "-B",
                        "-ntp",
                        "-pl",
                        "cli",
                        "-am",
                        "-DskipTests",
                        "-Dmaven.test.skip",
                        "-Dskip.web.tests=true",
                        "-DskipWebBuild=true",
                        "-Dexec.skip=true",
                        "-Dspotless.check.skip",
                        "package");
                Files.copy(source.resolve("cli/target/parlour.jar"), jar, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                run(home, "git", "worktree", "remove", "--force", source.toString());
            }
        }
        return jar;
    }

    private static void run(Path folder, String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .inheritIO()
                .start();
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command)
                    + " failed. The baseline is built from the history: a shallow clone needs git fetch --unshallow.");
        }
    }
}
