package parlour.match;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import parlour.game.Position;
import parlour.game.contract.RandomPlay;

/** The whole state of a match, field by field by reflection, so that fields added later are included. */
final class MatchDump {

    private MatchDump() {}

    static Map<String, String> of(Match match) {
        Map<String, String> all = new TreeMap<>();
        collect("", match, all);
        if (match.phase() != Phase.NEW) {
            all.put("secret", match.opened().secret());
            all.put("undone", undone(match));
        }
        return all;
    }

    private static void collect(String prefix, Object owner, Map<String, String> into) {
        for (Field field : owner.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                put(prefix + field.getName(), value(field, owner), into);
            }
        }
    }

    private static void put(String name, @Nullable Object value, Map<String, String> into) {
        switch (value) {
            case SeatClocks clocks -> collect(name + ".", clocks, into);
            case OpenRequests requests -> collect(name + ".", requests, into);
            case Position position -> into.put(name, position(position));
            case long[] numbers -> into.put(name, Arrays.toString(numbers));
            case null, default -> into.put(name, String.valueOf(value));
        }
    }

    private static @Nullable Object value(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static String position(Position position) {
        List<String> all = new ArrayList<>(List.of(position.notation(), Long.toString(position.hash())));
        for (int move : RandomPlay.listed(position).toArray()) {
            all.add(position.text(move));
        }
        return all.toString();
    }

    /** The board with every move undone: the history is part of the state. */
    private static String undone(Match match) {
        Position position = match.position().copy();
        match.playedMoves().forEach(move -> position.undo());
        return position.notation();
    }
}
