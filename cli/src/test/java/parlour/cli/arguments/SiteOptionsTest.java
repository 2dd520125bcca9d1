package parlour.cli.arguments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.cli.console.CommandException;
import parlour.game.Text;
import parlour.match.TimeControl;
import parlour.server.site.SiteSettings;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The settings of a site as a host writes them. */
final class SiteOptionsTest {

    @Command
    private static final class Options {
        @CommandLine.Mixin
        private final ServeOptions options = new ServeOptions();
    }

    private static SiteSettings site(String... words) {
        Options parsed = new Options();
        new CommandLine(parsed).parseArgs(words);
        return parsed.options.settings(Map.of()).site();
    }

    @Test
    void everythingIsUsualUnlessTold() {
        assertEquals(SiteSettings.USUAL, site());
    }

    @Test
    void everySettingIsRead() {
        SiteSettings site = site(
                "--site-name",
                "Attic",
                "--greeting-fr",
                "Bonsoir",
                "--tables",
                "accounts",
                "--guest-chat",
                "no",
                "--games",
                "conan,domination",
                "--default-language",
                "fr",
                "--default-clock",
                "10+5");
        assertEquals("Attic", site.name());
        assertEquals(new Text("Bonsoir", "Bonsoir"), site.greeting());
        assertEquals(SiteSettings.TableOpening.ACCOUNTS, site.tables());
        assertEquals(List.of("conan", "domination"), site.games());
        assertEquals(Optional.of(new TimeControl.Increment(600_000, 5_000)), site.clock());
        assertEquals(
                Optional.of(new TimeControl.Days(2)),
                site("--default-clock", "2d").clock());
    }

    @ParameterizedTest
    @CsvSource({
        "--tables, friends",
        "--guest-chat, maybe",
        "--games, chess",
        "--default-language, de",
        "--default-clock, soon",
        "--default-clock, 0+0",
        "--default-clock, 99d",
    })
    void anythingElseIsRefusedInASentence(String option, String value) {
        assertThrows(CommandException.class, () -> site(option, value));
    }
}
