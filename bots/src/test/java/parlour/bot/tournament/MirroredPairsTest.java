package parlour.bot.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.bot.runtime.BotSpec;
import parlour.bot.runtime.SearchLimit;
import parlour.bot.tournament.results.GameRecord;
import parlour.bot.tournament.results.MirroredPairs;
import parlour.bot.tournament.results.Round;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.Text;

/** Pairs of games with the same luck, decided on sums. */
final class MirroredPairsTest {

    private static Tournament tournament(int games, String bots, String... settings) throws NotationException {
        Options options = Options.of(Domination.DOMINATION, List.of(settings));
        List<Contender> contenders = Contender.of(BotSpec.list(bots, new SearchLimit.Nodes(500)));
        return Tournament.of(Domination.DOMINATION, options, contenders, games, 11);
    }

    /** A pair in which contender 0 sat first, then second, with these points in both games. */
    private static Round pair(List<Integer> own, List<Integer> others, List<Integer> own2, List<Integer> others2) {
        return new Round(List.of(game(List.of(0, 1), own, others), game(List.of(1, 0), others2, own2)));
    }

    private static GameRecord game(List<Integer> table, List<Integer> first, List<Integer> second) {
        Outcome outcome = Outcome.won(List.of(0), 2, "made-up", Text.same(""));
        return new GameRecord(table, outcome, "", List.of(), List.of(first, second), Optional.empty());
    }

    @Test
    void theSumDecidesThenTheTieBreak() {
        List<Round> rounds = List.of(
                pair(List.of(20, 9), List.of(29, 15), List.of(30, 15), List.of(19, 9)),
                pair(List.of(20, 9), List.of(29, 15), List.of(29, 16), List.of(20, 8)),
                pair(List.of(20, 9), List.of(29, 15), List.of(29, 15), List.of(20, 9)),
                pair(List.of(20, 9), List.of(29, 15), List.of(28, 24), List.of(21, 0)));
        MirroredPairs pairs = MirroredPairs.of(rounds, 2).getFirst();
        assertEquals(List.of(2, 1, 1), List.of(pairs.won(), pairs.drawn(), pairs.lost()));
        assertEquals(62.5, pairs.percent());
        assertEquals(0, pairs.lead());
        assertTrue(pairs.percentError() > 20 && pairs.percentError() < 50, "" + pairs.percentError());
    }

    @Test
    void theErrorOfTheLeadIsComputedFromThePairs() {
        List<Round> rounds = List.of(
                pair(List.of(30, 9), List.of(19, 15), List.of(25, 15), List.of(24, 9)),
                pair(List.of(25, 9), List.of(24, 15), List.of(25, 15), List.of(24, 9)));
        MirroredPairs pairs = MirroredPairs.of(rounds, 2).getFirst();
        assertEquals(7, pairs.lead());
        assertEquals(1.96 * 5 / Math.sqrt(2), pairs.leadError(), 0.01);
    }

    @Test
    void bothGamesOfAPairHaveTheSameLuck() throws Exception {
        TournamentResult result = TournamentRunner.play(tournament(8, "greedy,random"), progress -> {});
        List<String> openings = new ArrayList<>();
        for (Round round : result.rounds()) {
            GameRecord first = round.games().get(0);
            GameRecord second = round.games().get(1);
            assertEquals(first.opening(), second.opening());
            assertEquals(List.of(0, 1), first.table());
            assertEquals(List.of(1, 0), second.table());
            assertEquals(draws(first), draws(second));
            assertNotEquals(first.moves(), second.moves());
            assertEquals(
                    49, first.points().get(0).getFirst() + first.points().get(1).getFirst());
            openings.add(first.opening());
        }
        assertEquals(4, openings.stream().distinct().count());
        MirroredPairs pairs = result.mirrored().getFirst();
        assertEquals(4, pairs.pairs());
        assertEquals(4, pairs.won());
    }

    /** The dominoes drawn from the stock; moves of players also name a slot. */
    private static List<String> draws(GameRecord game) {
        return game.moves().stream().filter(move -> !move.contains("@")).toList();
    }

    @Test
    void noRandomMovesArePlayedWhereDrawsVaryTheGames() throws NotationException {
        assertEquals(0, tournament(2, "greedy,random").openingPlies());
        assertEquals(
                2,
                Tournament.of(
                                Conquest.CONQUEST,
                                Options.defaults(Conquest.CONQUEST),
                                Contender.of(BotSpec.list("greedy,random", new SearchLimit.Nodes(1))),
                                2,
                                1)
                        .openingPlies());
    }

    @Test
    void onlyTablesOfTwoHavePairs() throws Exception {
        TournamentResult three =
                TournamentRunner.play(tournament(3, "greedy,random,random", "seats=3"), progress -> {});
        assertEquals(List.of(), three.mirrored());
        TournamentResult many = TournamentRunner.play(tournament(6, "greedy,random,random"), progress -> {});
        assertEquals(3, many.mirrored().size());
    }

    @Test
    void conquestHasNoMirroredPairs() throws Exception {
        Tournament conquest = Tournament.of(
                Conquest.CONQUEST,
                Options.defaults(Conquest.CONQUEST),
                Contender.of(BotSpec.list("greedy,random", new SearchLimit.Nodes(500))),
                2,
                1);
        assertEquals(List.of(), TournamentRunner.play(conquest, progress -> {}).mirrored());
    }
}
