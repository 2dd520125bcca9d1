package parlour.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.AtomicFile;
import parlour.cli.console.BadArgument;
import parlour.cli.console.CommandException;
import parlour.cli.console.Console;
import parlour.cli.console.ConsoleCommand;
import parlour.cli.console.ExitCode;
import parlour.cli.sheets.ChartSheet;
import parlour.cli.sheets.SheetFormat;
import parlour.conquest.Handedness;
import parlour.game.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code parlour charts}: the charts of Conquest as a sheet to print. */
@Command(name = "charts")
public final class ChartsCommand extends ConsoleCommand {

    @Option(names = "--top", paramLabel = "1-6", descriptionKey = "top")
    private @Nullable Integer top;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "out")
    private @Nullable Path file;

    @Option(names = "--handedness", paramLabel = "right|left", descriptionKey = "handedness")
    private String handedness = "right";

    public ChartsCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        ChartSheet sheet = sheet();
        if (file == null) {
            console.out().print(new String(sheet.as(SheetFormat.SVG), StandardCharsets.UTF_8));
            return ExitCode.OK;
        }
        AtomicFile.write(file, sheet.as(format(file)));
        return ExitCode.OK;
    }

    private ChartSheet sheet() {
        if (top == null) {
            return ChartSheet.ofAll(hand(), console.language());
        }
        if (top < 1 || top > 6) {
            throw wrong("A die shows 1 to 6, not " + top + ".", "Un dé montre de 1 à 6, pas " + top + ".");
        }
        return ChartSheet.ofOne(top, hand(), console.language());
    }

    private Handedness hand() {
        return switch (handedness) {
            case "right" -> Handedness.RIGHT;
            case "left" -> Handedness.LEFT;
            default ->
                throw wrong(
                        "--handedness must be right or left, not \"" + handedness + "\".",
                        "--handedness doit être right (droitiers) ou left (gauchers), pas « " + handedness + " ».");
        };
    }

    private BadArgument wrong(String en, String fr) {
        return badArgument(new Text(en, fr));
    }

    private static SheetFormat format(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".svg")) {
            return SheetFormat.SVG;
        }
        if (name.endsWith(".pdf")) {
            return SheetFormat.PDF;
        }
        throw new CommandException(
                "The charts can be written as .svg or .pdf, and " + file + " ends in neither.",
                "Les tableaux s’écrivent en .svg ou en .pdf, et " + file + " ne finit ni par l’un ni par l’autre.");
    }
}
