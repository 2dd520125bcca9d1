package parlour.bench.chaos;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import parlour.bench.load.ReportPrinter;

/** Programs of Debian that make the test more thorough; installed if they are missing and that is possible. */
enum Tools {
    HAPROXY(
            "haproxy",
            "haproxy could not be installed (apt-get install haproxy): a simple proxy takes its place.",
            "haproxy n’a pas pu être installé (apt-get install haproxy) : un proxy simple le remplace."),
    FAKETIME(
            "libfaketime",
            "libfaketime could not be installed (apt-get install libfaketime): no clock will jump.",
            "libfaketime n’a pas pu être installé (apt-get install libfaketime) : aucune horloge ne sautera.");

    private static final List<String> FOLDERS =
            List.of("/usr/lib/x86_64-linux-gnu/faketime", "/usr/lib/aarch64-linux-gnu/faketime");

    private final String debianPackage;
    private final String missing;
    private final String missingInFrench;

    Tools(String debianPackage, String missing, String missingInFrench) {
        this.debianPackage = debianPackage;
        this.missing = missing;
        this.missingInFrench = missingInFrench;
    }

    /** Whether it is there, after an attempt to install it. Says so if it is not. */
    boolean isInstalled() {
        if (!isThere()) {
            Commands.run(List.of(
                    "env",
                    "DEBIAN_FRONTEND=noninteractive",
                    "apt-get",
                    "install",
                    "-y",
                    "--no-install-recommends",
                    debianPackage));
        }
        boolean isThere = isThere();
        if (!isThere) {
            ReportPrinter.say(missing, missingInFrench);
        }
        return isThere;
    }

    private boolean isThere() {
        return switch (this) {
            case HAPROXY -> Commands.run(List.of("haproxy", "-v")).isOk();
            case FAKETIME -> library().isPresent();
        };
    }

    /** The library that shifts the clock of a process. */
    static Optional<Path> faketime() {
        return FAKETIME.isInstalled() ? library() : Optional.empty();
    }

    private static Optional<Path> library() {
        return FOLDERS.stream()
                .map(folder -> Path.of(folder, "libfaketime.so.1"))
                .filter(Files::exists)
                .findFirst();
    }
}
