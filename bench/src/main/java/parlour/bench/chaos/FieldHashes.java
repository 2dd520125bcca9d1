package parlour.bench.chaos;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The fields of a table's state as hashes, since hours of messages must fit into memory. The clocks are left out: they
 * show how late it is.
 */
record FieldHashes(List<String> names, List<Integer> hashes) {

    static final FieldHashes NONE = new FieldHashes(List.of(), List.of());

    private static final Set<String> LEFT_OUT = Set.of("clocks");

    static FieldHashes of(JsonNode state) {
        List<String> names = new ArrayList<>();
        List<Integer> hashes = new ArrayList<>();
        for (Map.Entry<String, JsonNode> field : state.properties()) {
            if (!LEFT_OUT.contains(field.getKey())) {
                names.add(field.getKey().intern());
                hashes.add(hash(field.getValue()));
            }
        }
        return names.isEmpty() ? NONE : new FieldHashes(List.copyOf(names), List.copyOf(hashes));
    }

    static int hash(JsonNode json) {
        return json.toString().hashCode();
    }

    /** The names of the fields here that are missing or different there. */
    List<String> differences(FieldHashes there) {
        List<String> different = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            int at = there.names.indexOf(names.get(i));
            if (at < 0 || !there.hashes.get(at).equals(hashes.get(i))) {
                different.add(names.get(i));
            }
        }
        return different;
    }
}
