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
import parlour.game.Lots;
import parlour.game.Position;
import parlour.game.RandomPlay;

/**
 * What a seat may know, in games that are long enough for the discard to be shuffled and rich in treaties. The general tests
 * of secrets look at every game; these look at what only Conan has.
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
    void a_sample_could_be_true_for_all_a_seat_has_seen(int seats) {
        for (long seed = 1; seed <= GAMES; seed++) {
            Lots lots = RandomPlay.lots(seed);
            ConanPosition position = nearlyEmptyPile(seats, lots);
            Lots other = RandomPlay.lots(~seed);
            Company company = new Company(position, lots);
            Set<Integer> shuffled = new HashSet<>();
            try {
                for (int ply = 0; !position.isOver(); ply++) {
                    int era = position.state().b[State.SHUFFLES];
                    position.play(company.move());
                    RandomGamesTest.check(position);
                    if (position.state().b[State.SHUFFLES] != era) {
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

    /** The first round of a game in which most cards have been discarded: soon they are shuffled. */
    private static ConanPosition nearlyEmptyPile(int seats, Lots lots) {
        ConanPosition position = House.start("seats=" + seats, "cardGlory=first", "withdrawn=any");
        while (!position.step().equals("cards")) {
            position.play(RandomPlay.move(position, lots));
        }
        while (position.pileSize() > 6) {
            position.board().discard(position.state().nth(State.PILE, lots.below(position.pileSize())));
        }
        position.begin();
        return position;
    }

    private static Set<Integer> cardsOfTheLastShuffle(ConanPosition position) {
        Set<Integer> cards = new HashSet<>();
        for (int i = 0; i < position.pileSize(); i++) {
            cards.add(position.state().nth(State.PILE, i));
        }
        return cards;
    }

    private void check(ConanPosition truth, Set<Integer> shuffled, Lots lots) {
        for (int seat = 0; seat < truth.seats(); seat++) {
            ConanPosition sample = truth.sample(seat, lots);
            assertEquals(truth.view(seat).json(), sample.view(seat).json(), "view of seat " + seat);
            assertEquals(truth.turn(), sample.turn());
            if (truth.turn() == seat) {
                assertEquals(new ArrayList<>(House.moves(truth)), new ArrayList<>(House.moves(sample)));
            }
            checkPlaces(truth, sample, seat);
            checkShuffles(truth, sample, shuffled, seat);
            ConanPosition again = House.parse(sample.notation(), settings(truth));
            assertEquals(sample.notation(), again.notation());
            for (int viewer = 0; viewer < truth.seats(); viewer++) {
                assertEquals(sample.view(viewer).json(), again.view(viewer).json(), "view of " + viewer);
            }
        }
    }

    private static String[] settings(ConanPosition position) {
        return new String[] {"seats=" + position.seats(), "cardGlory=first", "withdrawn=any"};
    }

    /** Sizes of hands, and what the seat has seen in another's hand: it is still with somebody, and not in the pile. */
    private void checkPlaces(ConanPosition truth, ConanPosition sample, int seat) {
        for (int other = 0; other < truth.seats(); other++) {
            assertEquals(truth.handSize(other), sample.handSize(other));
        }
        assertEquals(truth.pileSize(), sample.pileSize());
        int[] known = new int[truth.set().kinds().size()];
        for (Pacts.Known it : truth.state().pacts.known()) {
            if (it.viewer() == seat) {
                remembered++;
                known[it.kind()]++;
            }
        }
        for (int kind = 0; kind < known.length; kind++) {
            // The seat may be wrong if the card has passed on unseen.
            int expected = Math.min(known[kind], withOthers(truth, kind, seat));
            int actual = withOthers(sample, kind, seat);
            assertTrue(actual >= expected, truth.set().kind(kind).id() + ": " + actual + " of " + expected);
        }
    }

    /** How many copies other players hold or have laid. */
    private static int withOthers(ConanPosition position, int kind, int seat) {
        int count = 0;
        for (int i = 0; i < position.set().copies[kind]; i++) {
            int zone = position.state().zone(position.set().firstOf[kind] + i);
            boolean hidden = zone == State.DOWN || zone == State.CHALLENGES;
            boolean held = zone >= State.HAND && zone < State.HAND + State.SEATS && zone != State.HAND + seat;
            count += hidden || held ? 1 : 0;
        }
        return count;
    }

    /** Whoever held cards when the discard was shuffled holds as many older ones in every world that could be true. */
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
            int zone = position.state().zone(card);
            boolean held = zone == State.HAND + seat;
            boolean laid = zone == State.CHALLENGES && position.board().owner(card) == seat;
            count += held || laid || (zone == State.DOWN && layer(position, card) == seat) ? 1 : 0;
        }
        return count;
    }

    private static int layer(ConanPosition position, int card) {
        Contest contest = position.contest();
        for (int i = 0; i < contest.laid(); i++) {
            if (contest.laid(i) == card) {
                return contest.side(contest.laidBy(i));
            }
        }
        return Position.CHANCE;
    }

    // ---- One secret at a time ----

    @Test
    void a_card_given_in_a_treaty_is_known_to_both_and_to_nobody_else() {
        ConanPosition position = scene("talk3");
        House.play(position, "treaty:1>2:moor-reavers;2>1:1pg", "yes");
        Lots lots = RandomPlay.lots(1);
        Set<Boolean> third = new HashSet<>();
        int kind = position.set().kind("moor-reavers");
        for (int i = 0; i < 300; i++) {
            assertEquals(1, position.sample(0, lots).held(1, kind), "the giver knows");
            assertEquals(1, position.sample(1, lots).held(1, kind), "the taker knows");
            third.add(position.sample(2, lots).held(1, kind) == 1);
        }
        assertEquals(Set.of(true, false), third, "a third party can only guess");
    }

    @Test
    void what_was_seen_in_an_offer_is_known_although_it_was_refused() {
        ConanPosition position = scene("talk3");
        House.play(position, "treaty:1>2:moor-reavers", "no");
        Lots lots = RandomPlay.lots(1);
        for (int i = 0; i < 40; i++) {
            assertEquals(1, position.sample(1, lots).held(0, position.set().kind("moor-reavers")));
        }
    }

    @Test
    void a_known_card_may_be_the_one_that_was_laid_face_down() {
        ConanPosition position = scene("talk3");
        House.play(position, "treaty:1>2:moor-reavers", "yes", "pass", "pass", "pass");
        House.play(position, "draw:cold-fury", "draw:thorn-darts", "draw:second-wind", "pass", "lay:rotten-floor@a2");
        Lots lots = RandomPlay.lots(1);
        Set<String> laid = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            ConanPosition sample = position.sample(0, lots);
            laid.add(sample.set().kind(sample.challenge(1, 0)).id());
            boolean held = sample.held(1, sample.set().kind("moor-reavers")) == 1;
            assertTrue(held || laid.contains("moor-reavers"));
        }
        assertTrue(laid.contains("moor-reavers"), "it may be that one: " + laid);
        assertTrue(laid.size() > 3, "it may be another: " + laid);
    }

    @Test
    void whoever_peeked_knows_and_the_others_know_that() {
        ConanPosition position = scene("peeker");
        House.play(position, "play:reading-the-ashes", "peek:a1.1", "decline", "draw:feint");
        Lots lots = RandomPlay.lots(1);
        Set<Integer> second = new HashSet<>();
        for (int i = 0; i < 60; i++) {
            ConanPosition sample = position.sample(0, lots);
            assertEquals(position.challenge(0, 0), sample.challenge(0, 0));
            second.add(sample.challenge(0, 1));
        }
        assertTrue(second.size() > 5);
        assertTrue(position.view(1).json().contains("\"seen\":[0,1]"));
    }

    @Test
    void a_third_party_reads_an_offer_without_its_cards() {
        ConanPosition position = scene("talk3");
        int move = RandomPlay.listed(position).get(0);
        assertEquals("pass", position.text(move));
        String offer = "treaty:1>2:3pg+feint;2>1:rotten-floor";
        try {
            int proposal = ((parlour.game.Reading.Legal) position.read(offer)).move();
            assertEquals(offer, position.text(proposal));
            assertEquals(offer, position.seen(proposal, 0));
            assertEquals(offer, position.seen(proposal, 1));
            assertEquals("treaty:1>2:3pg+?;2>1:?", position.seen(proposal, 2));
            assertEquals("treaty:1>2:3pg+?;2>1:?", position.seen(proposal, Position.SPECTATOR));
            String told = position.sentence(proposal, 2).en()
                    + position.sentence(proposal, 2).fr();
            assertTrue(!told.contains("Feint") && !told.contains("Rotten") && told.contains("3 PG"), told);
            position.play(proposal);
        } catch (parlour.game.NotationException wrong) {
            throw new AssertionError(wrong);
        }
        Lots lots = RandomPlay.lots(1);
        Set<String> guesses = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            ConanPosition sample = position.sample(2, lots);
            guesses.add(TermsText.write(sample.offer().orElseThrow(), sample.set(), TermsText.ALL));
        }
        assertTrue(guesses.size() > 5, guesses.toString());
    }

    @Test
    void the_bottom_of_the_objects_is_known_to_all() {
        ConanPosition position = scene("fourth");
        House.play(position, "accomplish", "loot:cracked-horn", "return:basalt-mace");
        assertTrue(position.view(1).json().contains("\"bottom\":[\"basalt-mace\"]"));
        assertNotEquals("", position.sample(1, RandomPlay.lots(1)).notation());
    }

    private static ConanPosition scene(String name) {
        for (var row : RuleTableTest.scenes()) {
            if (row.cell(0).equals(name)) {
                return House.parse(row.cell(2), List.copyOf(row.words(1)).toArray(new String[0]));
            }
        }
        throw new AssertionError(name);
    }
}
