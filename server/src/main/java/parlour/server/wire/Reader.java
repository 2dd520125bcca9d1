package parlour.server.wire;

import java.util.Optional;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** Reads what clients say over the socket. */
final class Reader {

    /** Characters a message may have. */
    static final int LONGEST = 8_192;

    private static final int LONGEST_NAME = 64;
    private static final int LONGEST_TEXT = 4_000;

    /** Nothing if the type is unknown. */
    static Optional<Request> read(JsonFields fields) throws MalformedFieldException {
        return Optional.ofNullable(
                switch (fields.text("type", LONGEST_NAME)) {
                    case "hello" -> new Request.Hello(fields.number("version"), fields.text("language", LONGEST_NAME));
                    case "ping" -> new Request.Ping();
                    case "watch" -> new Request.Watch(id(fields), table(fields), fields.number("after"));
                    case "unwatch" -> new Request.Unwatch(id(fields), table(fields));
                    case "chat" -> new Request.Chat(id(fields), table(fields), fields.text("text", LONGEST_TEXT));
                    case "mute" ->
                        new Request.Mute(id(fields), fields.text("person", LONGEST_NAME), fields.bool("muted"));
                    case "look" -> new Request.Look(id(fields), table(fields), fields.number("seat"));
                    case String type -> {
                        Optional<Request.Action> action = action(type, fields);
                        yield action.isEmpty()
                                ? null
                                : new Request.Act(id(fields), table(fields), fields.number("number"), action.get());
                    }
                });
    }

    private static Optional<Request.Action> action(String type, JsonFields fields) throws MalformedFieldException {
        return Optional.ofNullable(
                switch (type) {
                    case "sit" ->
                        new Request.Action.Sit(
                                fields.has("seat") ? Optional.of(fields.number("seat")) : Optional.empty(),
                                fields.text("bytes", LONGEST_TEXT));
                    case "leave" -> new Request.Action.Leave();
                    case "play" -> new Request.Action.Play(fields.text("move", LONGEST_TEXT));
                    case "resign" -> new Request.Action.Resign();
                    case "draw" -> new Request.Action.Draw();
                    case "refuse-draw" -> new Request.Action.RefuseDraw();
                    case "takeback" -> new Request.Action.Takeback();
                    case "refuse-takeback" -> new Request.Action.RefuseTakeback();
                    case "vote" -> new Request.Action.Vote(fields.number("seat"));
                    case "rematch" -> new Request.Action.Rematch(fields.text("bytes", LONGEST_TEXT));
                    case "declare" -> new Request.Action.Declare(fields.text("text", LONGEST_TEXT));
                    default -> null;
                });
    }

    /** The number that the answer carries, if there is one. */
    static Optional<Long> optionalId(JsonFields fields) {
        try {
            return Optional.of(fields.longValue("id"));
        } catch (MalformedFieldException none) {
            return Optional.empty();
        }
    }

    private static long id(JsonFields fields) throws MalformedFieldException {
        return fields.longValue("id");
    }

    private static String table(JsonFields fields) throws MalformedFieldException {
        return fields.text("table", LONGEST_NAME);
    }

    private Reader() {}
}
