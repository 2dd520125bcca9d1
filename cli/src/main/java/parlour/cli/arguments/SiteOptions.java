package parlour.cli.arguments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.cli.console.CliMessages;
import parlour.cli.console.CommandException;
import parlour.game.Language;
import parlour.game.Text;
import parlour.match.TimeControl;
import parlour.registry.GameRegistry;
import parlour.server.site.SiteSettings;
import parlour.server.site.SiteSettings.TableOpening;
import picocli.CommandLine.Option;

/** What a host may set about the site. */
final class SiteOptions {

    private static final int MAX_NAME = 40;
    private static final int MAX_GREETING = 300;
    private static final Pattern INCREMENT = Pattern.compile("([0-9]{1,3})\\+([0-9]{1,3})");
    private static final Pattern DAYS = Pattern.compile("([0-9]{1,2})d");

    @Option(names = "--site-name", paramLabel = "NAME", defaultValue = "${env:PARLOUR_SITE_NAME:-}")
    private @Nullable String name;

    @Option(names = "--greeting", paramLabel = "TEXT", defaultValue = "${env:PARLOUR_GREETING:-}")
    private @Nullable String greeting;

    @Option(names = "--greeting-fr", paramLabel = "TEXT", defaultValue = "${env:PARLOUR_GREETING_FR:-}")
    private @Nullable String frenchGreeting;

    @Option(
            names = "--tables",
            paramLabel = "everyone|accounts|admin",
            defaultValue = "${env:PARLOUR_TABLES:-everyone}")
    private String tables;

    @Option(names = "--guest-chat", paramLabel = "yes|no", defaultValue = "${env:PARLOUR_GUEST_CHAT:-yes}")
    private String guestChat;

    @Option(
            names = "--games",
            paramLabel = "GAME",
            split = ",",
            descriptionKey = "offered-games",
            defaultValue = "${env:PARLOUR_GAMES:-}")
    private List<String> games = List.of();

    @Option(names = "--default-language", paramLabel = "en|fr", defaultValue = "${env:PARLOUR_DEFAULT_LANGUAGE:-}")
    private @Nullable String language;

    @Option(names = "--default-clock", paramLabel = "none|10+5|2d", defaultValue = "${env:PARLOUR_DEFAULT_CLOCK:-}")
    private @Nullable String clock;

    SiteSettings settings() {
        String english = text("--greeting", greeting, MAX_GREETING);
        String french = text("--greeting-fr", frenchGreeting, MAX_GREETING);
        return new SiteSettings(
                text("--site-name", name, MAX_NAME),
                new Text(english.isEmpty() ? french : english, french.isEmpty() ? english : french),
                tables(),
                guestChat(),
                games(),
                language(),
                clock(),
                Optional.empty());
    }

    private static String text(String option, @Nullable String given, int max) {
        String text = given == null ? "" : given.strip();
        if (text.length() > max || text.chars().anyMatch(Character::isISOControl)) {
            throw new CommandException(
                    option + " must be one line of at most " + max + " characters.",
                    option + " doit être une ligne de " + max + " caractères au plus.");
        }
        return text;
    }

    private TableOpening tables() {
        return Arrays.stream(TableOpening.values())
                .filter(one -> one.code().equals(tables))
                .findFirst()
                .orElseThrow(() -> new CommandException(
                        "--tables must be everyone, accounts or admin.",
                        "--tables doit être everyone, accounts ou admin."));
    }

    private boolean guestChat() {
        if (!guestChat.equals("yes") && !guestChat.equals("no")) {
            throw new CommandException("--guest-chat must be yes or no.", "--guest-chat doit être yes ou no.");
        }
        return guestChat.equals("yes");
    }

    private List<String> games() {
        List<String> known = new ArrayList<>();
        for (String id : games) {
            if (!id.isBlank()) {
                if (GameRegistry.all().stream().noneMatch(game -> game.id().equals(id.strip()))) {
                    throw new CommandException(CliMessages.gameUnknown(id.strip()));
                }
                known.add(id.strip());
            }
        }
        return known;
    }

    private Optional<Language> language() {
        if (language == null || language.isBlank()) {
            return Optional.empty();
        }
        if (!language.equals("en") && !language.equals("fr")) {
            throw new CommandException(CliMessages.languageUnknown(language));
        }
        return Optional.of(Language.of(language));
    }

    /** {@code 10+5} is ten minutes and five seconds more for each move; {@code 2d} two days for each move. */
    private Optional<TimeControl> clock() {
        if (clock == null || clock.isBlank()) {
            return Optional.empty();
        }
        if (clock.equals("none")) {
            return Optional.of(new TimeControl.None());
        }
        Matcher increment = INCREMENT.matcher(clock);
        Matcher days = DAYS.matcher(clock);
        try {
            if (increment.matches()) {
                return Optional.of(new TimeControl.Increment(
                        Integer.parseInt(increment.group(1)) * TimeControl.MINUTE,
                        Integer.parseInt(increment.group(2)) * 1_000L));
            }
            if (days.matches()) {
                return Optional.of(new TimeControl.Days(Integer.parseInt(days.group(1))));
            }
        } catch (IllegalArgumentException outOfRange) {
            // Refused below.
        }
        throw new CommandException(
                "--default-clock must be none, minutes and seconds such as 10+5, or days such as 2d.",
                "--default-clock doit être none, des minutes et des secondes comme 10+5, ou des jours comme 2d.");
    }
}
