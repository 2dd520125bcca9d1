package parlour.game;

import java.util.ArrayList;
import java.util.List;
import parlour.shelf.Shelf;

/** The games every general test runs over: the whole shelf. */
public final class TestedGames {

    private TestedGames() {}

    public static List<Game> games() {
        return Shelf.games();
    }

    /** A game as a table would play it. */
    public record Table(Game game, Options options) {

        public Position start() {
            return game.start(options);
        }

        @Override
        public String toString() {
            return game.id() + " " + options.chosen();
        }
    }

    /** Every game with every number of seats, and with every value of every option while the others are usual. */
    public static List<Table> tables() {
        List<Table> tables = new ArrayList<>();
        for (Game game : games()) {
            for (int seats = game.seats().least(); seats <= game.seats().most(); seats++) {
                List<String> settings = game.seats().isFixed() ? List.of() : List.of(Options.SEATS + "=" + seats);
                tables.add(table(game, settings));
                for (Option option : game.options()) {
                    for (String word : option.words()) {
                        if (!word.equals(option.usual())) {
                            List<String> more = new ArrayList<>(settings);
                            more.add(option.key() + "=" + word);
                            tables.add(table(game, more));
                        }
                    }
                }
            }
        }
        return tables;
    }

    public static Table table(Game game, List<String> settings) {
        try {
            return new Table(game, Options.of(game, settings));
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
    }
}
