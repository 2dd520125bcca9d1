package parlour.conan.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.conan.Conan;
import parlour.game.Game;
import parlour.game.Material;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.contract.RandomPlay;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;
import parlour.game.file.GameFile;
import parlour.game.file.Replay;
import parlour.registry.GameRegistry;

/** "The set is data; any number of heroes, adventures, challenges and specials that can be dealt … makes a set." */
class OtherCardSetTest {

    private static final String TEXT = CardSets.saltRoadText();

    static List<Row> refusedSets() {
        return TextTable.rows(OtherCardSetTest.class, "refused-sets.txt");
    }

    @ParameterizedTest
    @MethodSource("refusedSets")
    void setIsRefusedNamingTheCardAndTheField(Row row) {
        String[] change = row.cell(1).substring("change ".length()).split(" =>", -1);
        assertTrue(TEXT.contains(change[0]), change[0]);
        String wrong = TEXT.replace(change[0], change[1].strip());
        NotationException refused = assertThrows(NotationException.class, () -> CardSet.read(wrong));
        assertEquals("Card set, " + row.cell(2) + ".", refused.sentence().en());
        assertTrue(
                refused.sentence().fr().startsWith("Jeu de cartes, "),
                refused.sentence().fr());
    }

    /** The set cut down to some cards: what is missing for how many players. */
    @ParameterizedTest
    @CsvSource({
        "hero, heroes",
        "adventure, adventures",
        "challenge, challenges",
        "special, cards for the first hands",
    })
    void setThatCannotBeDealtToTwoIsRefused(String kind, String missing) {
        List<String> lines = new ArrayList<>(TEXT.lines().toList());
        lines.removeIf(line -> line.contains("\"kind\": \"" + kind + "\""));
        if (kind.equals("special")) {
            lines.removeIf(line -> line.contains("\"type\": \"sorcery\"") || line.contains("\"type\": \"trap\""));
            lines.removeIf(line -> line.contains("\"type\": \"foe\""));
        }
        String less = String.join("\n", lines).replace("},\n  ]", "}\n  ]");
        NotationException refused = assertThrows(NotationException.class, () -> CardSet.read(less));
        String sentence = refused.sentence().en();
        assertTrue(
                sentence.startsWith("Card set, set: cannot be dealt to 2 players") && sentence.contains(missing),
                sentence);
    }

    @Test
    void setThatIsTooSmallForFourIsPlayedByThree() throws NotationException {
        String three = TEXT.replace(
                        "\"copies\": 2, \"name\": {\"en\": \"Caravan Guard\"}",
                        "\"copies\": 1, \"name\": {\"en\": \"Caravan Guard\"}")
                .lines()
                .filter(line -> !line.contains("salt-singer") && !line.contains("brine-widow"))
                .reduce("", (all, line) -> all + line + "\n");
        Conan game = Conan.with(CardSet.read(three));
        assertEquals(3, game.set().maxSeats());
        assertEquals(3, Options.of(game, List.of("seats=3")).seats());
        NotationException refused = assertThrows(NotationException.class, () -> Options.of(game, List.of("seats=4")));
        assertEquals(
                "This card set cannot be dealt to 4 players: it has 3 heroes and needs at least 4.",
                refused.sentence().en());
        assertEquals(
                "Ce jeu de cartes ne peut être distribué à 4 joueurs : il a 3 héros, il en faut au moins 4.",
                refused.sentence().fr());
    }

    @Test
    void fingerprintDependsOnContentsOnly() throws NotationException {
        CardSet set = CardSets.saltRoad();
        assertEquals(60, set.size());
        assertEquals(set.fingerprint(), CardSet.read(set.text()).fingerprint());
        assertEquals(set.text(), CardSet.read(set.text()).text());
        String spaced =
                TEXT.replace("\": ", "\" :  ").replace("\"version\" :  1,", "\"version\": 1, \"$schema\": \"x\",");
        assertEquals(set.fingerprint(), CardSet.read(spaced).fingerprint());
        assertNotEquals(
                set.fingerprint(),
                CardSet.read(TEXT.replace("Salt Throne", "Sand Throne")).fingerprint());
        assertEquals(
                CardSet.standard().text(),
                CardSet.read(CardSet.standard().text()).text(),
                "every effect of our set is written as it is read");
    }

    /** The same fingerprint on every machine: games name the set by it. */
    @Test
    void fingerprintOfTheseTextsNeverChanges() {
        assertEquals(
                "sha256:46877ffc92023f9721b11dbc16cd207352d9c706aef20148d4662d5b84f017f1",
                CardSet.standard().fingerprint());
        assertEquals(
                "sha256:5156a3f998f94332b374312abeff93eceb7abd5d1546738adb8e43cfcbe8a827",
                CardSets.saltRoad().fingerprint());
    }

    @Test
    void picturesAreNamedByTheirFingerprintOnly() throws NotationException {
        String picture = "data:image/png;base64,iVBORw0KGgo=";
        String with = TEXT.replace("\"id\": \"dry-well\",", "\"id\": \"dry-well\", \"picture\": \"" + picture + "\",");
        CardSet set = CardSet.read(with);
        assertNotEquals(CardSets.saltRoad().fingerprint(), set.fingerprint());
        assertTrue(set.text().contains("\"picture\":\"sha256:"), set.text());
        assertEquals(set.fingerprint(), CardSet.read(set.text()).fingerprint(), "the picture itself is not needed");
        assertEquals(Map.of("dry-well", picture), CardPictures.read(with));
        assertEquals(Map.of(), CardPictures.read(set.text()));
    }

    @Test
    void textsOfOneLanguageServeBoth() {
        Card card = CardSets.saltRoad().kind(CardSets.saltRoad().kind("storyteller"));
        assertEquals("The Storyteller", card.name().fr());
        assertEquals(card.text().en(), card.text().fr());
        assertTrue(card.text().en().startsWith("Tell what happens"), card.text().en());
        Card wall = CardSets.saltRoad().kind(CardSets.saltRoad().kind("pickpocket"));
        assertTrue(wall.text().fr().startsWith("Choose a rival"), "so does the wording of the vocabulary");
    }

    @Test
    void longInputIsRefused() {
        NotationException refused = assertThrows(
                NotationException.class, () -> CardSet.read("{\"set\": \"" + "x".repeat(2_000_000) + "\"}"));
        assertEquals(
                "Card set, set: longer than 2000000 characters.",
                refused.sentence().en());
        NotationException quoted = assertThrows(
                NotationException.class,
                () -> CardSet.read(TEXT.replace("\"op\": \"EDGE\"", "\"op\": \"" + "Z".repeat(5_000) + "\"")));
        assertTrue(quoted.sentence().en().length() < 300, "a long value is not repeated in full");
    }

    @Test
    void gameFileCarriesTheSet() throws NotationException {
        Conan game = Conan.with(CardSets.saltRoad());
        Options options =
                Options.of(game, List.of("seats=3", "cards=" + game.set().fingerprint()));
        Position start = game.start(options);
        List<String> moves = new ArrayList<>();
        Position position = start.copy();
        var random = RandomPlay.random(3);
        while (!position.isOver()) {
            int move = RandomPlay.move(position, random);
            moves.add(position.text(move));
            position.play(move);
        }
        String text = GameFile.of(game, options, start, moves).write();
        assertTrue(text.contains("[Options \"seats=3 cards=sha256:"), text.substring(0, 200));
        Replay replay = GameFile.read(text).replay(GameRegistry.all());
        assertEquals(position.outcome(), replay.outcome());
        assertEquals(game.material(), replay.game().material());
        String other = text.replace("The Salt Throne", "The Sand Throne");
        NotationException refused =
                assertThrows(NotationException.class, () -> GameFile.read(other).replay(GameRegistry.all()));
        assertTrue(
                refused.sentence().en().contains("The option cards cannot be"),
                "a set that was changed does not have the fingerprint of the terms: "
                        + refused.sentence().en());
    }

    @Test
    void optionsNameTheSetByItsFingerprint() throws NotationException {
        CardSet set = CardSets.saltRoad();
        List<String> settings = List.of("seats=2", "cards=" + set.fingerprint());
        Game found = Material.find(
                Conan.CONAN,
                settings,
                fingerprint -> fingerprint.equals(set.fingerprint()) ? Optional.of(TEXT) : Optional.empty());
        assertEquals(set.fingerprint(), Options.of(found, settings).value("cards"));
        assertEquals(Conan.CONAN, Material.find(Conan.CONAN, List.of("cards=ours"), Material.Source.NONE));
        NotationException missing =
                assertThrows(NotationException.class, () -> Material.find(Conan.CONAN, settings, Material.Source.NONE));
        assertEquals(
                "No card set with this fingerprint is known here: send it first.",
                missing.sentence().en());
        assertThrows(NotationException.class, () -> Options.of(Conan.CONAN, settings));
        assertThrows(NotationException.class, () -> Options.of(found, List.of("cards=ours")));
    }
}
