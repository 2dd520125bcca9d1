package parlour.game.contract;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.Conan;
import parlour.conan.card.CardSets;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.kuhn.Kuhn;
import parlour.registry.GameRegistry;

/**
 * The games that all general tests cover: all registered games, Kuhn poker for features that none of these has yet, and
 * Conan with another card set.
 *
 * <p>New games are included automatically. A game with moves that cannot be listed is handled in {@link #isUnlisted}.
 */
public final class TestedGames {

    private TestedGames() {}

    public static List<Game> games() {
        List<Game> games = new ArrayList<>(GameRegistry.all());
        games.add(Kuhn.KUHN);
        games.add(Conan.with(CardSets.saltRoad()));
        return games;
    }

    /** Whether a legal move's text is one that {@link Position#legalMoves} cannot list, such as a treaty's terms. */
    public static boolean isUnlisted(Game game, String text) {
        return game.id().equals("conan") && (text.startsWith("treaty:") || text.startsWith("state:"));
    }

    /** A game with its options. */
    public record Table(Game game, Options options) {

        public Position start() {
            return game.start(options);
        }

        /** Whether no option but the number of seats was set. */
        public boolean isDefault() {
            return options.chosen().stream().allMatch(setting -> setting.startsWith(Options.SEATS + "="));
        }

        @Override
        public String toString() {
            return game.id() + " " + options.chosen();
        }
    }

    /** Every game with every number of seats, and with every value of every option while the others are defaults. */
    public static List<Table> tables() {
        List<Table> tables = new ArrayList<>();
        for (Game game : games()) {
            for (int seats = game.seats().min(); seats <= game.seats().max(); seats++) {
                List<String> settings = game.seats().isFixed() ? List.of() : List.of(Options.SEATS + "=" + seats);
                tables.add(table(game, settings));
                for (String more : further(game)) {
                    List<String> all = new ArrayList<>(settings);
                    all.add(more);
                    tables.add(table(game, all));
                }
                // Other material changes nothing about the options.
                for (Option option : game.material().isPresent() ? List.<Option>of() : game.options()) {
                    for (String value : values(option)) {
                        if (!value.equals(option.defaultValue())) {
                            List<String> more = new ArrayList<>(settings);
                            more.add(option.key() + "=" + value);
                            if (goTogether(game, more)) {
                                tables.add(table(game, more));
                            }
                        }
                    }
                }
            }
        }
        return tables;
    }

    /** Settings to be tested as well: a board of Domination with a slip, on which players may have to pass. */
    private static List<String> further(Game game) {
        return game.id().equals("domination")
                ? List.of("layout=rows:1445503326116015060264450355336613211223144655446500033062241122")
                : List.of();
    }

    /**
     * Not every value is allowed with every number of seats; {@link GameContract} checks that each is allowed with
     * some.
     */
    static boolean goTogether(Game game, List<String> settings) {
        try {
            Options.of(game, settings);
            return true;
        } catch (NotationException refused) {
            TextChecks.checkUnreadable(refused, String.join(" ", settings));
            return false;
        }
    }

    /** A code that uses all its characters in turn. */
    private static String first(Option.Code code) {
        String characters = code.characters();
        return code.prefix()
                + characters.repeat(code.length() / characters.length() + 1).substring(0, code.length());
    }

    /** All the words of an option, of its numbers the minimum, the maximum and the default, and one of its codes. */
    public static List<String> values(Option option) {
        List<String> values = new ArrayList<>(option.words());
        option.numbers().ifPresent(range -> {
            values.add(range.prefix() + range.min());
            values.add(range.prefix() + range.max());
        });
        option.code().ifPresent(code -> values.add(first(code)));
        if (!values.contains(option.defaultValue())) {
            values.add(option.defaultValue());
        }
        return values;
    }

    public static Table table(Game game, List<String> settings) {
        try {
            return new Table(game, Options.of(game, settings));
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }
}
