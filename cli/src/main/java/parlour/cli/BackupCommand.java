package parlour.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import parlour.game.Text;
import parlour.server.store.Backup;
import parlour.server.store.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour backup}: a copy of everything in one file, also while the server runs. */
@Command(name = "backup", mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {

    private final Console console;

    @CommandLine.Mixin
    private final ServeOptions options = new ServeOptions();

    @CommandLine.Parameters(paramLabel = "FILE", descriptionKey = "backup.file")
    @SuppressWarnings("NullAway.Init") // picocli fills it in
    private Path file;

    BackupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try {
            Backup.of(options.place(System.getenv())).to(file);
        } catch (StoreException refused) {
            throw new Refused(refused.sentence());
        }
        console.say(new Text("Everything is copied to " + file + ".", "Tout est copié dans " + file + "."));
        return Main.OK;
    }
}
