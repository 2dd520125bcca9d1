package parlour.bot.runtime;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parlour.bot.tablebase.Tablebase;
import parlour.bot.tablebase.TablebaseRules;
import parlour.bot.tablebase.TablebaseSource;

/** Endings in a folder: each table is read when first requested, and shared by all callers. */
public final class TablebaseFolder implements TablebaseSource {

    /** Where {@code ./parlour solve} writes them. */
    public static final Path DEFAULT = Path.of("data", "endings");

    private final Path folder;
    private final Map<TablebaseRules, Optional<Tablebase>> found = new HashMap<>();

    public TablebaseFolder(Path folder) {
        this.folder = folder;
    }

    /** @throws UncheckedIOException if there is a table that cannot be read: the user who solved it should know */
    @Override
    public synchronized Optional<Tablebase> find(TablebaseRules rules) {
        return found.computeIfAbsent(rules, this::read);
    }

    private Optional<Tablebase> read(TablebaseRules rules) {
        try {
            return TablebaseFile.find(folder, rules);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
