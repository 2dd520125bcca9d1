package parlour.bot.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parlour.bot.endings.EndingRules;
import parlour.bot.endings.Endings;
import parlour.bot.endings.EndingsSource;

/** Endings kept in a folder: each table is read when it is first asked for, and shared by all who ask. */
public final class EndingsFolder implements EndingsSource {

    /** Where {@code ./parlour solve} writes them. */
    public static final Path USUAL = Path.of("data", "endings");

    private final Path folder;
    private final Map<EndingRules, Optional<Endings>> found = new HashMap<>();

    public EndingsFolder(Path folder) {
        this.folder = folder;
    }

    /** @throws UncheckedIOException if there is a table that cannot be read; who solved it wants to know */
    @Override
    public synchronized Optional<Endings> find(EndingRules rules) {
        return found.computeIfAbsent(rules, this::read);
    }

    private Optional<Endings> read(EndingRules rules) {
        try {
            return EndingsFile.find(folder, rules);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
