package parlour.cli.table;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import parlour.cli.Refused;
import parlour.game.NotationException;
import parlour.shelf.Shelf;

/** Saves and loads the game on the table, asking where it must. */
public final class Keeper {

    private final Screen screen;
    private final Archive archive;
    private Optional<Path> everyMove = Optional.empty();

    public Keeper(Screen screen, Archive archive) {
        this.screen = screen;
        this.archive = archive;
    }

    /**
     * From now on the file is written after every move, so that nothing is lost however the program ends.
     *
     * @throws Refused if it is another game's file, and nobody allows to replace it
     */
    public void keep(Path path, boolean force) {
        if (!force && archive.wouldReplace(path)) {
            boolean allowed = screen.isTyped()
                    && Answer.isYes(screen.ask(Says.replaces(path.toString())).orElse(""));
            if (!allowed) {
                throw new Refused(Says.mayNotReplace(path.toString()));
            }
        }
        everyMove = Optional.of(path);
    }

    /** To be called after every change. */
    void afterMove(Table table) {
        everyMove.ifPresent(path -> write(table, path));
    }

    private void write(Table table, Path path) {
        archive.write(path, table.file(LocalDate.now(ZoneId.systemDefault())).write());
        table.saved();
    }

    /** Saves to the file typed, or asks for its name. */
    void save(Table table, String typed) {
        String name = typed.isEmpty() ? screen.ask(Says.SAVE_WHERE).orElse("") : typed;
        if (name.isEmpty()) {
            screen.say(Says.NOT_SAVED);
            return;
        }
        try {
            Path path = Archive.path(name);
            if (archive.wouldReplace(path)
                    && !Answer.isYes(screen.ask(Says.replaces(name)).orElse(""))) {
                screen.say(Says.NOT_SAVED);
                return;
            }
            write(table, path);
            screen.say(Says.saved(name));
        } catch (Refused refused) {
            screen.say(refused.sentence());
        }
    }

    /** Before moves would be lost. */
    void offer(Table table) {
        if (!table.isChanged() || table.plies() == 0) {
            return;
        }
        String name = screen.ask(Says.SAVE_FIRST).orElse("");
        if (!name.isEmpty() && !Answer.isNo(name)) {
            save(table, Answer.isYes(name) ? "" : name);
        }
    }

    Optional<Table> load(String typed) {
        String name = typed.isEmpty() ? screen.ask(Says.LOAD_WHICH).orElse("") : typed;
        if (name.isEmpty()) {
            return Optional.empty();
        }
        try {
            Table table = Table.of(archive.read(Archive.path(name)), Shelf.games());
            screen.say(Says.loaded(name, table.plies()));
            return Optional.of(table);
        } catch (NotationException unreadable) {
            screen.say(unreadable.sentence());
        } catch (Refused refused) {
            screen.say(refused.sentence());
        }
        return Optional.empty();
    }
}
