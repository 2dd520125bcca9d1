package parlour.cli.admin;

import parlour.cli.console.Console;
import picocli.CommandLine.Command;

/** {@code parlour admin log}: what was done, the newest first. */
@Command(name = "log")
final class LogCommand extends AdminSubcommand {

    LogCommand(Console console) {
        super(console);
    }

    @Override
    void run(AdminDatabase database) {
        database.moderation().latest(SHOWN).forEach(action -> print(action(action, database)));
    }
}
