package parlour.cli.console;

import java.util.Locale;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import parlour.game.Game;
import parlour.game.Language;
import parlour.game.Text;
import parlour.registry.GameRegistry;
import picocli.CommandLine;

/** The messages of the command line itself. Help texts are in {@code Messages.properties}. */
public final class CliMessages {

    private CliMessages() {}

    public static ResourceBundle bundle(Language language) {
        // No fallback to the machine's locale: English is the base.
        return ResourceBundle.getBundle(
                "parlour.cli.Messages",
                language == Language.FRENCH ? Locale.FRENCH : Locale.ROOT,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    public static Text languageUnknown(String tag) {
        return new Text(
                "The language is en or fr, not \"" + tag + "\".", "La langue est en ou fr, pas « " + tag + " ».");
    }

    public static Text gameUnknown(String id) {
        String known =
                String.join(", ", GameRegistry.all().stream().map(Game::id).toList());
        return new Text(
                "There is no game \"" + id + "\"; the games are " + known + ".",
                "Il n’y a pas de jeu « " + id + " » ; les jeux sont " + known + ".");
    }

    /** picocli's messages are in English only, so usage errors are reworded by kind. */
    public static Text usage(CommandLine.ParameterException wrong) {
        String plain = wrong.getMessage() == null ? "" : wrong.getMessage();
        return switch (wrong) {
            case CommandLine.UnmatchedArgumentException unmatched -> {
                String what = String.join(" ", unmatched.getUnmatched());
                yield new Text("Unknown argument: " + what, "Argument inconnu : " + what);
            }
            case CommandLine.MissingParameterException missing -> {
                String what = String.join(
                        ", ",
                        missing.getMissing().stream().map(CliMessages::label).toList());
                yield new Text("Missing: " + what, "Il manque : " + what);
            }
            case CommandLine.OverwrittenOptionException twice -> {
                String what = label(twice.getOverwritten());
                yield new Text("Given twice: " + what, "Donné deux fois : " + what);
            }
            case BadArgument bad -> bad.sentence();
            default -> {
                CommandLine.Model.ArgSpec argument = wrong.getArgSpec();
                yield argument == null
                        ? Text.same(plain)
                        : badValue(label(argument), argument.type(), wrong.getValue());
            }
        };
    }

    private static Text badValue(String label, Class<?> type, @Nullable String value) {
        boolean isNumber = type == int.class || type == long.class || type == Integer.class || type == Long.class;
        return isNumber
                ? new Text(
                        label + " must be a whole number, not \"" + value + "\".",
                        label + " doit être un nombre entier, pas « " + value + " ».")
                : new Text(
                        "\"" + value + "\" is not a value for " + label + ".",
                        "« " + value + " » n’est pas une valeur pour " + label + ".");
    }

    private static String label(CommandLine.Model.ArgSpec argument) {
        return argument instanceof CommandLine.Model.OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
