package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.engine.Requests.request;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** Conan with physical cards: the rules judge contests and keep the ledger. */
final class ConanCompanionTest {

    private final EngineClient asked = new EngineClient();

    private static View side(String hero, int bid, String... cards) {
        return new View().with("hero", hero).with("pg", 15).with("bid", bid).with("cards", List.of(cards));
    }

    private static View contest(View hero, View other) {
        return request("contest").with("sides", List.of(hero, other));
    }

    private JsonFields settled(View contest) throws MalformedFieldException {
        return asked.answer(contest).record("view").record("settled");
    }

    @Test
    void theValuesOnTheCardsAreCompared() throws MalformedFieldException {
        JsonFields settled = settled(contest(side("haldrec", 3), side("marrec", 3))
                .with("challenge", "tipping-slab")
                .with("attribute", "strength"));
        int hero = settled.numbers("totals").get(0);
        int other = settled.numbers("totals").get(1);
        assertEquals(hero > other ? 0 : 1, settled.number("winner"));
        assertEquals(3, settled.number("stake"));
        assertEquals(hero > other ? List.of(3, -3) : List.of(-3, 3), settled.numbers("moved"));
    }

    @Test
    void cardsCountWhatTheyAdd() throws MalformedFieldException {
        View bare = contest(side("haldrec", 1), side("marrec", 1))
                .with("challenge", "tipping-slab")
                .with("attribute", "strength");
        String add = "second-wind";
        View helped = contest(side("haldrec", 1, add, "tomb-of-the-child-king"), side("marrec", 1))
                .with("challenge", "tipping-slab")
                .with("attribute", "strength");
        int before = settled(bare).numbers("totals").getFirst();
        int after = settled(helped).numbers("totals").getFirst();
        assertEquals(before + 1, after);
    }

    private static View partner(String hero, int win, int loss) {
        return new View().with("hero", hero).with("pg", 15).with("win", win).with("loss", loss);
    }

    /** "Alliance: two heroes on one adventure agree how PG won or lost and loot are split; either may use the other's attributes" */
    @Test
    void anAllyLendsAttributesAndSharesGainsAndLosses() throws MalformedFieldException {
        View slab = contest(side("tesk", 5).with("partner", partner("ilme", 40, 20)), side("marrec", 5))
                .with("challenge", "tipping-slab");
        JsonFields spirit = settled(slab.with("attribute", "spirit"));
        // Ilmée has the better Spirit: hers counts, though Tesk fights.
        int alone = settled(contest(side("tesk", 5), side("marrec", 5))
                        .with("challenge", "tipping-slab")
                        .with("attribute", "spirit"))
                .numbers("totals")
                .getFirst();
        assertTrue(spirit.numbers("totals").getFirst() > alone);
        assertEquals(0, spirit.number("winner"));
        assertEquals(List.of(3, -5, 2), spirit.numbers("moved"));
        JsonFields withdrawn =
                settled(contest(side("tesk", 5).with("partner", partner("ilme", 40, 20)), side("marrec", 6))
                        .with("challenge", "tipping-slab")
                        .with("withdraws", 0));
        assertEquals(List.of(-4, 5, -1), withdrawn.numbers("moved"));
    }

    @Test
    void theOwnerOfTheChallengeFightsAlone() throws MalformedFieldException {
        View owner = side("marrec", 3).with("partner", partner("ilme", 50, 50));
        JsonFields challenge = settled(contest(side("haldrec", 3), owner)
                .with("challenge", "tipping-slab")
                .with("attribute", "strength"));
        assertEquals(2, challenge.numbers("moved").size());
        JsonFields duel = settled(contest(side("haldrec", 3), owner).with("attribute", "strength"));
        assertEquals(3, duel.numbers("moved").size());
        assertEquals(0, duel.numbers("moved").stream().mapToInt(n -> n).sum());
    }

    /**
     * "The card is kept as a trophy, the loot taken": with an ally, as agreed; any remainder stays with the acting
     * hero.
     */
    @Test
    void lootIsSharedAsAgreed() throws MalformedFieldException {
        View buried = request("loot").with("card", "buried-city");
        assertEquals(List.of(5, 0), asked.answer(buried).numbers("glory"));
        assertEquals(List.of(1, 0), asked.answer(buried).numbers("objects"));
        JsonFields shared = asked.answer(buried.with("share", 50).with("objects", "partner"));
        assertEquals(List.of(3, 2), shared.numbers("glory"));
        assertEquals(List.of(0, 1), shared.numbers("objects"));
        asked.refused("bad-field", request("loot").with("card", "haldrec"));
    }

    @Test
    void aCancelNeedsATarget() throws MalformedFieldException {
        String add = "second-wind";
        String cancel = "unlooked-for-parry";
        View contest = contest(side("haldrec", 1, add), side("marrec", 1, cancel))
                .with("challenge", "tipping-slab")
                .with("attribute", "strength");
        JsonFields open = asked.answer(contest);
        assertFalse(open.record("view").has("settled"));
        assertEquals(List.of("cancel:" + add), open.texts("choices"));
        JsonFields settled = settled(contest.with("cancels", List.of(add)));
        assertTrue(settled.records("laid").getFirst().bool("cancelled"));
    }

    @Test
    void aDuelIsBetweenHeroes() throws MalformedFieldException {
        JsonFields settled =
                settled(contest(side("haldrec", 2), side("marrec", 2)).with("attribute", "cunning"));
        assertTrue(settled.bool("duel"));
    }

    @Test
    void withdrawingCostsAtLeastOne() throws MalformedFieldException {
        JsonFields settled = settled(contest(side("haldrec", 2), side("marrec", 0))
                .with("challenge", "tipping-slab")
                .with("withdraws", 1));
        assertTrue(settled.bool("withdrawn"));
        assertEquals(List.of(1, -1), settled.numbers("moved"));
        assertEquals(
                List.of(-2, 2),
                settled(contest(side("haldrec", 2), side("marrec", 3))
                                .with("challenge", "tipping-slab")
                                .with("withdraws", 0))
                        .numbers("moved"));
    }

    @Test
    void impossibleContestsAreRefused() throws MalformedFieldException {
        asked.refused("bad-field", request("contest").with("sides", List.of()));
        asked.refused(
                "bad-position",
                contest(side("haldrec", 16), side("marrec", 16))
                        .with("challenge", "tipping-slab")
                        .with("attribute", "strength"));
        asked.refused(
                "bad-position", contest(side("nobody", 1), side("marrec", 1)).with("attribute", "strength"));
        asked.refused(
                "bad-position", contest(side("haldrec", 1), side("haldrec", 1)).with("attribute", "strength"));
    }

    private static View afterRounds(int rounds) {
        List<View> lines = new ArrayList<>(List.of(line(-2, 3)));
        lines.addAll(Collections.nCopies(rounds, line(0, 0).with("what", "round")));
        return request("ledger").with("lines", lines);
    }

    /** "after 40 rounds, the most PG" */
    @Test
    void afterTheLastRoundTheMostGloryWins() throws MalformedFieldException {
        assertEquals(40, asked.answer(afterRounds(39)).number("round"));
        assertFalse(asked.answer(afterRounds(39)).has("ending"));
        JsonFields ending = asked.answer(afterRounds(40)).record("ending");
        assertEquals("0-1", ending.text("result"));
        assertEquals("rounds", ending.text("reason"));
    }

    private static final List<String> THREE = List.of("seats=3");

    private static View treaty(String terms) {
        return line(0, 0, 0).with("what", "treaty").with("terms", terms);
    }

    private static View what(String what) {
        return line(0, 0, 0).with("what", what);
    }

    private String held(View... lines) throws MalformedFieldException {
        return asked.answer(request("ledger").with("options", THREE).with("lines", List.of(lines)))
                .text("held");
    }

    /** A row for each way in which a treaty begins or ends. */
    @Test
    void treatiesHoldAsLongAsTheRulesSay() throws MalformedFieldException {
        View peace = treaty("1!duel:2@r2");
        View allied = treaty("1=3:40/50/50/own");
        View spared = treaty("2!challenge:a14@end");
        assertEquals("1!duel:2@r2", held(treaty("1>2:3pg;1!duel:2@r2")), "what was given leaves no bond");
        assertEquals("1!duel:2@r2", held(peace, what("round")), "to the end of its round");
        assertEquals("", held(peace, what("round"), what("round")), "and no longer");
        assertEquals("1=3:40/50/50/own", held(allied, what("round"), what("round")));
        assertEquals("", held(allied, what("parted").with("seat", 2)));
        assertEquals("", held(allied, what("loot").with("seat", 0).with("card", "stone-hives")));
        assertEquals("", held(allied, what("contest").with("driven", 0)));
        assertEquals("1=3:40/50/50/own", held(allied, what("contest").with("driven", 1)));
        assertEquals(
                "2!challenge:a14@end", held(spared, what("loot").with("seat", 0).with("card", "stone-hives")));
        assertEquals("", held(spared, what("loot").with("seat", 0).with("card", "buried-city")));
        assertEquals("1=3:40/50/50/own", held(allied, peace, spared, line(15, -15, 0)), "whoever is out is not bound");
        assertEquals("2!challenge:a14@end", held(allied, peace, spared, line(-15, 0, 15)));
    }

    @Test
    void impossibleTreatiesAreRefused() throws MalformedFieldException {
        View allied = treaty("1=3:50/50/50/own");
        for (List<View> lines :
                List.of(List.of(treaty("1=1:50/50/50/own")), List.of(allied, treaty("2=3:50/50/50/own")))) {
            asked.refused(
                    "cannot-ally", request("ledger").with("options", THREE).with("lines", lines));
        }
        View elsewhere = what("loot").with("seat", 0).with("card", "haldrec");
        asked.refused("bad-field", request("ledger").with("options", THREE).with("lines", List.of(elsewhere)));
        asked.refused(
                "unreadable-treaty", request("ledger").with("options", THREE).with("lines", List.of(treaty("peace"))));
        View all = line(-15, 15, 0).with("what", "treaty").with("terms", "1>2:15pg");
        assertEquals("2!duel:3@end", held(line(-15, 15, 0), treaty("2!duel:3@end")), "somebody else is out already");
        asked.refused("last-glory", request("ledger").with("options", THREE).with("lines", List.of(all)));
    }

    /** "promises are enforced … the refusal says which treaty" */
    @Test
    void aDuelAgainstAPromiseIsNotJudged() throws MalformedFieldException {
        for (String[] row : new String[][] {
            {"1!duel:2@r2", "promised"}, {"1=2:50/50/50/own", "partner"},
        }) {
            View duel = contest(
                            side("haldrec", 2).with("seat", 0),
                            side("marrec", 2).with("seat", 1))
                    .with("options", THREE)
                    .with("lines", List.of(treaty(row[0])))
                    .with("attribute", "cunning");
            asked.refused(row[1], duel);
        }
        View back = contest(
                        side("haldrec", 2).with("seat", 1), side("marrec", 2).with("seat", 0))
                .with("options", THREE)
                .with("lines", List.of(treaty("1!duel:2@r2")))
                .with("attribute", "cunning");
        assertTrue(settled(back).bool("duel"));
    }

    private static View line(Integer... glory) {
        return new View().with("glory", List.of(glory));
    }

    @Test
    void aLedgerBeginsWithTheStartingGlory() throws MalformedFieldException {
        JsonFields book = asked.answer(request("ledger").with("options", List.of("seats=3")));
        assertEquals(3, book.records("seats").size());
        assertEquals(15, book.records("seats").getFirst().number("pg"));
        assertEquals(30, book.number("goal"));
        assertFalse(book.has("ending"));
    }

    @Test
    void thirtyEndTheGameWhenTheHeroesBegin() throws MalformedFieldException {
        View book = request("ledger").with("lines", List.of(line(3, -3), line(12, 0)));
        JsonFields ending = asked.answer(book).record("ending");
        assertEquals("1-0", ending.text("result"));
        assertEquals("most-glory", ending.text("reason"));
        assertFalse(asked.answer(request("ledger").with("lines", List.of(line(14, 0))))
                .has("ending"));
    }

    @Test
    void aTieIsDecidedByTrophiesThenObjects() throws MalformedFieldException {
        View line = line(16, 16);
        assertEquals("1/2-1/2", ending(line));
        assertEquals("0-1", ending(line(16, 16).with("trophies", List.of(1, 2))));
        assertEquals("1-0", ending(line(16, 16).with("trophies", List.of(2, 2)).with("objects", List.of(3, 1))));
    }

    private String ending(View line) throws MalformedFieldException {
        return asked.answer(request("ledger").with("lines", List.of(line)))
                .record("ending")
                .text("result");
    }

    @Test
    void aPlayerWithoutGloryIsOutForGood() throws MalformedFieldException {
        List<String> three = List.of("seats=3");
        JsonFields book =
                asked.answer(request("ledger").with("options", three).with("lines", List.of(line(15, -15, 0))));
        assertFalse(book.records("seats").get(1).bool("in"));
        assertEquals("1-0-0", book.record("ending").text("result"));
        asked.refused(
                "is-out",
                request("ledger").with("options", three).with("lines", List.of(line(15, -15, 0), line(-1, 1, 0))));
        assertEquals(
                "last-left",
                asked.answer(request("ledger").with("lines", List.of(line(0, -15))))
                        .record("ending")
                        .text("reason"));
        asked.refused("too-little", request("ledger").with("lines", List.of(line(0, -16))));
        asked.refused(
                "too-many-objects",
                request("ledger").with("lines", List.of(line(0, 0).with("objects", List.of(4, 0)))));
        asked.refused("bad-field", request("ledger").with("lines", List.of(line(1))));
    }

    /** Our set with cards that were entered freely, as the page sends it. */
    private static String withFree() throws IOException {
        String ours = Files.readString(
                Path.of("..", "games", "src", "main", "resources", "parlour", "conan", "card", "cards.json"));
        String free = "{\"id\":\"free-foe\",\"kind\":\"challenge\",\"type\":\"foe\",\"copies\":1,"
                + "\"name\":{\"en\":\"Foe 7-6-4\",\"fr\":\"Ennemi 7-6-4\"},"
                + "\"attributes\":{\"strength\":7,\"cunning\":6,\"spirit\":4}},"
                + "{\"id\":\"free-adventure\",\"kind\":\"adventure\",\"copies\":1,"
                + "\"name\":{\"en\":\"Difficulty 4, loot 5\",\"fr\":\"Difficulté 4, butin 5\"},"
                + "\"difficulty\":4,\"loot\":{\"glory\":5,\"objects\":0}}";
        return ours.substring(0, ours.lastIndexOf(']')) + "," + free + "]}";
    }

    @Test
    void cardsEnteredFreelyAreJudgedLikeTheOthers() throws IOException, MalformedFieldException {
        JsonFields settled = settled(contest(side("haldrec", 3), side("marrec", 3))
                .with("material", withFree())
                .with("challenge", "free-foe")
                .with("attribute", "spirit"));
        assertEquals(List.of(5, 4), settled.numbers("totals"));
        assertEquals(0, settled.number("winner"));
        JsonFields loot =
                asked.answer(request("loot").with("material", withFree()).with("card", "free-adventure"));
        assertEquals(List.of(5, 0), loot.numbers("glory"));
        JsonFields ledger = asked.answer(request("ledger")
                .with("material", withFree())
                .with(
                        "lines",
                        List.of(new View()
                                .with("what", "loot")
                                .with("seat", 0)
                                .with("card", "free-adventure")
                                .with("glory", List.of(5, 0))
                                .with("trophies", List.of(1, 0)))));
        assertEquals(20, ledger.records("seats").getFirst().number("pg"));
    }
}
