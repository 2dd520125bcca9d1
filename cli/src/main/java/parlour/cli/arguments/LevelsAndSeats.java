package parlour.cli.arguments;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import parlour.bot.Level;
import parlour.game.Game;
import parlour.game.Text;

/** Levels and seats as typed: by number or by name, in either language, ignoring accents and spaces. */
public final class LevelsAndSeats {

    private LevelsAndSeats() {}

    public static Optional<Level> level(String typed) {
        return Level.all().stream()
                .filter(level -> typed.equals(Integer.toString(level.number()))
                        || plain(typed).equals(plain(level.name()))
                        || isNamed(typed, level.title()))
                .findFirst();
    }

    public static Optional<Integer> seat(Game game, int seats, String typed) {
        return IntStream.range(0, seats)
                .filter(seat -> typed.equals(Integer.toString(seat + 1))
                        || isNamed(typed, game.seatNames().get(seat)))
                .boxed()
                .findFirst();
    }

    private static boolean isNamed(String typed, Text name) {
        return plain(typed).equals(plain(name.en())) || plain(typed).equals(plain(name.fr()));
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("[^\\p{L}]", "")
                .toLowerCase(Locale.ROOT);
    }

    public static Text levelUnknown(String typed) {
        return new Text(
                "There is no level \"" + typed + "\"; the levels are " + titles(true) + ".",
                "Il n’y a pas de niveau « " + typed + " » ; les niveaux sont " + titles(false) + ".");
    }

    private static String titles(boolean english) {
        List<String> titles = Level.all().stream()
                .map(level -> level.number() + " "
                        + (english ? level.title().en() : level.title().fr()))
                .toList();
        return String.join(", ", titles);
    }

    public static Text seatUnknown(Game game, String typed) {
        String en = String.join(", ", game.seatNames().stream().map(Text::en).toList());
        String fr = String.join(", ", game.seatNames().stream().map(Text::fr).toList());
        return new Text(
                "There is no seat \"" + typed + "\"; the seats are " + en + ".",
                "Il n’y a pas de place « " + typed + " » ; les places sont " + fr + ".");
    }

    public static Text nobodyPlays(Game game) {
        return new Text(
                "The computer does not play " + game.title().en() + " yet.",
                "L’ordinateur ne joue pas encore à " + game.title().fr() + ".");
    }
}
