package parlour.cli.admin;

import java.util.List;
import java.util.Locale;
import parlour.cli.console.Console;
import parlour.server.store.Listing;
import picocli.CommandLine.Command;

/** {@code parlour admin tables}: where people play, or wait to. */
@Command(name = "tables")
final class TablesCommand extends AdminSubcommand {

    TablesCommand(Console console) {
        super(console);
    }

    @Override
    void run(AdminDatabase database) {
        for (Listing.Phase phase : List.of(Listing.Phase.PLAYING, Listing.Phase.WAITING)) {
            for (Listing listing : database.listings().newest(phase, SHOWN)) {
                List<String> names =
                        listing.people().stream().map(id -> name(id, database)).toList();
                print(listing.tableId() + "  " + phase.name().toLowerCase(Locale.ROOT) + "  " + listing.game() + "  "
                        + time(listing.changedAt()) + "  " + String.join(", ", names));
            }
        }
    }
}
