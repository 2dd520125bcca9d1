package parlour.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import parlour.bot.runtime.DamagedFileException;
import parlour.cli.console.CliMessages;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ExitCode;
import parlour.game.NotationException;
import parlour.game.Text;
import picocli.CommandLine;

/** Turns every failure into a sentence and an exit code. */
final class ErrorReporter {

    private ErrorReporter() {}

    static int usage(Console console, CommandLine.ParameterException wrong) {
        console.complain(CliMessages.usage(wrong));
        String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
        console.complain(new Text("Try: ./" + command + " --help", "Essayez : ./" + command + " --help"));
        return ExitCode.USAGE;
    }

    static int during(Console console, Exception failure) throws Exception {
        Text sentence = switch (failure) {
            case CommandException refused -> refused.sentence();
            case NotationException unreadable -> unreadable.sentence();
            case DamagedFileException damaged -> damaged.sentence();
            case UncheckedIOException wrapped
            when wrapped.getCause() instanceof DamagedFileException damaged -> damaged.sentence();
            case UncheckedIOException wrapped -> inputOutput(wrapped.getMessage());
            case IOException io -> inputOutput(io.getMessage());
            // A broken invariant is a bug: it must not look like a refusal.
            default -> throw failure;
        };
        console.complain(sentence);
        return ExitCode.REFUSED;
    }

    private static Text inputOutput(@Nullable String why) {
        return new Text("Reading or writing failed: " + why + ".", "La lecture ou l’écriture a échoué : " + why + ".");
    }
}
