package parlour.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import parlour.game.Text;
import parlour.server.store.DatabaseLocation;

/** Whether the clock of this machine agrees with others: the database's, the public address's, the last write. */
final class ClockCheck {

    private static final Duration FAULT = Duration.ofMinutes(1);
    private static final Duration WARNING = Duration.ofSeconds(5);

    private static final Text ADVICE = new Text(
            "Set the clock from the network: timedatectl set-ntp true.",
            "Faites régler l’horloge par le réseau : timedatectl set-ntp true.");

    private ClockCheck() {}

    static Finding of(
            DatabaseLocation location, Optional<Duration> aheadOfDatabase, Optional<Duration> aheadOfAddress) {
        Optional<Duration> aheadOfFile = behindLastWrite(location);
        Duration worst = Duration.ZERO;
        for (Optional<Duration> ahead : java.util.List.of(aheadOfDatabase, aheadOfAddress, aheadOfFile)) {
            if (ahead.isPresent() && ahead.get().abs().compareTo(worst.abs()) > 0) {
                worst = ahead.get();
            }
        }
        if (worst.abs().compareTo(WARNING) < 0) {
            return Finding.ok("clock", "The clock seems right.", "L’horloge semble juste.");
        }
        String seconds = Long.toString(worst.abs().toSeconds());
        Text wrong = worst.isNegative()
                ? new Text("The clock is " + seconds + " s behind.", "L’horloge retarde de " + seconds + " s.")
                : new Text("The clock is " + seconds + " s ahead.", "L’horloge avance de " + seconds + " s.");
        return worst.abs().compareTo(FAULT) < 0
                ? Finding.warning("clock", wrong, ADVICE)
                : Finding.fault("clock", wrong, ADVICE);
    }

    /** A file cannot have been written in the future. */
    private static Optional<Duration> behindLastWrite(DatabaseLocation location) {
        if (location instanceof DatabaseLocation.SqliteFile(java.nio.file.Path file) && Files.exists(file)) {
            try {
                FileTime written = Files.getLastModifiedTime(file);
                Duration ahead = Duration.between(written.toInstant(), Instant.now());
                return ahead.isNegative() ? Optional.of(ahead) : Optional.empty();
            } catch (IOException unreadable) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
