package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.game.kuhn.Kuhn;

class OptionsTest {

    @Test
    void unsetOptionsHaveDefaults() throws NotationException {
        Options options = Options.of(Kuhn.KUHN, List.of("suits=2"));
        assertEquals("2", options.value("suits"));
        assertEquals("1", options.value("spare"));
        assertEquals(2, options.seats());
        assertEquals(List.of("suits=2"), options.chosen());
    }

    @Test
    void numberOfSeatsIsAnOptionWhereItVaries() throws NotationException {
        assertEquals(4, Options.of(Kuhn.KUHN, List.of("seats=4")).seats());
        assertEquals("seats", Options.declared(Kuhn.KUHN).getFirst().key());
        assertEquals(2, Options.defaults(Conquest.CONQUEST).seats());
        assertThrows(NotationException.class, () -> Options.of(Conquest.CONQUEST, List.of("seats=2")));
    }

    @Test
    void optionsWithEqualValuesAreEqual() throws NotationException {
        Options chosen = Options.of(Kuhn.KUHN, List.of("spare=1", "seats=2"));
        assertEquals(Options.defaults(Kuhn.KUHN), chosen);
        assertEquals(Options.defaults(Kuhn.KUHN).hashCode(), chosen.hashCode());
        for (String setting : List.of("seats=3", "suits=2")) {
            Options other = Options.of(Kuhn.KUHN, List.of(setting));
            assertNotEquals(Options.defaults(Kuhn.KUHN), other);
            assertNotEquals(Options.defaults(Kuhn.KUHN).hashCode(), other.hashCode());
        }
    }

    @Test
    void optionsAreWrittenWithTheirValues() throws NotationException {
        assertEquals(
                "seats=3 {suits=2, spare=1}",
                Options.of(Kuhn.KUHN, List.of("suits=2", "seats=3")).toString());
    }

    @Test
    void undeclaredOptionHasNoValue() {
        Options options = Options.defaults(Kuhn.KUHN);
        assertThrows(IllegalArgumentException.class, () -> options.value("first"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '¦',
            quoteCharacter = '~',
            value = {
                "suits ¦ 5 ¦ The option \"suits\" has no value: write it as key=value."
                        + " ¦ L’option « suits » n’a pas de valeur : écrivez clé=valeur.",
                "suits=3 ¦ 6 ¦ The option suits cannot be \"3\": use 1 | 2."
                        + " ¦ L’option suits ne peut pas être « 3 » : choisissez 1 | 2.",
                "=2 ¦ 0 ¦ Kuhn poker has no option \"\"; its options are seats, suits, spare."
                        + " ¦ Poker de Kuhn n’a pas d’option «  » ; ses options sont seats, suits, spare.",
                "jokers=yes ¦ 0 ¦ Kuhn poker has no option \"jokers\"; its options are seats, suits, spare."
                        + " ¦ Poker de Kuhn n’a pas d’option « jokers » ; ses options sont seats, suits, spare.",
            })
    void invalidSettingIsRefusedByName(String setting, int place, String en, String fr) {
        NotationException refused =
                assertThrows(NotationException.class, () -> Options.of(Kuhn.KUHN, List.of("spare=2", setting)));
        assertEquals(setting, refused.input());
        assertEquals(place, refused.place());
        assertEquals(new Text(en, fr), refused.sentence());
    }

    @Test
    void duplicateOptionIsRefused() {
        NotationException refused =
                assertThrows(NotationException.class, () -> Options.of(Kuhn.KUHN, List.of("suits=1", "suits=2")));
        assertEquals("The option suits is given twice.", refused.sentence().en());
    }

    @Test
    void conflictingOptionsAreRefused() {
        NotationException refused = assertThrows(
                NotationException.class, () -> Options.of(Domination.DOMINATION, List.of("seats=3", "match=mirrored")));
        assertEquals("seats=3 match=mirrored", refused.input());
        assertEquals(0, refused.place());
        assertEquals(
                "match=mirrored exchanges two seats: it needs exactly 2 players, not 3.",
                refused.sentence().en());
    }

    @Test
    void byDefaultAGameDeclaresNoMovesAndHasNoOptionConflicts() {
        assertFalse(Kuhn.KUHN.declaresMoves());
        assertEquals(Optional.empty(), Kuhn.KUHN.optionConflict(Options.defaults(Kuhn.KUHN)));
    }
}
