package parlour.cli.doctor;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.game.Text;

/** Disk, open files and memory. */
final class MachineChecks {

    private static final long MB = 1L << 20;

    /** A move takes some hundred bytes; a copy before an update takes as much as the database. */
    private static final long DISK_FAULT = 50 * MB;

    private static final long DISK_WARNING = 500 * MB;

    /** Every connection is an open file, and the program itself needs about a hundred. */
    private static final long FILES_FAULT = 512;

    private static final long FILES_WARNING = 4_096;

    private static final long HEAP_FAULT = 32 * MB;
    private static final long HEAP_WARNING = 64 * MB;

    /** What a small server needs besides its heap. */
    private static final long FREE_FAULT = 64 * MB;

    private static final long FREE_WARNING = 192 * MB;

    private MachineChecks() {}

    static Finding disk(Path data) {
        Path folder = existing(data.toAbsolutePath());
        long free;
        try {
            free = Files.getFileStore(folder).getUsableSpace();
        } catch (IOException failure) {
            return Finding.fault(
                    "disk",
                    new Text(
                            "The disk of " + folder + " cannot be read.", "Le disque de " + folder + " est illisible."),
                    new Text(
                            "Look at the disk, or choose another folder with --data.",
                            "Vérifiez le disque, ou choisissez un autre dossier avec --data."));
        }
        Text left = new Text(
                free / MB + " MB free on the disk of " + folder + ".",
                free / MB + " Mo libres sur le disque de " + folder + ".");
        Text advice = new Text(
                "Free some space, or choose a folder on another disk with --data.",
                "Libérez de la place, ou choisissez un dossier sur un autre disque avec --data.");
        if (free < DISK_FAULT) {
            return Finding.fault("disk", left, advice);
        }
        return free < DISK_WARNING ? Finding.warning("disk", left, advice) : Finding.ok("disk", left.en(), left.fr());
    }

    /** The folder, or the nearest one above it that exists. */
    private static Path existing(Path folder) {
        @Nullable Path here = folder;
        while (here != null && !Files.exists(here)) {
            here = here.getParent();
        }
        return here == null ? Path.of("/") : here;
    }

    static Finding files() {
        if (!(ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system)) {
            return Finding.skipped(
                    "files",
                    "This system sets no limit to open files.",
                    "Ce système ne limite pas les fichiers ouverts.");
        }
        long most = system.getMaxFileDescriptorCount();
        Text limit = new Text(
                "A process may open " + most + " files; every connection is one.",
                "Un processus peut ouvrir " + most + " fichiers ; chaque connexion en est un.");
        Text advice = new Text(
                "Run ulimit -n 20000 before the start, or set LimitNOFILE=20000 in the systemd unit.",
                "Lancez ulimit -n 20000 avant le démarrage, ou mettez LimitNOFILE=20000 dans l’unité systemd.");
        if (most < FILES_FAULT) {
            return Finding.fault("files", limit, advice);
        }
        return most < FILES_WARNING
                ? Finding.warning("files", limit, advice)
                : Finding.ok("files", limit.en(), limit.fr());
    }

    static Finding memory() {
        long heap = Runtime.getRuntime().maxMemory();
        long free = available();
        Text sizes = new Text(
                "The program may use " + heap / MB + " MB; the machine has " + free / MB + " MB free.",
                "Le programme peut utiliser " + heap / MB + " Mo ; la machine a " + free / MB + " Mo libres.");
        Text advice = heap < HEAP_WARNING
                ? new Text(
                        "Give it more: JAVA_TOOL_OPTIONS=-Xmx256m, or a higher limit of the container.",
                        "Donnez-lui-en plus : JAVA_TOOL_OPTIONS=-Xmx256m, ou une limite plus haute du conteneur.")
                : new Text(
                        "Stop other programs, or add memory or swap.",
                        "Arrêtez d’autres programmes, ou ajoutez de la mémoire ou du swap.");
        if (heap < HEAP_FAULT || free < FREE_FAULT) {
            return Finding.fault("memory", sizes, advice);
        }
        return heap < HEAP_WARNING || free < FREE_WARNING
                ? Finding.warning("memory", sizes, advice)
                : Finding.ok("memory", sizes.en(), sizes.fr());
    }

    /** What Linux says could be used without swapping; elsewhere, what is unused. */
    private static long available() {
        try {
            Matcher line =
                    Pattern.compile("MemAvailable: +([0-9]+) kB").matcher(Files.readString(Path.of("/proc/meminfo")));
            if (line.find()) {
                return Long.parseLong(line.group(1)) << 10;
            }
        } catch (IOException notLinux) {
            // Asked below.
        }
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getFreeMemorySize()
                : Long.MAX_VALUE;
    }
}
