package parlour.cli.play;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import parlour.cli.console.CommandException;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.registry.GameRegistry;

/** Autosaves; asks before overwriting. */
final class FileGameSaver implements GameSaver {

    private static final Text SAVE_WHERE = new Text("Save to which file?", "Enregistrer dans quel fichier ?");
    private static final Text LOAD_WHICH = new Text("Load which file?", "Charger quel fichier ?");
    private static final Text SAVE_FIRST = new Text(
            "Some moves are not saved. Save them to which file? (Enter: do not save)",
            "Des coups ne sont pas enregistrés. Dans quel fichier les enregistrer ? (Entrée : ne pas enregistrer)");
    private static final Text NOT_SAVED = new Text("Nothing was saved.", "Rien n’a été enregistré.");

    private final Screen screen;
    private final GameFiles files;
    private final GameOpener opener;
    private Optional<Path> autosave = Optional.empty();

    FileGameSaver(Screen screen, GameFiles files, GameOpener opener) {
        this.screen = screen;
        this.opener = opener;
        this.files = files;
    }

    /**
     * From now on the file is written after every move, so that nothing is lost however the program ends.
     *
     * @throws CommandException if it is another game's file that must not be replaced
     */
    void autosaveTo(Path path, boolean force) {
        boolean allowed = force
                || !files.wouldReplace(path)
                || (screen.isTyped() && YesNo.isYes(screen.ask(replaces(path)).orElse("")));
        if (!allowed) {
            throw new CommandException(
                    path + " already exists; --force replaces it.",
                    "Le fichier " + path + " existe déjà ; --force le remplace.");
        }
        autosave = Optional.of(path);
    }

    private static Text replaces(Path path) {
        return new Text(
                path + " already exists. Replace it? (yes, no)",
                "Le fichier " + path + " existe déjà. Le remplacer ? (oui, non)");
    }

    @Override
    public void afterMove(TerminalGame game) {
        try {
            autosave.ifPresent(path -> write(game, path));
        } catch (CommandException refused) {
            // A full disk must not end the game.
            screen.say(refused.sentence());
        }
    }

    private void write(TerminalGame game, Path path) {
        files.write(path, SavedGame.file(game, LocalDate.now(ZoneId.systemDefault())));
        game.markSaved();
    }

    @Override
    public void save(TerminalGame game, String typed) {
        String name = typed.isEmpty() ? screen.ask(SAVE_WHERE).orElse("") : typed;
        try {
            Path path = GameFiles.path(name);
            boolean allowed = !name.isEmpty()
                    && (!files.wouldReplace(path)
                            || YesNo.isYes(screen.ask(replaces(path)).orElse("")));
            if (!allowed) {
                screen.say(NOT_SAVED);
                return;
            }
            write(game, path);
            screen.say(new Text("Saved to " + path + ".", "Enregistré dans " + path + "."));
        } catch (CommandException refused) {
            screen.say(refused.sentence());
        }
    }

    @Override
    public void offer(TerminalGame game) {
        if (!game.isUnsaved() || game.match().moves().isEmpty()) {
            return;
        }
        String name = screen.ask(SAVE_FIRST).orElse("");
        if (!name.isEmpty() && !YesNo.isNo(name)) {
            save(game, YesNo.isYes(name) ? "" : name);
        }
    }

    @Override
    public Optional<TerminalGame> load(String typed) {
        String name = typed.isEmpty() ? screen.ask(LOAD_WHICH).orElse("") : typed;
        if (name.isEmpty()) {
            return Optional.empty();
        }
        try {
            TerminalGame game = opener.resume(files.read(GameFiles.path(name)), GameRegistry.all());
            int moves = game.match().moves().size();
            screen.say(new Text(
                    "Loaded " + name + "; moves played: " + moves + ".",
                    name + " est chargé ; coups joués : " + moves + "."));
            return Optional.of(game);
        } catch (NotationException unreadable) {
            screen.say(unreadable.sentence());
        } catch (CommandException refused) {
            screen.say(refused.sentence());
        }
        return Optional.empty();
    }
}
