package parlour.conan;

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
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.RandomPlay;

/** The card set is data, checked when it is loaded, and another can be given. */
class CardSetTest {

    private static final String SHIPPED = ShippedCards.json();

    @Test
    void the_shipped_set_has_the_published_proportions() {
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
    void every_card_speaks_both_languages() {
        for (Card card : CardSet.standard().kinds()) {
            assertNotEquals("", card.name().en());
            assertNotEquals("", card.name().fr());
            assertNotEquals("", card.flavour().fr());
            assertEquals(card.abilities().isEmpty(), card.text().fr().isEmpty(), card.id());
            assertEquals(Wording.of(card.abilities()), card.text());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // what is replaced | by what | what the sentence names
                "\"op\": \"EDGE\", \"when\": \"PASSIVE\" | \"op\": \"LUCK\", \"when\": \"PASSIVE\" | velmire",
                "\"when\": \"PASSIVE\", \"n\": 2, \"minimum\": 1 | \"when\": \"PASSIVE\", \"n\": 2 | rovane",
                "\"when\": \"PASSIVE\", \"n\": 2, \"minimum\": 1 | \"when\": \"PASSIVE\", \"n\": 2, \"minimum\": 0 | rovane",
                "\"n\": 1, \"trigger\": \"accomplish\" | \"n\": 1, \"trigger\": \"someday\" | haldrec",
                "\"against\": \"duel\" | \"against\": \"dragon\" | orsa",
                "\"strength\": 6, \"cunning\": 3, \"spirit\": 3 | \"strength\": 7, \"cunning\": 3, \"spirit\": 3 | orsa",
                "\"difficulty\": 1, \"loot\": {\"glory\": 2 | \"difficulty\": 1, \"loot\": {\"glory\": 3 | ravens-ford",
                "\"tier\": \"minor\" | \"tier\": \"dire\" | moor-reavers",
                "\"cost\": 2 | \"cost\": 9 | delta-boatwoman",
                "\"copies\": 3 | \"copies\": 4 | 111",
                "\"id\": \"orsa\" | \"id\": \"Orsa\" | Orsa",
                "\"id\": \"tesk\" | \"id\": \"orsa\" | orsa",
                "\"kind\": \"hero\" | \"kind\": \"villain\" | villain",
                "\"en\": \"+2 to your hero’s total in a duel.\" | \"en\": \"+3 to your hero’s total in a duel.\" | orsa",
                "\"fr\": \"Orsa des Carrières\" | \"fr\": \"\" | orsa",
                "\"fr\": \"Orsa des Carrières\", | \"de\": \"Orsa\", | orsa",
                "\"en\": \"Orsa of the Quarries\" | \"en\": \"Orsa's Quarries\" | orsa",
                "\"optional\": true | \"optional\": 1 | tesk",
                "\"flavour\": {\"fr\": \"Elle a porté | \"colour\": {\"fr\": \"Elle a porté | orsa",
            })
    void a_set_that_is_wrong_is_refused_by_name(String old, String now, String named) {
        String wrong = SHIPPED.replaceFirst(java.util.regex.Pattern.quote(old), now);
        assertNotEquals(SHIPPED, wrong, "the shipped set does not have " + old);
        NotationException refused = assertThrows(NotationException.class, () -> CardSet.read(wrong));
        assertTrue(refused.sentence().en().contains(named), refused.sentence().en());
        assertTrue(refused.sentence().fr().contains(named), refused.sentence().fr());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"{", "[]", "{\"cards\": 3}", "{\"cards\": [3]}", "x", "{} x"})
    void what_is_no_set_at_all_is_refused(String text) {
        assertThrows(NotationException.class, () -> CardSet.read(text));
    }

    @Test
    void another_set_can_be_given_and_played() throws NotationException {
        // The lute pays for hiring, and Marrec draws when a challenge of his resists: triggers the shipped set does not
        // use.
        String other = SHIPPED.replace(
                        "\"n\": 1, \"trigger\": \"accomplish\", \"optional\": false}], \"text\": {\"fr\": \"Quand votre héros"
                                + " accomplit une aventure\u00a0: gagnez 1 PG.\", \"en\": \"When your hero accomplishes an"
                                + " adventure: gain 1 PG.\"}, \"flavour\": {\"fr\": \"Ce qu",
                        "\"n\": 1, \"trigger\": \"hire\", \"optional\": true}], \"text\": {\"fr\": \"Quand votre héros engage un"
                                + " allié\u00a0: vous pouvez gagner 1 PG.\", \"en\": \"When your hero hires an ally: you may gain 1"
                                + " PG.\"}, \"flavour\": {\"fr\": \"Ce qu")
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
                House.options());
        ConanPosition hold = hire.copy();
        House.play(hire, "face:a1.1", "hire");
        assertEquals("[decline, take]", House.moves(hire).toString());
        House.play(hire, "take");
        assertEquals(12, hire.pg(0));
        House.play(hold, "face:a1.2", "bid:1", "follow", "name:spirit", "pass", "pass");
        assertEquals(1, hold.turn());
        House.play(hold, "take");
        assertEquals(Position.CHANCE, hold.turn());
        House.play(hold, "draw:feint");
        assertEquals(1, hold.handSize(1));
        for (long seed = 1; seed <= 50; seed++) {
            ConanPosition position = game.start(House.options("seats=" + (2 + seed % 3)));
            RandomPlay.playOn(position, RandomPlay.lots(seed), 10_000);
            assertTrue(position.isOver(), "seed " + seed);
        }
    }

    @Test
    void every_word_of_the_vocabulary_is_on_some_card() {
        List<Class<?>> used = CardSet.standard().abilities.stream()
                .<Class<?>>map(ability -> ability.effect().getClass())
                .distinct()
                .toList();
        assertEquals(14, used.size());
    }
}
