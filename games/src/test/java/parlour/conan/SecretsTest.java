package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.conan.rules.Agreements;
import parlour.conan.rules.Contest;
import parlour.conan.rules.PackedState;
import parlour.conan.text.TreatyNotation;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;

/**
 * What a seat may know, in games that are long enough for the discard to be shuffled and rich in treaties. The general
 * tests of secrets cover every game; these cover features that only Conan has.
 */
class SecretsTest {

    private static final int GAMES = 5;
    private static final int EVERY = 37;

    private int shuffles;
    private int remembered;
    private int lastRounds;
    private int offers;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void sampleIsConsistentWithEverythingASeatHasSeen(int seats) {
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomSource random = RandomPlay.random(seed);
            ConanPosition position = nearlyEmptyPile(seats, random);
            RandomSource other = RandomPlay.random(~seed);
            RandomTreatyPlayer company = new RandomTreatyPlayer(position, random);
            Set<Integer> shuffled = new HashSet<>();
            try {
                for (int ply = 0; !position.isOver(); ply++) {
                    int era = position.state().packed().b[PackedState.SHUFFLES];
                    position.play(company.move());
                    RandomGamesTest.check(position);
                    if (position.state().packed().b[PackedState.SHUFFLES] != era) {
                        shuffled = cardsOfTheLastShuffle(position);
                        shuffles++;
                    }
                    offers += position.step().equals("answer") ? 1 : 0;
                    if (ply % EVERY == 0 || position.step().equals("answer")) {
                        check(position, shuffled, other);
                    }
                }
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError(seats + " seats, seed " + seed + ": " + wrong.getMessage(), wrong);
            }
            lastRounds = Math.max(lastRounds, position.round());
        }
        assertTrue(shuffles > 3, shuffles + " shuffles are too few to mean anything");
        assertTrue(remembered > 20, remembered + " cards remembered are too few to mean anything");
        assertTrue(offers > 50, offers + " offers are too few to mean anything");
        assertTrue(lastRounds > 8, lastRounds + " rounds are too few to mean anything");
    }

    /** The first round of a game in which most cards have been discarded, so that they are shuffled soon. */
    private static ConanPosition nearlyEmptyPile(int seats, RandomSource random) {
        ConanPosition position = ConanFixtures.start("seats=" + seats, "cardGlory=first", "withdrawn=any");
        while (!position.step().equals("cards")) {
            position.play(RandomPlay.move(position, random));
        }
        while (position.pileSize() > 6) {
            position.state()
                    .board()
                    .discard(position.state().packed().nth(PackedState.PILE, random.nextInt(position.pileSize())));
        }
        position.state().begin();
        return position.copy();
    }

    private static Set<Integer> cardsOfTheLastShuffle(ConanPosition position) {
        Set<Integer> cards = new HashSet<>();
        for (int i = 0; i < position.pileSize(); i++) {
            cards.add(position.state().packed().nth(PackedState.PILE, i));
        }
        return cards;
    }

    private void check(ConanPosition truth, Set<Integer> shuffled, RandomSource random) {
        for (int seat = 0; seat < truth.seats(); seat++) {
            ConanPosition sample = truth.sample(seat, random);
            assertEquals(truth.view(seat).json(), sample.view(seat).json(), "view of seat " + seat);
            assertEquals(truth.turn(), sample.turn());
            if (truth.turn() == seat) {
                assertEquals(new ArrayList<>(ConanFixtures.moves(truth)), new ArrayList<>(ConanFixtures.moves(sample)));
            }
            checkPlaces(truth, sample, seat);
            checkShuffles(truth, sample, shuffled, seat);
            ConanPosition again = ConanFixtures.parse(sample.notation(), settings(truth));
            assertEquals(sample.notation(), again.notation());
            for (int viewer = 0; viewer < truth.seats(); viewer++) {
                assertEquals(sample.view(viewer).json(), again.view(viewer).json(), "view of " + viewer);
            }
        }
    }

    private static String[] settings(ConanPosition position) {
        return new String[] {"seats=" + position.seats(), "cardGlory=first", "withdrawn=any"};
    }

    /** Sizes of hands; and a card the seat has seen in another's hand is still with a player, not in the pile. */
    private void checkPlaces(ConanPosition truth, ConanPosition sample, int seat) {
        for (int other = 0; other < truth.seats(); other++) {
            assertEquals(truth.handSize(other), sample.handSize(other));
        }
        assertEquals(truth.pileSize(), sample.pileSize());
        int[] known = new int[truth.set().kinds().size()];
        for (Agreements.KnownCard it : truth.state().packed().agreements.known()) {
            if (it.viewer() == seat) {
                remembered++;
                known[it.kind()]++;
            }
        }
        for (int kind = 0; kind < known.length; kind++) {
            // The seat may be wrong if the card was passed on unseen.
            int expected = Math.min(known[kind], withOthers(truth, kind, seat));
            int actual = withOthers(sample, kind, seat);
            assertTrue(actual >= expected, truth.set().kind(kind).id() + ": " + actual + " of " + expected);
        }
    }

    /** The number of copies that other players hold or have laid. */
    private static int withOthers(ConanPosition position, int kind, int seat) {
        int count = 0;
        for (int i = 0; i < position.set().copies[kind]; i++) {
            int zone = position.state().packed().zone(position.set().firstOf[kind] + i);
            boolean hidden = zone == PackedState.DOWN || zone == PackedState.CHALLENGES;
            boolean held = zone >= PackedState.HAND
                    && zone < PackedState.HAND + PackedState.SEATS
                    && zone != PackedState.HAND + seat;
            count += hidden || held ? 1 : 0;
        }
        return count;
    }

    /** A player who held cards when the discard was shuffled holds as many older ones in every sample. */
    private static void checkShuffles(ConanPosition truth, ConanPosition sample, Set<Integer> shuffled, int seat) {
        for (int other = 0; other < truth.seats(); other++) {
            if (other != seat) {
                assertEquals(
                        young(truth, other, shuffled), young(sample, other, shuffled), "younger cards of " + other);
            }
        }
    }

    private static int young(ConanPosition position, int seat, Set<Integer> shuffled) {
        int count = 0;
        for (int card : shuffled) {
            int zone = position.state().packed().zone(card);
            boolean held = zone == PackedState.HAND + seat;
            boolean laid =
                    zone == PackedState.CHALLENGES && position.state().board().owner(card) == seat;
            count += held || laid || (zone == PackedState.DOWN && layer(position, card) == seat) ? 1 : 0;
        }
        return count;
    }

    private static int layer(ConanPosition position, int card) {
        Contest contest = position.state().contest();
        for (int i = 0; i < contest.laid(); i++) {
            if (contest.laid(i) == card) {
                return contest.side(contest.laidBy(i));
            }
        }
        return Position.CHANCE;
    }

    // ---- Single secrets ----

    @Test
    void cardGivenInATreatyIsKnownOnlyToBothParties() {
        ConanPosition position = scene("talk3");
        ConanFixtures.play(position, "treaty:1>2:moor-reavers;2>1:1pg", "yes");
        RandomSource random = RandomPlay.random(1);
        Set<Boolean> third = new HashSet<>();
        int kind = position.set().kind("moor-reavers");
        for (int i = 0; i < 300; i++) {
            assertEquals(1, position.sample(0, random).held(1, kind), "the giver knows");
            assertEquals(1, position.sample(1, random).held(1, kind), "the taker knows");
            third.add(position.sample(2, random).held(1, kind) == 1);
        }
        assertEquals(Set.of(true, false), third, "a third party can only guess");
    }

    @Test
    void cardSeenInARefusedOfferIsRemembered() {
        ConanPosition position = scene("talk3");
        ConanFixtures.play(position, "treaty:1>2:moor-reavers", "no");
        RandomSource random = RandomPlay.random(1);
        for (int i = 0; i < 40; i++) {
            assertEquals(1, position.sample(1, random).held(0, position.set().kind("moor-reavers")));
        }
    }

    @Test
    void knownCardMayBeTheOneLaidFaceDown() {
        ConanPosition position = scene("talk3");
        ConanFixtures.play(position, "treaty:1>2:moor-reavers", "yes", "pass", "pass", "pass");
        ConanFixtures.play(
                position, "draw:cold-fury", "draw:thorn-darts", "draw:second-wind", "pass", "lay:rotten-floor@a2");
        RandomSource random = RandomPlay.random(1);
        Set<String> laid = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            ConanPosition sample = position.sample(0, random);
            laid.add(sample.set().kind(sample.challenge(1, 0)).id());
            boolean held = sample.held(1, sample.set().kind("moor-reavers")) == 1;
            assertTrue(held || laid.contains("moor-reavers"));
        }
        assertTrue(laid.contains("moor-reavers"), "it may be that one: " + laid);
        assertTrue(laid.size() > 3, "it may be another: " + laid);
    }

    @Test
    void peekedCardIsKnownToThePeekerAndThePeekToAll() {
        ConanPosition position = scene("peeker");
        ConanFixtures.play(position, "play:reading-the-ashes", "peek:a1.1", "decline", "draw:feint");
        RandomSource random = RandomPlay.random(1);
        Set<Integer> second = new HashSet<>();
        for (int i = 0; i < 60; i++) {
            ConanPosition sample = position.sample(0, random);
            assertEquals(position.challenge(0, 0), sample.challenge(0, 0));
            second.add(sample.challenge(0, 1));
        }
        assertTrue(second.size() > 5);
        assertTrue(position.view(1).json().contains("\"seen\":[0,1]"));
    }

    @Test
    void thirdPartyReadsAnOfferWithoutItsCards() {
        ConanPosition position = scene("talk3");
        int move = RandomPlay.listed(position).get(0);
        assertEquals("pass", position.text(move));
        String offer = "treaty:1>2:3pg+feint;2>1:rotten-floor";
        try {
            int proposal = ((parlour.game.ParseResult.Legal) position.parseMove(offer)).move();
            assertEquals(offer, position.text(proposal));
            assertEquals(offer, position.textFor(proposal, 0));
            assertEquals(offer, position.textFor(proposal, 1));
            assertEquals("treaty:1>2:3pg+?;2>1:?", position.textFor(proposal, 2));
            assertEquals("treaty:1>2:3pg+?;2>1:?", position.textFor(proposal, Position.SPECTATOR));
            String told = position.sentence(proposal, 2).en()
                    + position.sentence(proposal, 2).fr();
            assertTrue(!told.contains("Feint") && !told.contains("Rotten") && told.contains("3 glory"), told);
            position.play(proposal);
        } catch (parlour.game.NotationException wrong) {
            throw new AssertionError(wrong);
        }
        RandomSource random = RandomPlay.random(1);
        Set<String> guesses = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            ConanPosition sample = position.sample(2, random);
            guesses.add(TreatyNotation.write(sample.offer().orElseThrow(), sample.set(), TreatyNotation.ALL));
        }
        assertTrue(guesses.size() > 5, guesses.toString());
    }

    @Test
    void returnedObjectsAreKnownToAll() {
        ConanPosition position = scene("fourth");
        ConanFixtures.play(position, "accomplish", "loot:cracked-horn", "return:basalt-mace");
        assertTrue(position.view(1).json().contains("\"bottom\":[\"basalt-mace\"]"));
        assertNotEquals("", position.sample(1, RandomPlay.random(1)).notation());
    }

    private static ConanPosition scene(String name) {
        for (var row : RuleTableTest.scenes()) {
            if (row.cell(0).equals(name)) {
                return ConanFixtures.parse(
                        row.cell(2), List.copyOf(row.words(1)).toArray(new String[0]));
            }
        }
        throw new AssertionError(name);
    }
}
