package parlour.cli.doctor;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import parlour.game.Text;

/**
 * Whether the JVM accepts the caches of loaded classes (AOT). It rejects them silently, if the jar or an option differs
 * from when they were made; the program then only starts slower.
 */
final class CacheCheck {

    private static final String OPTION = "-XX:AOTCache=";
    private static final String SERVER_CACHE = "parlour.server.aot";
    private static final int PATIENCE_SECONDS = 20;

    private CacheCheck() {}

    static Finding finding() {
        List<String> arguments = ManagementFactory.getRuntimeMXBean().getInputArguments();
        String used = arguments.stream()
                .filter(argument -> argument.startsWith(OPTION))
                .map(argument -> argument.substring(OPTION.length()))
                .findFirst()
                .orElse("");
        if (used.isEmpty()) {
            return Finding.warning(
                    "cache",
                    new Text(
                            "No cache of loaded classes is used: every start takes a second longer.",
                            "Aucun cache de classes n’est utilisé : chaque démarrage prend une seconde de plus."),
                    new Text(
                            "Start with ./parlour, without PARLOUR_CACHE=off.",
                            "Démarrez avec ./parlour, sans PARLOUR_CACHE=off."));
        }
        Path server = Path.of(used).resolveSibling(SERVER_CACHE);
        for (Path cache : Files.exists(server) ? List.of(Path.of(used), server) : List.of(Path.of(used))) {
            if (!isAccepted(cache, arguments)) {
                return rejected(cache);
            }
        }
        return Finding.ok("cache", "The cache of loaded classes is in use.", "Le cache de classes est utilisé.");
    }

    private static Finding rejected(Path cache) {
        return Finding.fault(
                "cache",
                new Text(
                        "The JVM rejects the cache of loaded classes " + cache + ": every start takes a second longer.",
                        "La JVM refuse le cache de classes " + cache
                                + " : chaque démarrage prend une seconde de plus."),
                new Text(
                        "Build or unpack the program again; a jar that was changed, or copied without its time stamp, no longer matches its cache.",
                        "Construisez ou décompressez de nouveau le programme ; un jar modifié, ou copié sans sa date, ne correspond plus à son cache."));
    }

    /** Starts a JVM with the same options that must not run without the cache. */
    private static boolean isAccepted(Path cache, List<String> arguments) {
        if (!Files.exists(cache)) {
            return false;
        }
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (String argument : arguments) {
            boolean isOurs = argument.startsWith("-XX:+Use") || argument.startsWith("--enable-native-access");
            if (isOurs) {
                command.add(argument);
            }
        }
        command.addAll(List.of(
                OPTION + cache,
                "-XX:AOTMode=on",
                "-cp",
                System.getProperty("java.class.path"),
                "parlour.cli.Main",
                "--version"));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return false;
            }
            return process.exitValue() == 0;
        } catch (IOException failure) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
