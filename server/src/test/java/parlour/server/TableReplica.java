package parlour.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** A client's copy of a table, built strictly by the protocol: the whole table once, then event by event. */
final class TableReplica {

    private final SocketClient line;
    private final String table;
    private ObjectNode state;
    private ObjectNode people;
    private final List<Integer> numbers = new ArrayList<>();
    private final List<String> kinds = new ArrayList<>();
    private int number;
    private int next;

    private TableReplica(SocketClient line, String table, ObjectNode state, ObjectNode people, int number) {
        this.line = line;
        this.table = table;
        this.state = state;
        this.people = people;
        this.number = number;
    }

    static TableReplica of(SocketClient line, String table) {
        int before = line.count();
        JsonNode whole = line.ask("subscribe", "\"table\":\"" + table + "\",\"afterSeq\":0");
        if (!whole.path("type").asText().equals("table")) {
            throw new AssertionError(whole.toString());
        }
        TableReplica picture = new TableReplica(
                line,
                table,
                whole.path("state").deepCopy(),
                whole.path("people").deepCopy(),
                whole.path("seq").asInt());
        picture.next = before;
        return picture;
    }

    /** A copy that continues on another socket. */
    TableReplica resumedOn(SocketClient other) {
        TableReplica resumed = new TableReplica(other, table, state.deepCopy(), people.deepCopy(), number);
        resumed.next = other.count();
        JsonNode answer = other.ask("subscribe", "\"table\":\"" + table + "\",\"afterSeq\":" + number);
        if (!answer.path("type").asText().equals("done")) {
            throw new AssertionError(answer.toString());
        }
        return resumed.upToDate();
    }

    /** Applies all received messages. */
    TableReplica upToDate() {
        line.settle();
        for (int count = line.count(); next < count; next++) {
            JsonNode message = line.message(next);
            if (message.path("table").asText().equals(table)) {
                switch (message.path("type").asText()) {
                    case "event" -> take(message);
                    case "table" -> takeWhole(message);
                    default -> {}
                }
            }
        }
        return this;
    }

    private void takeWhole(JsonNode message) {
        number = message.path("seq").asInt();
        state = message.path("state").deepCopy();
        people = message.path("people").deepCopy();
    }

    private void take(JsonNode message) {
        number = message.path("seq").asInt();
        numbers.add(number);
        JsonNode event = message.path("event");
        String kind = event.path("kind").asText();
        kinds.add(kind);
        ArrayNode history = (ArrayNode) state.path("history");
        if (kind.equals("played") || kind.equals("chance-drawn")) {
            ObjectNode made = history.addObject();
            made.set("seat", event.path("seat"));
            made.set("text", event.path("text"));
            made.set("round", event.path("round"));
        } else if (kind.equals("taken-back")) {
            history.remove(history.size() - 1);
        }
        state.setAll((ObjectNode)
                (message.has("state") ? message.path("state").deepCopy() : ApiClient.JSON.createObjectNode()));
        if (message.has("people")) {
            people.setAll((ObjectNode) message.path("people").deepCopy());
        }
    }

    JsonNode state() {
        return state;
    }

    int number() {
        return number;
    }

    /** The sequence numbers of all applied events. */
    List<Integer> numbers() {
        return numbers;
    }

    List<String> kinds() {
        return kinds;
    }

    List<String> moves() {
        List<String> texts = new ArrayList<>();
        state.path("moves").forEach(move -> texts.add(move.path("text").asText()));
        return texts;
    }

    boolean isOn() {
        return state.path("phase").asText().equals("playing");
    }

    /** Sends a command at this table, with the last sequence number seen. */
    JsonNode does(String type, String fields) {
        String more = fields.isEmpty() ? "" : "," + fields;
        return line.ask(type, "\"table\":\"" + table + "\",\"seq\":" + number + more);
    }

    JsonNode plays(String move) {
        return does("play", "\"move\":\"" + move + "\"");
    }
}
