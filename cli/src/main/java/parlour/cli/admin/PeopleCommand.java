package parlour.cli.admin;

import parlour.cli.console.Console;
import parlour.server.people.moderation.PeopleSearch;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour admin people}: everybody, or those with a name. */
@Command(name = "people")
final class PeopleCommand extends AdminSubcommand {

    @CommandLine.Parameters(paramLabel = "NAME", arity = "0..1", defaultValue = "", descriptionKey = "admin.search")
    private String search;

    PeopleCommand(Console console) {
        super(console);
    }

    @Override
    void run(AdminDatabase database) {
        for (PeopleSearch.Found found : database.people().find(search, SHOWN)) {
            print(found.person().id() + "  " + found.person().kind().code() + "  "
                    + found.person().name() + "  "
                    + time(found.seenAt() == 0 ? found.createdAt() : found.seenAt()) + "  "
                    + String.join(
                            "; ",
                            found.sessions().stream()
                                    .map(one -> one.browser())
                                    .distinct()
                                    .toList()));
        }
    }
}
