package parlour.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values for the options of one game. An instance is always valid. */
public final class Options {

    /** The key for the number of seats, in games where it can be chosen. */
    public static final String SEATS = "seats";

    private final int seats;
    private final Map<String, String> values;
    private final Map<String, String> chosen;

    private Options(int seats, Map<String, String> values, Map<String, String> chosen) {
        this.seats = seats;
        this.values = values;
        this.chosen = chosen;
    }

    public static Options defaults(Game game) {
        return known(game);
    }

    /**
     * Parses settings written in the program, which must be valid.
     *
     * @throws IllegalStateException if they are not
     */
    public static Options known(Game game, String... settings) {
        try {
            return of(game, List.of(settings));
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Parses {@code key=value} settings; options not given keep their defaults.
     *
     * @throws NotationException naming the setting that is unknown, invalid or given twice, or those that conflict
     */
    public static Options of(Game game, List<String> settings) throws NotationException {
        Map<String, Option> known = new LinkedHashMap<>();
        Map<String, String> values = new LinkedHashMap<>();
        for (Option option : declared(game)) {
            known.put(option.key(), option);
            values.put(option.key(), option.defaultValue());
        }
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            if (equals < 0) {
                throw new NotationException(
                        setting,
                        setting.length(),
                        "The option \"" + setting + "\" has no value: write it as key=value.",
                        "L’option « " + setting + " » n’a pas de valeur : écrivez clé=valeur.");
            }
            String key = setting.substring(0, equals);
            String value = setting.substring(equals + 1);
            Option option = known.get(key);
            if (option == null) {
                throw unknown(game, setting, key, known);
            }
            if (!option.accepts(value)) {
                throw new NotationException(
                        setting,
                        equals + 1,
                        "The option " + key + " cannot be \"" + value + "\": use " + option.values() + ".",
                        "L’option " + key + " ne peut pas être « " + value + " » : choisissez " + option.values()
                                + ".");
            }
            if (chosen.put(key, value) != null) {
                throw new NotationException(
                        setting,
                        0,
                        "The option " + key + " is given twice.",
                        "L’option " + key + " est donnée deux fois.");
            }
            values.put(key, value);
        }
        String number = values.remove(SEATS);
        int seats = number == null ? game.seats().min() : Integer.parseInt(number);
        Options options = new Options(seats, values, chosen);
        Optional<Text> objection = game.optionConflict(options);
        if (objection.isPresent()) {
            throw new NotationException(String.join(" ", settings), 0, objection.get());
        }
        return options;
    }

    private static NotationException unknown(Game game, String setting, String key, Map<String, Option> known) {
        String title = game.title().en();
        String keys = String.join(", ", known.keySet());
        return new NotationException(
                setting,
                0,
                title + " has no option \"" + key + "\"; its options are " + keys + ".",
                game.title().fr() + " n’a pas d’option « " + key + " » ; ses options sont " + keys + ".");
    }

    /** The game's options, preceded by the number of seats where it can be chosen. */
    public static List<Option> declared(Game game) {
        List<Option> all = new ArrayList<>();
        Seats seats = game.seats();
        if (!seats.isFixed()) {
            all.add(Option.number(SEATS, new Text("Players", "Joueurs"), seats.min(), seats.min(), seats.max()));
        }
        all.addAll(game.options());
        return all;
    }

    public int seats() {
        return seats;
    }

    /** The value of an option the game declares. */
    public String value(String key) {
        String value = values.get(key);
        if (value == null) {
            throw new IllegalArgumentException("no option " + key);
        }
        return value;
    }

    /** The options that were set, as {@code key=value}, in the order given, for game files. */
    public List<String> chosen() {
        List<String> settings = new ArrayList<>();
        chosen.forEach((key, value) -> settings.add(key + "=" + value));
        return settings;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Options that && seats == that.seats && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return 31 * seats + values.hashCode();
    }

    @Override
    public String toString() {
        return "seats=" + seats + " " + values;
    }
}
