package parlour.bench.chaos;

import java.util.List;
import parlour.bench.load.ReportPrinter;

/** Debian's haproxy; installed if it is missing and that is possible. */
final class Haproxy {

    private Haproxy() {}

    /** Whether it is there, after an attempt to install it. Says so if it is not. */
    static boolean isInstalled() {
        if (!isThere() && !install()) {
            // Perhaps the lists of packages are missing or old.
            Commands.run(List.of("apt-get", "update"));
            install();
        }
        boolean isThere = isThere();
        if (!isThere) {
            ReportPrinter.say(
                    "haproxy could not be installed (apt-get install haproxy): a simple proxy takes its place.",
                    "haproxy n’a pas pu être installé (apt-get install haproxy) : un proxy simple le remplace.");
        }
        return isThere;
    }

    private static boolean install() {
        return Commands.run(List.of(
                        "env",
                        "DEBIAN_FRONTEND=noninteractive",
                        "apt-get",
                        "install",
                        "-y",
                        "--no-install-recommends",
                        "haproxy"))
                .isOk();
    }

    private static boolean isThere() {
        return Commands.run(List.of("haproxy", "-v")).isOk();
    }
}
