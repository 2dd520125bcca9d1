package parlour.cli.admin;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import parlour.cli.arguments.ServeOptions;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.game.Text;
import parlour.server.people.Person;
import parlour.server.people.Result;
import parlour.server.people.moderation.AdminAction;
import parlour.server.store.StoreException;
import picocli.CommandLine;

/** Shared by the commands of the host: the database, and how things are shown. */
abstract class AdminSubcommand extends ConsoleCommand {

    static final int SHOWN = 100;

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneId.systemDefault());

    @CommandLine.Mixin
    private final ServeOptions options = new ServeOptions();

    AdminSubcommand(Console console) {
        super(console);
    }

    abstract void run(AdminDatabase database);

    @Override
    public final Integer call() {
        try (AdminDatabase database = AdminDatabase.open(options.database(System.getenv()))) {
            run(database);
        } catch (StoreException refused) {
            throw new CommandException(refused.sentence());
        }
        return ExitCode.OK;
    }

    static String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis));
    }

    void print(String line) {
        console.out().println(line);
    }

    /** The id of a person, given by id or by the name of an account. */
    static String personId(AdminDatabase database, String given) {
        return database.people()
                .person(given)
                .or(() -> database.people().account(given))
                .map(Person::id)
                .orElseThrow(() -> new CommandException(
                        "There is no person or account \"" + given + "\"; ./parlour admin people lists everyone.",
                        "Il n’y a ni personne ni compte « " + given
                                + " » ; ./parlour admin people liste tout le monde."));
    }

    /** Says what was done and how to undo it, or why it was refused. */
    void report(Result<AdminAction> result) {
        switch (result) {
            case Result.Ok<AdminAction>(AdminAction action) ->
                console.say(new Text(
                        "Done. To undo it: ./parlour admin undo " + action.id(),
                        "C’est fait. Pour l’annuler : ./parlour admin undo " + action.id()));
            case Result.Refused<AdminAction>(var why) -> throw new CommandException(why.message());
        }
    }

    String action(AdminAction action, AdminDatabase database) {
        String what = switch (action.kind()) {
            case BAN, MUTE -> name(action.subject(), database);
            case BAN_ADDRESS, HIDE_NAME -> action.detail();
            case CLOSE_TABLE, HANDLE_REPORT -> action.subject();
        };
        String by = action.madeBy().isEmpty()
                ? console.in(new Text("terminal", "terminal"))
                : name(action.madeBy(), database);
        String until =
                action.expiresAt() == 0 ? "" : console.in(new Text(" until ", " jusqu’au ")) + time(action.expiresAt());
        String undone = action.undoneAt() == 0
                ? ""
                : console.in(new Text(" (undone ", " (annulé ")) + time(action.undoneAt()) + ")";
        return action.id() + "  " + time(action.madeAt()) + "  " + by + "  "
                + action.kind().code() + "  " + what + until + (action.why().isEmpty() ? "" : ": " + action.why())
                + undone;
    }

    static String name(String id, AdminDatabase database) {
        return database.people().person(id).map(Person::name).orElse(id);
    }
}
