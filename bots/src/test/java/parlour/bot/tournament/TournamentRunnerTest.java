package parlour.bot.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.runtime.BotSpec;
import parlour.bot.runtime.SearchLimit;
import parlour.bot.tournament.results.Crosstable;
import parlour.bot.tournament.results.GameRecord;
import parlour.bot.tournament.results.Round;
import parlour.bot.tournament.results.Sprt;
import parlour.bot.toy.HighCard;
import parlour.conquest.Conquest;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;

final class TournamentRunnerTest {

    private static final SearchLimit ALLOWANCE = new SearchLimit.Nodes(2_000);

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

    private static TournamentResult play(Tournament tournament) throws InterruptedException {
        return TournamentRunner.play(tournament, progress -> {});
    }

    /** A bot that always plays the same move. */
    private record Stubborn(String name, String move) implements Bot {
        @Override
        public ScoredMove chooseMove(
                InformationState state, Budget budget, java.util.function.Consumer<ScoredMove> progress) {
            return new ScoredMove(move, 0, List.of(move), 0, 0);
        }

        static Contender contender(String name, String move) {
            return new Contender(name, ALLOWANCE, (game, options, seed) -> new Stubborn(name, move));
        }
    }

    @Test
    void theSameSeedPlaysTheSameGamesOnOneCoreOrThree() throws Exception {
        Tournament tournament = tournament(Conquest.CONQUEST, 12, 42, "greedy", "random");
        TournamentResult one = play(tournament.withWorkers(1));
        TournamentResult three = play(tournament.withWorkers(3));
        assertEquals(one.rounds(), three.rounds());
        assertEquals(one.crosstable(), three.crosstable());
        TournamentResult other = play(tournament(Conquest.CONQUEST, 12, 43, "greedy", "random"));
        assertNotEquals(one.rounds(), other.rounds());
    }

    @Test
    void bothGamesOfAPairHaveTheSameOpeningWithSeatsExchanged() throws Exception {
        TournamentResult result = play(tournament(Conquest.CONQUEST, 10, 5, "greedy", "random"));
        assertEquals(10, result.games().size());
        List<String> openings = new ArrayList<>();
        for (Round round : result.rounds()) {
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
        TournamentResult result = play(tournament(Conquest.CONQUEST, 2, 8, "greedy", "greedy"));
        assertEquals(List.of("greedy", "greedy #2"), result.names());
        Options options = Options.defaults(Conquest.CONQUEST);
        for (GameRecord game : result.games()) {
            var position = Conquest.CONQUEST.parse(game.opening(), options);
            for (String move : game.moves()) {
                assertFalse(position.isOver());
                position.play(((parlour.game.ParseResult.Legal) position.parseMove(move)).move());
            }
            assertFalse(game.moves().isEmpty());
        }
    }

    @Test
    void thePointsOfTheTableAddUpToTheGames() throws Exception {
        TournamentResult result = play(tournament(Conquest.SIX_FACES, 18, 3, "greedy", "random", "random"));
        List<Crosstable.Row> rows = result.crosstable().rows();
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
        int ended = result.draws().values().stream().mapToInt(Integer::intValue).sum()
                + result.wins().values().stream().mapToInt(Integer::intValue).sum();
        assertEquals(18, ended);
    }

    @Test
    void greedyBeatsRandom() throws Exception {
        TournamentResult result = play(tournament(Conquest.CONQUEST, 40, 1, "random", "greedy"));
        assertEquals("greedy", result.crosstable().rows().getFirst().name());
        assertTrue(result.crosstable().rows().getFirst().percent() > 80);
    }

    @Test
    void aSequentialTestStopsEarlyAndAtTheSameRoundInEveryRun() throws Exception {
        Tournament tournament =
                tournament(Conquest.CONQUEST, 1_000, 1, "greedy", "random").until(new Sprt(0, 100));
        List<TournamentProgress> standings = new ArrayList<>();
        TournamentResult result = TournamentRunner.play(tournament, standings::add);
        assertTrue(result.games().size() < 100, result.games().size() + " games");
        assertEquals(
                Sprt.Status.STRONGER,
                new Sprt(0, 100).status(result.pentanomial().orElseThrow()));
        assertEquals(result.rounds().size(), standings.size());
        assertEquals(result.games().size(), standings.getLast().games());
        assertEquals(1_000, standings.getLast().of());
        assertEquals(result.rounds(), play(tournament.withWorkers(5)).rounds());
    }

    @Test
    void luckIsTheSameOnTheSameSeatInAllGamesOfARound() throws Exception {
        // All keep their cards: draws decide who wins, and must be the same for each seat.
        List<Contender> stubborn = List.of(
                Stubborn.contender("a", "keep"), Stubborn.contender("b", "keep"), Stubborn.contender("c", "keep"));
        Options three = Options.of(HighCard.HIGH_CARD, List.of("seats=3"));
        TournamentResult result = play(Tournament.of(HighCard.HIGH_CARD, three, stubborn, 30, 9));
        assertEquals(10, result.rounds().size());
        for (Round round : result.rounds()) {
            assertEquals(3, round.games().size());
            assertEquals(
                    1,
                    round.games().stream()
                            .map(game -> game.outcome().shares())
                            .distinct()
                            .count());
        }
        // So no contender is better than another.
        for (Crosstable.Row row : result.crosstable().rows()) {
            assertEquals(10, row.points(), 1e-9);
            assertEquals(0, row.rating().elo(), 1e-6);
        }
    }

    @Test
    void fewerContendersThanSeatsShareThem() throws Exception {
        Options four = Options.of(HighCard.HIGH_CARD, List.of("seats=4"));
        TournamentResult result = play(Tournament.of(HighCard.HIGH_CARD, four, contenders("random", "greedy"), 20, 4));
        assertEquals(20, result.games().size());
        double points = result.crosstable().rows().stream()
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
        TournamentResult result = play(tournament);
        assertEquals(3, result.forfeits().size());
        for (GameRecord game : result.games()) {
            assertEquals("illegal-move", game.outcome().reason());
            assertEquals(0, game.outcome().share(game.table().indexOf(1)));
            assertEquals(0.5, game.outcome().share(game.table().indexOf(2)));
            assertEquals(
                    "peeker answered with \"peek\": No peeking.",
                    game.fault().orElseThrow().en());
        }
        assertEquals("peeker", result.crosstable().rows().getLast().name());
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
        TournamentResult result = play(tournament.from(position).withOpening(0));
        assertEquals(notation, result.games().getFirst().opening());
        assertEquals(notation, position.notation());
    }
}
