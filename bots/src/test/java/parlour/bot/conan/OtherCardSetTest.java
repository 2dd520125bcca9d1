package parlour.bot.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.conan.Conan;
import parlour.conan.ConanPosition;
import parlour.conan.card.CardSet;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

/** Bots play any card set by the rules; their strength is promised for ours only. */
final class OtherCardSetTest {

    private static final Path SET =
            Path.of("..", "games", "src", "test", "resources", "parlour", "conan", "card", "salt-road.json");

    private static Conan game() throws IOException, NotationException {
        return Conan.with(CardSet.read(Files.readString(SET)));
    }

    @Test
    void allLevelsPlayToTheEnd() throws IOException, NotationException {
        Conan game = game();
        for (Level level : List.of(Level.of(1).orElseThrow(), Level.of(4).orElseThrow(), Level.MASTER)) {
            ConanPosition position = game.start(Options.of(game, List.of("seats=4")));
            SeededRandom random = new SeededRandom(level.number());
            Bot bot = BotRegistry.bot(game, level, 5).orElseThrow();
            while (!position.isOver()) {
                position.play(
                        position.turn() == Position.CHANCE
                                ? random.drawOutcome(position)
                                : ConanPositions.read(
                                        position,
                                        ConanPositions.think(bot, position, Budget.nodes(200))
                                                .move()));
            }
            assertTrue(position.outcome().isPresent());
        }
    }

    /** "Computers agree to what costs them at most 2 PG." */
    @ParameterizedTest
    @CsvSource({
        "2>1:2pg, yes",
        "2>1:3pg, no",
        "2>bank:3pg, no",
        "2>bank:3pg;bank>2:1pg, yes",
        "2-1;2>1:#salt-lamp, yes",
        "bank>1:20pg, yes",
    })
    void computerAgreesToWhatCostsAtMostTwo(String statement, String answer) throws IOException, NotationException {
        Conan game = game();
        ConanPosition position = game.parse(
                "cards r1 1 1.0.0.0.0 brine-widow,15,a1,0,-,-,-,storyteller.0.0/toll-keeper,15,a2,0,-,salt-lamp,-,old-prayer.0.0 -"
                        + " a1:dry-well:-/a2:white-flats:- - - - - -,0.0,0 - - - 0",
                Options.of(game, List.of()));
        position.play(ConanPositions.read(position, "play:storyteller"));
        position.play(ConanPositions.read(position, "state:" + statement));
        for (Level level : Level.all()) {
            Bot bot = BotRegistry.bot(game, level, 5).orElseThrow();
            assertEquals(
                    answer,
                    ConanPositions.think(bot, position, Budget.nodes(50)).move());
        }
        assertEquals(
                answer,
                ConanPositions.think(new HeuristicConanBot(5), position, Budget.nodes(50))
                        .move());
    }
}
