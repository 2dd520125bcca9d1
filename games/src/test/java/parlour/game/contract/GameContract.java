package parlour.game.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.file.GameFile;

/** Checks the requirements of {@link Game} for names and options. */
final class GameContract {

    private GameContract() {}

    static void everythingHasANameInBothLanguages(Game game) {
        assertTrue(game.id().matches("[a-z]+"), game.id());
        TextChecks.checkSet(game.title());
        TextChecks.checkSet(game.summary());
        assertEquals(game.seats().max(), game.seatNames().size(), "names of seats");
        Set<String> tags = new HashSet<>(Set.of(
                GameFile.GAME,
                GameFile.OPTIONS,
                GameFile.POSITION,
                GameFile.DATE,
                GameFile.PROGRAM,
                GameFile.RESULT,
                GameFile.TERMINATION));
        for (int seat = 0; seat < game.seatNames().size(); seat++) {
            TextChecks.checkSet(game.seatNames().get(seat));
            assertTrue(tags.add(GameFile.seatTag(game, seat)), "two tags " + GameFile.seatTag(game, seat));
        }
        Set<String> keys = new HashSet<>();
        for (Option option : Options.declared(game)) {
            TextChecks.checkSet(option.label());
            assertTrue(option.key().matches("[a-z][A-Za-z]*"), option.key());
            assertTrue(keys.add(option.key()), "two options " + option.key());
        }
    }

    static void everyDeclaredValueIsAccepted(Game game) throws NotationException {
        Position defaultValue = game.start(Options.defaults(game));
        assertEquals(game.seats().min(), defaultValue.seats());
        for (Option option : Options.declared(game)) {
            for (String value : TestedGames.values(option)) {
                String setting = option.key() + "=" + value;
                assertTrue(value.chars().noneMatch(Character::isWhitespace), setting);
                List<String> settings = acceptable(game, setting);
                Options options = Options.of(game, settings);
                assertEquals(settings, options.chosen());
                boolean isUsual = value.equals(option.defaultValue());
                assertEquals(isUsual, options.equals(Options.defaults(game)), setting);
                assertNotEquals("", game.start(options).notation());
            }
        }
    }

    /** The setting, with another number of seats if it is not allowed with the default one. */
    private static List<String> acceptable(Game game, String setting) {
        for (int seats = game.seats().min(); seats <= game.seats().max(); seats++) {
            boolean isUsual = seats == game.seats().min();
            List<String> settings = isUsual ? List.of(setting) : List.of(Options.SEATS + "=" + seats, setting);
            if (TestedGames.goTogether(game, settings)) {
                return settings;
            }
        }
        throw new AssertionError(setting + " goes with no number of seats");
    }

    static void everythingElseIsRefusedWithASentence(Game game) {
        refuse(game, "noSuchOption=1");
        refuse(game, "=");
        refuse(game, "");
        for (Option option : Options.declared(game)) {
            String key = option.key();
            refuse(game, key);
            refuse(game, key + "=");
            refuse(game, key + "=no such value");
            refuse(game, key + "=" + option.defaultValue() + " ");
            refuse(game, key + "=-1");
            refuse(game, key + "=99999999999");
            refuse(game, " " + key + "=" + option.defaultValue());
            refuse(game, key + "=" + option.defaultValue(), key + "=" + option.defaultValue());
            option.numbers().ifPresent(range -> {
                refuse(game, key + "=" + range.prefix() + (range.min() - 1));
                refuse(game, key + "=" + range.prefix() + (range.max() + 1));
                refuse(game, key + "=" + range.prefix() + "0" + range.min());
            });
        }
    }

    /** The last setting is the wrong one. */
    private static void refuse(Game game, String... settings) {
        NotationException refused = assertThrows(
                NotationException.class,
                () -> Options.of(game, List.of(settings)),
                () -> List.of(settings) + " is accepted");
        TextChecks.checkUnreadable(refused, settings[settings.length - 1]);
    }

    static void whatIsNoPositionIsRefusedByPlace(Game game) {
        Options options = Options.defaults(game);
        String start = game.start(options).notation();
        for (String wrong : List.of("", " ", "?", start + " x", "x" + start, start.substring(1), "é", "\u0000")) {
            NotationException refused = assertThrows(
                    NotationException.class, () -> game.parse(wrong, options), () -> "\"" + wrong + "\" is accepted");
            TextChecks.checkUnreadable(refused, wrong);
        }
    }
}
