package parlour.bot.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.Thought;
import parlour.bot.host.Allowance;
import parlour.bot.host.BotSpec;
import parlour.bot.toy.HighCard;
import parlour.conquest.Conquest;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;

final class ArenaTest {

    private static final Allowance ALLOWANCE = new Allowance.Nodes(2_000);

    private static List<Contender> contenders(String... typed) throws NotationException {
        List<BotSpec> specs = new ArrayList<>();
        for (String text : typed) {
            specs.add(BotSpec.read(text, ALLOWANCE));
        }
        return Contender.of(specs);
    }

    private static Tournament tournament(Game game, int games, long seed, String... typed) throws NotationException {
        return Tournament.of(game, Options.defaults(game), contenders(typed), games, seed);
    }

    private static Report play(Tournament tournament) throws InterruptedException {
        return Arena.play(tournament, standing -> {});
    }

    /** A bot that always says the same. */
    private record Stubborn(String name, String move) implements Bot {
        @Override
        public Thought think(Knowledge knowledge, Budget budget, java.util.function.Consumer<Thought> progress) {
            return new Thought(move, 0, List.of(move), 0, 0);
        }

        static Contender contender(String name, String move) {
            return new Contender(name, ALLOWANCE, (game, options, seed) -> new Stubborn(name, move));
        }
    }

    @Test
    void theSameSeedPlaysTheSameGamesOnOneCoreOrThree() throws Exception {
        Tournament tournament = tournament(Conquest.CONQUEST, 12, 42, "greedy", "random");
        Report one = play(tournament.withWorkers(1));
        Report three = play(tournament.withWorkers(3));
        assertEquals(one.rounds(), three.rounds());
        assertEquals(one.crosstable(), three.crosstable());
        Report other = play(tournament(Conquest.CONQUEST, 12, 43, "greedy", "random"));
        assertNotEquals(one.rounds(), other.rounds());
    }

    @Test
    void bothGamesOfAPairBeginAlikeWithSeatsExchanged() throws Exception {
        Report report = play(tournament(Conquest.CONQUEST, 10, 5, "greedy", "random"));
        assertEquals(10, report.games().size());
        List<String> openings = new ArrayList<>();
        for (Round round : report.rounds()) {
            GameRecord first = round.games().get(0);
            GameRecord second = round.games().get(1);
            assertEquals(List.of(0, 1), first.table());
            assertEquals(List.of(1, 0), second.table());
            assertEquals(first.opening(), second.opening());
            openings.add(first.opening());
        }
        assertEquals(5, openings.stream().distinct().count());
    }

    @Test
    void aGameRecordCanBeReplayed() throws Exception {
        Report report = play(tournament(Conquest.CONQUEST, 2, 8, "greedy", "greedy"));
        assertEquals(List.of("greedy", "greedy #2"), report.names());
        Options options = Options.defaults(Conquest.CONQUEST);
        for (GameRecord game : report.games()) {
            var position = Conquest.CONQUEST.parse(game.opening(), options);
            for (String move : game.moves()) {
                assertFalse(position.isOver());
                position.play(((parlour.game.Reading.Legal) position.read(move)).move());
            }
            assertFalse(game.moves().isEmpty());
        }
    }

    @Test
    void thePointsOfTheTableAddUpToTheGames() throws Exception {
        Report report = play(tournament(Conquest.SIX_FACES, 18, 3, "greedy", "random", "random"));
        List<Crosstable.Row> rows = report.crosstable().rows();
        assertEquals(18, rows.stream().mapToDouble(Crosstable.Row::points).sum(), 1e-9);
        for (Crosstable.Row row : rows) {
            assertEquals(12, row.games());
            assertEquals(
                    row.points(),
                    row.against().stream().mapToDouble(Double::doubleValue).sum(),
                    1e-9);
            for (Crosstable.Row other : rows) {
                double both =
                        row.against().get(other.contender()) + other.against().get(row.contender());
                assertEquals(row.met().get(other.contender()), both, 1e-9);
            }
        }
        assertEquals("greedy", rows.getFirst().name());
        int ended = report.draws().values().stream().mapToInt(Integer::intValue).sum()
                + report.wins().values().stream().mapToInt(Integer::intValue).sum();
        assertEquals(18, ended);
    }

    @Test
    void greedyBeatsRandom() throws Exception {
        Report report = play(tournament(Conquest.CONQUEST, 40, 1, "random", "greedy"));
        assertEquals("greedy", report.crosstable().rows().getFirst().name());
        assertTrue(report.crosstable().rows().getFirst().percent() > 80);
    }

    @Test
    void aSequentialTestStopsEarlyAndAtTheSameRoundInEveryRun() throws Exception {
        Tournament tournament =
                tournament(Conquest.CONQUEST, 1_000, 1, "greedy", "random").until(new Sprt(0, 100));
        List<Standing> standings = new ArrayList<>();
        Report report = Arena.play(tournament, standings::add);
        assertTrue(report.games().size() < 100, report.games().size() + " games");
        assertEquals(
                Sprt.Verdict.STRONGER,
                new Sprt(0, 100).verdict(report.pentanomial().orElseThrow()));
        assertEquals(report.rounds().size(), standings.size());
        assertEquals(report.games().size(), standings.getLast().games());
        assertEquals(1_000, standings.getLast().of());
        assertEquals(report.rounds(), play(tournament.withWorkers(5)).rounds());
    }

    @Test
    void luckIsTheSameOnTheSameSeatInAllGamesOfARound() throws Exception {
        // Everybody keeps their card: who wins is decided by the lots, which must fall alike on each seat.
        List<Contender> stubborn = List.of(
                Stubborn.contender("a", "keep"), Stubborn.contender("b", "keep"), Stubborn.contender("c", "keep"));
        Options three = Options.of(HighCard.HIGH_CARD, List.of("seats=3"));
        Report report = play(Tournament.of(HighCard.HIGH_CARD, three, stubborn, 30, 9));
        assertEquals(10, report.rounds().size());
        for (Round round : report.rounds()) {
            assertEquals(3, round.games().size());
            assertEquals(
                    1,
                    round.games().stream()
                            .map(game -> game.outcome().shares())
                            .distinct()
                            .count());
        }
        // So nobody is better than anybody.
        for (Crosstable.Row row : report.crosstable().rows()) {
            assertEquals(10, row.points(), 1e-9);
            assertEquals(0, row.rating().elo(), 1e-6);
        }
    }

    @Test
    void fewerContendersThanSeatsShareThem() throws Exception {
        Options four = Options.of(HighCard.HIGH_CARD, List.of("seats=4"));
        Report report = play(Tournament.of(HighCard.HIGH_CARD, four, contenders("random", "greedy"), 20, 4));
        assertEquals(20, report.games().size());
        double points = report.crosstable().rows().stream()
                .mapToDouble(Crosstable.Row::points)
                .sum();
        assertEquals(20, points, 1e-9);
    }

    @Test
    void anIllegalMoveLosesTheGameAndTheOthersShareTheWin() throws Exception {
        List<Contender> contenders = List.of(
                Stubborn.contender("honest", "keep"),
                Stubborn.contender("peeker", "peek"),
                Stubborn.contender("quiet", "keep"));
        Options three = Options.of(HighCard.HIGH_CARD, List.of("seats=3"));
        Tournament tournament =
                Tournament.of(HighCard.HIGH_CARD, three, contenders, 3, 9).withOpening(0);
        Report report = play(tournament);
        assertEquals(3, report.forfeits().size());
        for (GameRecord game : report.games()) {
            assertEquals("illegal-move", game.outcome().reason());
            assertEquals(0, game.outcome().share(game.table().indexOf(1)));
            assertEquals(0.5, game.outcome().share(game.table().indexOf(2)));
            assertEquals(
                    "peeker answered with \"peek\": No peeking.",
                    game.fault().orElseThrow().en());
        }
        assertEquals("peeker", report.crosstable().rows().getLast().name());
    }

    @Test
    void levelsPlayAndAreRepeatable() throws Exception {
        Tournament tournament = tournament(Conquest.CONQUEST, 4, 2, "level:3", "1");
        assertEquals(
                play(tournament.withWorkers(1)).rounds(),
                play(tournament.withWorkers(2)).rounds());
    }

    @Test
    void aTournamentMayBeginFromAPosition() throws Exception {
        String notation = "9/9/9/9/9/1K7/9/1k7 w 0 1";
        Tournament tournament = tournament(Conquest.CONQUEST, 2, 2, "greedy", "random");
        var position = Conquest.CONQUEST.parse(notation, tournament.options());
        Report report = play(tournament.from(position).withOpening(0));
        assertEquals(notation, report.games().getFirst().opening());
        assertEquals(notation, position.notation());
    }
}
