package parlour.bench.load;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The options of the command line: pairs of {@code --name value}. */
public final class LoadOptions {

    private final Map<String, String> values = new HashMap<>();

    /** @throws NumberFormatException if an option is unknown or has no value */
    public LoadOptions(String[] words, int from, Set<String> known) {
        for (int i = from; i < words.length; i += 2) {
            if (!known.contains(words[i]) || i + 1 == words.length) {
                throw new NumberFormatException(words[i]);
            }
            values.put(words[i], words[i + 1]);
        }
    }

    public int number(String name, int defaultValue) {
        String value = values.get(name);
        return value == null ? defaultValue : Integer.parseInt(value);
    }

    public String word(String name, String defaultValue) {
        return values.getOrDefault(name, defaultValue);
    }
}
