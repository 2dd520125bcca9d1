package parlour.conan.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.conan.Conan;
import parlour.conan.ConanFixtures;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.contract.RandomPlay;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** Card sets are data, checked when loaded, and other sets can be used. */
class CardSetTest {

    private static final String SHIPPED = BundledCards.json();

    @Test
    void bundledSetHasThePublishedProportions() {
        CardSet set = CardSet.standard();
        assertEquals(110, set.size());
        assertEquals(94, set.kinds().size());
        Map<Card.Role, Integer> counts = new EnumMap<>(Card.Role.class);
        set.kinds().forEach(card -> counts.merge(card.role(), card.copies(), Integer::sum));
        assertEquals(
                "{HERO=10, ADVENTURE=20, FOE=8, TRAP=8, SORCERY=8, ALLY=8, RESOLUTION=26, ACTION=12, OBJECT=10}",
                counts.toString());
    }

    @Test
    void everyCardHasTextsInBothLanguages() {
        for (Card card : CardSet.standard().kinds()) {
            assertNotEquals("", card.name().en());
            assertNotEquals("", card.name().fr());
            assertNotEquals("", card.flavour().fr());
            assertEquals(card.abilities().isEmpty(), card.text().fr().isEmpty(), card.id());
            assertEquals(EffectText.of(card.abilities()), card.text());
        }
    }

    static List<Row> badSets() {
        return TextTable.rows(CardSetTest.class, "bad-cards.txt");
    }

    /** The bundled set with changes in the notation of {@code bad-cards.txt}. */
    private static String changed(String changes) {
        String json = SHIPPED;
        for (String change : changes.split(" && ", -1)) {
            String id = change.substring(0, change.indexOf(": "));
            String[] parts = change.substring(id.length() + 2).split(" =>", -1);
            String line = json.lines()
                    .filter(it -> it.contains("\"id\": \"" + id + "\""))
                    .findFirst()
                    .orElseThrow();
            String old = parts[0].equals("effects")
                    ? line.substring(line.indexOf("\"effects\": ") + 11, line.indexOf(", \"text\": "))
                    : parts[0];
            int at = line.indexOf(old);
            assertTrue(at >= 0, id + " does not have " + old);
            String now = line.substring(0, at) + parts[1].strip() + line.substring(at + old.length());
            json = json.replace(line, now);
        }
        return json;
    }

    @ParameterizedTest
    @MethodSource("badSets")
    void invalidSetIsRefusedByName(Row row) {
        String wrong = changed(row.cell(1));
        NotationException refused = assertThrows(NotationException.class, () -> CardSet.readBundled(wrong));
        assertEquals("Card set, " + row.cell(2) + ".", refused.sentence().en());
        String where = row.cell(2).substring(0, row.cell(2).indexOf(": "));
        String french = refused.sentence().fr();
        assertTrue(french.startsWith("Jeu de cartes, " + where + " : "), french);
        assertEquals(Math.max(0, wrong.indexOf("\"" + where + "\"")), refused.place());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // three retreats are enough
                "retreat-by-night: \"copies\": 4 => \"copies\": 3 && sandstorm: \"copies\": 1 => \"copies\": 2",
                // and so are two that remove or move a challenge
                "rockfall: \"copies\": 2 => \"copies\": 1 && false-trail: \"copies\": 2 => \"copies\": 1"
                        + " && sandstorm: \"copies\": 1 => \"copies\": 3",
            })
    void setAtTheLimitsOfTheProportionsIsAccepted(String changes) throws NotationException {
        assertEquals(110, CardSet.readBundled(changed(changes)).size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"{", "[]", "{\"cards\": 3}", "{\"cards\": [3]}", "x", "{} x"})
    void malformedSetIsRefused(String text) {
        assertThrows(NotationException.class, () -> CardSet.read(text));
    }

    @Test
    void anotherSetCanBePlayed() throws NotationException {
        // The lute pays for hiring, and Marrec draws when a challenge of his resists: triggers that the bundled set
        // does not use.
        String other = SHIPPED.replace(
                        "\"n\": 1, \"trigger\": \"accomplish\", \"optional\": false}], \"text\": {\"fr\": \"Quand votre héros"
                                + " accomplit une aventure\u00a0: gagnez 1 point de gloire.\", \"en\": \"When your hero completes an"
                                + " adventure: gain 1 glory.\"}, \"flavour\": {\"fr\": \"Ce qu",
                        "\"n\": 1, \"trigger\": \"hire\", \"optional\": true}], \"text\": {\"fr\": \"Quand votre héros engage un"
                                + " allié\u00a0: vous pouvez gagner 1 point de gloire.\", \"en\": \"When your hero hires an ally: you may gain 1"
                                + " glory.\"}, \"flavour\": {\"fr\": \"Ce qu")
                .replace(
                        "\"trigger\": \"win\", \"optional\": false}], \"text\": {\"fr\": \"Quand votre héros remporte une"
                                + " résolution\u00a0: piochez 1 carte.\", \"en\": \"When your hero wins a resolution: draw 1 card.\"}",
                        "\"trigger\": \"hold\", \"optional\": true}], \"text\": {\"fr\": \"Quand l’un de vos défis résiste à un"
                                + " héros\u00a0: vous pouvez piocher 1 carte.\", \"en\": \"When one of your challenges resists a hero:"
                                + " you may draw 1 card.\"}");
        assertNotEquals(SHIPPED, other);
        Conan game = Conan.with(CardSet.read(other));
        ConanPosition hire = game.parse(
                "heroes r1 1 1.0.0.0.0 orsa,15,a1,0,-,chroniclers-lute,-,-/marrec,15,a2,0,-,-,-,- -"
                        + " a1:lantern-wood:copper-masked-sellsword.2.d2.0.0.0+two-mawed-hound.2.d2.0.0.0/a2:buried-city:- - - - -"
                        + " -,0.0,0 - - - 0",
                ConanFixtures.options());
        ConanPosition hold = hire.copy();
        ConanFixtures.play(hire, "face:a1.1", "hire");
        assertEquals("[decline, take]", ConanFixtures.moves(hire).toString());
        ConanFixtures.play(hire, "take");
        assertEquals(12, hire.pg(0));
        ConanFixtures.play(hold, "face:a1.2", "bid:1", "follow", "name:spirit", "pass", "pass");
        assertEquals(1, hold.turn());
        ConanFixtures.play(hold, "take");
        assertEquals(Position.CHANCE, hold.turn());
        ConanFixtures.play(hold, "draw:feint");
        assertEquals(1, hold.handSize(1));
        for (long seed = 1; seed <= 50; seed++) {
            ConanPosition position = game.start(ConanFixtures.options("seats=" + (2 + seed % 3)));
            RandomPlay.playOn(position, RandomPlay.random(seed), 10_000);
            assertTrue(position.isOver(), "seed " + seed);
        }
    }

    /** A game with some effects exchanged; a card's texts follow its effects. */
    private static Conan with(String... changes) throws NotationException {
        return Conan.with(CardSet.read(changed(String.join(" && ", changes))));
    }

    private static final String DRAWS_ON_LOSING =
            "haldrec: effects => [{\"op\": \"DRAW\", \"when\": \"PASSIVE\", \"n\": 1,"
                    + " \"trigger\": \"lose\", \"optional\": true}] && haldrec: Quand votre héros accomplit une aventure\u00a0: gagnez 1 point de gloire. =>"
                    + " Quand votre héros perd une résolution\u00a0: vous pouvez piocher 1 carte. && haldrec: When your hero completes an"
                    + " adventure: gain 1 glory. => When your hero loses a resolution: you may draw 1 card.";
    private static final String MAY_DRAW_ON_WINNING =
            "marrec: \"optional\": false => \"optional\": true && marrec: piochez 1 carte. =>"
                    + " vous pouvez piocher 1 carte. && marrec: resolution: draw 1 card. => resolution: you may draw 1 card.";

    @ParameterizedTest
    @CsvSource({
        // first player, how many seats after it the challenger, the challenged, the seat asked first
        "1, 0, 2, 1",
        "2, 2, 3, 3",
        "3, 1, 2, 1",
    })
    void triggersOfSeveralPlayersActInPlayerOrder(int first, int index, int challenged, int asked)
            throws NotationException {
        String marrec = "marrec,15,a1,0,-,-,-,-";
        String garane = "garane,15,a2,0,-,-,-,-";
        ConanPosition position = with(DRAWS_ON_LOSING, MAY_DRAW_ON_WINNING)
                .parse(
                        "heroes r1 " + first + " " + first + "." + index + ".0.0.0 haldrec,15,a1,0,-,-,-,-/"
                                + (challenged == 2 ? marrec + "/" + garane : garane + "/" + marrec)
                                + " - a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0.0,0 - - - 0",
                        ConanFixtures.options("seats=3"));
        ConanFixtures.play(position, "duel:seat" + challenged, "bid:1", "follow", "name:cunning", "pass", "pass");
        assertEquals("[decline, take]", ConanFixtures.moves(position).toString());
        assertEquals(asked - 1, position.turn());
        ConanFixtures.play(position, "decline");
        assertEquals("[decline, take]", ConanFixtures.moves(position).toString());
        assertEquals(1 + challenged - asked - 1, position.turn());
    }

    @Test
    void lastPgIsNotStolenEvenByAPlayerWithoutPg() throws NotationException {
        Conan game = with(
                "haldrec: effects => [{\"op\": \"STEAL\", \"when\": \"PASSIVE\", \"n\": 1, \"trigger\": \"lose\","
                        + " \"target\": \"richer-rival\", \"leaves\": 1, \"chooser\": \"player\", \"optional\": false}]",
                "haldrec: Quand votre héros accomplit une aventure\u00a0: gagnez 1 point de gloire. =>"
                        + " Quand votre héros perd une résolution\u00a0: choisissez un adversaire qui a plus de gloire que vous et"
                        + " prenez-lui 1 point de gloire, jamais le dernier.",
                "haldrec: When your hero completes an adventure: gain 1 glory. => When your hero loses a resolution: choose a"
                        + " rival who has more glory than you and take 1 glory from them, never their last.");
        ConanPosition position = game.parse(
                "heroes r1 1 1.0.0.0.0 haldrec,1,a1,0,-,-,-,-/garane,15,a2,0,-,-,-,-/jorin,1,a2,0,-,-,-,- -"
                        + " a1:lantern-wood:two-mawed-hound.2.d2.0.0.0/a2:buried-city:- - - - - -,0.0.0,0 - - - 0",
                ConanFixtures.options("seats=3"));
        ConanFixtures.play(position, "face:a1.1", "bid:1", "follow", "name:cunning", "pass", "pass");
        assertEquals("[rob:seat2]", ConanFixtures.moves(position).toString());
        ConanFixtures.play(position, "rob:seat2");
        assertEquals(1, position.pg(0));
        assertTrue(position.isInGame(0));
    }

    @Test
    void beatenChallengeDoesNotResist() throws NotationException {
        Conan game = with(
                "marrec: \"trigger\": \"win\" => \"trigger\": \"hold\"",
                "marrec: Quand votre héros remporte une résolution => Quand l’un de vos défis résiste à un héros",
                "marrec: When your hero wins a resolution => When one of your challenges resists a hero");
        String text = "heroes r1 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,second-wind.0.0/marrec,15,a2,0,-,-,-,- -"
                + " a1:lantern-wood:two-mawed-hound.2.d2.0.0.0+rotten-floor.2.d2.0.0.0/a2:buried-city:- - - - - -,0.0,0 - - - 0";
        ConanPosition held = game.parse(text, ConanFixtures.options());
        ConanFixtures.play(held, "face:a1.1", "bid:1", "follow", "name:strength", "pass", "pass");
        assertEquals(Position.CHANCE, held.turn());
        ConanPosition beaten = game.parse(text, ConanFixtures.options());
        ConanFixtures.play(beaten, "face:a1.1", "bid:1", "follow", "name:strength", "down:second-wind", "pass", "pass");
        assertEquals(1, beaten.turn());
    }

    @Test
    void edgeInDuelsAnswersTheChallengers() throws NotationException {
        String duels =
                "velmire: \"against\": \"sorcery\" => \"against\": \"duel\" && velmire: contre un sortilège => en duel"
                        + " && velmire: against a sorcery => in a duel";
        String text = "heroes r1 1 1.0.0.0.0 jorin,15,a1,0,-,-,-,by-a-hair.0.0/velmire,15,a1,0,-,-,-,- -"
                + " a1:lantern-wood:-/a2:buried-city:- - - - - -,0.0,0 - - - 0";
        String[] moves = {"duel:seat2", "bid:1", "follow", "name:strength", "down:by-a-hair", "pass", "pass"};
        ConanPosition answered = with(duels).parse(text, ConanFixtures.options());
        ConanFixtures.play(answered, moves);
        assertEquals(14, answered.pg(0));
        ConanPosition unanswered = ConanFixtures.parse(text);
        ConanFixtures.play(unanswered, moves);
        assertEquals(16, unanswered.pg(0), "against sorceries only");
    }

    @Test
    void objectMayHaveAnEdge() throws NotationException {
        Conan game = with(
                "boar-spear: effects => [{\"op\": \"EDGE\", \"when\": \"PASSIVE\", \"against\": \"any\"}]",
                "boar-spear: +1 au total de votre héros contre un ennemi. => En cas d’égalité, votre héros l’emporte.",
                "boar-spear: +1 to your hero’s total against a foe. => On a tie, your hero wins.");
        ConanPosition position = game.parse(
                "heroes r1 1 1.0.0.0.0 garane,15,a1,0,-,cracked-horn+boar-spear+basalt-mace,-,-/tesk,15,a2,0,-,-,-,- -"
                        + " a1:ravens-ford:tipping-slab.2.d2.0.0.0/a2:buried-city:- - - - - -,0.0,0 - - - 0",
                ConanFixtures.options());
        ConanFixtures.play(position, "face:a1.1", "bid:1", "follow", "name:strength", "pass", "pass");
        assertEquals(18, position.pg(0));
    }

    @Test
    void firstLookIsCompulsoryUnlessOptional() throws NotationException {
        Conan game = with(
                "reading-the-ashes: \"optional\": true => \"optional\": false",
                "reading-the-ashes: Vous pouvez regarder => Regardez",
                "reading-the-ashes: You may look => Look");
        ConanPosition position = game.parse(
                "cards r1 1 1.0.0.0.0 orsa,15,a1,0,-,-,-,reading-the-ashes.0.0/garane,15,a2,0,-,-,-,- -"
                        + " a1:lantern-wood:two-mawed-hound.2.d2.0.0.0+rotten-floor.2.d2.0.0.0/a2:buried-city:- - - - - -,0.0,0 - - - 0",
                ConanFixtures.options());
        ConanFixtures.play(position, "play:reading-the-ashes");
        assertEquals("[peek:a1.1, peek:a1.2]", ConanFixtures.moves(position).toString());
        ConanFixtures.play(position, "peek:a1.2");
        assertEquals("[decline, peek:a1.1]", ConanFixtures.moves(position).toString());
    }

    @Test
    void everyEffectOccursOnACard() {
        List<Class<?>> used = CardSet.standard().abilities.stream()
                .<Class<?>>map(ability -> ability.effect().getClass())
                .distinct()
                .toList();
        assertEquals(14, used.size());
    }
}
