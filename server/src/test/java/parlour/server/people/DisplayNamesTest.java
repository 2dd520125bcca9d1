package parlour.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.Language;
import parlour.game.Refusal;

final class DisplayNamesTest {

    @ParameterizedTest
    @CsvSource({
        "Ada, Ada",
        "'  Ada  ', Ada",
        "'Jean  \u00a0 Paul', Jean Paul",
        "'\tAda\n', Ada",
        "Zoe\u0308, Zo\u00eb",
        "Élodie, Élodie",
        "Владимир, Владимир",
        "李雷, 李雷",
        "7, 7",
        "O’Brien, O’Brien",
        "abcdefghijklmnopqrstuvwx, abcdefghijklmnopqrstuvwx",
        "🎲 Ada, 🎲 Ada",
        "q\u0323\u0307, q\u0323\u0307",
    })
    void nameIsNormalized(String given, String kept) {
        assertEquals(Result.ok(kept), DisplayNames.usable(given));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "\u00a0",
                "abcdefghijklmnopqrstuvwxy",
                "Ada\u200b",
                "A\u200dda",
                "\ufeffAda",
                "Ada\u202egnp",
                "\u2066Ada\u2069",
                "A\u00adda",
                "Ada\nBob",
                "Ada\u2028Bob",
                "A\u0000da",
                "A\u007fda",
                "\u3164",
                "\u2800\u2800",
                "Ada\ufe0f",
                "A\u034fda",
                "\ud800",
                "Ada\udc00",
                "\ue000x",
                "\u0301Ada",
                "a\u0323\u0307\u0300\u0301",
                "!!!",
                "🎲",
                "- _ -",
            })
    void invalidNamesAreRefused(String given) {
        assertEquals(
                Optional.of("invalid-name"),
                DisplayNames.usable(given).refusal().map(Refusal::code));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Аda", "Adа", "Nιck", "Владимиp", "Αda", "Ꭺda", "աAda", "adа\u0301", "Ada Иван"})
    void mixedAlphabetsAreRefused(String given) {
        assertEquals(
                Optional.of("invalid-name"),
                DisplayNames.usable(given).refusal().map(Refusal::code));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ada 李", "タロウ太郎", "ひろTaro", "김 Ada", "Αθηνά", "Иван 2", "אדא", "Ada 🎲 7"})
    void scriptsWrittenTogetherAreAllowed(String given) {
        assertEquals(Result.ok(given), DisplayNames.usable(given));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Computer",
                "computer 5",
                "Computer, level 5",
                "Computer (level 5)",
                "C0mputer",
                "Cornputer, Ievel 1",
                "The Computer",
                "Parlour",
                "Parlour 10",
                "PARL0UR 8",
                "Ordinateur",
                "Ordinateur, niveau 3",
                "Ordinateur (niveau 3)",
                "L’ordinateur",
                "ordinateur niveau 8",
                "ＣＯＭＰＵＴＥＲ",
                "Un ancien joueur",
                "A former player",
            })
    void namesOfTheComputerAreReserved(String given) {
        assertEquals(
                Optional.of("name-taken"), DisplayNames.usable(given).refusal().map(Refusal::code));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Computress", "Parlourmaid", "Level 5", "Ordinary", "Bot 3"})
    void similarWordsAreNotReserved(String given) {
        assertEquals(Result.ok(given), DisplayNames.usable(given));
    }

    @Test
    void surrogatePairCountsAsOneCharacter() {
        assertTrue(DisplayNames.usable("𝒜".repeat(24)).granted().isPresent());
        assertTrue(DisplayNames.usable("𝒜".repeat(25)).granted().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "Ada, ADA",
        "Zoë, zoe",
        "Élodie, elodie",
        "Jean Paul, jean-paul",
        "Jean Paul, JeanPaul",
        "O’Brien, O`Brien",
        "Straße, STRASSE",
        "Œdipe, oedipe",
        "Ærø, aero",
        "Paul, PauI",
        "Paul, Pau1",
        "Paul, Pau|",
        "Bob, B0b",
        "Ada, Аda",
        "Ada, ａｄａ",
        "Ada, 𝒜da",
        "Nick, Nιck",
        "İnci, inci",
        "Σίσυφος, ΣΙΣΥΦΟΣ",
        "ﬁn, fin",
    })
    void lookalikeNamesHaveTheSameKey(String one, String other) {
        assertEquals(DisplayNames.key(one), DisplayNames.key(other));
    }

    @ParameterizedTest
    @CsvSource({"Ada, Adam", "Ada, Ida", "Bob, Rob", "Anna2, Anna3", "李雷, 李磊", "Иван, Иваи", "Владимир, Vladimir"})
    void differentNamesHaveDifferentKeys(String one, String other) {
        assertNotEquals(DisplayNames.key(one), DisplayNames.key(other));
    }

    @Test
    void everyGuestNameIsValid() {
        for (String who : GuestNames.WHO) {
            for (String how : GuestNames.HOW) {
                for (Language language : Language.values()) {
                    String name = GuestNames.inOrder(who, how, language);
                    assertEquals(Result.ok(name), DisplayNames.usable(name));
                }
            }
        }
        assertTrue(GuestNames.any(Language.FRENCH).contains(" "));
    }

    @Test
    void guestNamesHaveTheOrderOfTheirLanguage() {
        assertEquals("Intense Koala", GuestNames.inOrder("Koala", "Intense", Language.ENGLISH));
        assertEquals("Koala Intense", GuestNames.inOrder("Koala", "Intense", Language.FRENCH));
    }
}
