package parlour.cli.admin;

import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.server.limits.RateLimits;
import parlour.server.people.moderation.AdminAction.Kind;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code parlour admin ban}: excludes a person or an address. */
@Command(name = "ban")
final class BanCommand extends AdminSubcommand {

    @CommandLine.Parameters(paramLabel = "WHO", descriptionKey = "admin.subject")
    private String who;

    @CommandLine.Option(names = "--address", descriptionKey = "admin.address")
    private boolean address;

    @CommandLine.Mixin
    private final ActionDetails details = new ActionDetails();

    BanCommand(Console console) {
        super(console);
    }

    @Override
    void run(AdminDatabase database) {
        if (address) {
            String key = RateLimits.keyOf(who)
                    .orElseThrow(() -> new CommandException(
                            "\"" + who + "\" is not an address: write 203.0.113.7, for example.",
                            "« " + who + " » n’est pas une adresse : écrivez par exemple 203.0.113.7."));
            report(database.moderation().act(Kind.BAN_ADDRESS, key, who, details.why(), "", details.length()));
        } else {
            report(database.moderation()
                    .act(Kind.BAN, personId(database, who), "", details.why(), "", details.length()));
        }
    }
}
