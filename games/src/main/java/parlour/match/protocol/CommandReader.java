package parlour.match.protocol;

import java.util.Optional;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** Reads messages from clients. */
public final class CommandReader {

    /** Maximum length of a message, in characters. */
    public static final int MAX_LENGTH = 8_192;

    private static final int MAX_NAME = 64;
    private static final int MAX_TEXT = 4_000;

    private CommandReader() {}

    /** Empty if the type is unknown. */
    public static Optional<ClientMessage> read(JsonFields fields) throws MalformedFieldException {
        return Optional.ofNullable(
                switch (fields.text("type", MAX_NAME)) {
                    case "hello" ->
                        new ClientMessage.Hello(fields.number("version"), fields.text("language", MAX_NAME));
                    case "ping" -> new ClientMessage.Ping();
                    case "subscribe" ->
                        new ClientMessage.Subscribe(id(fields), table(fields), fields.number("afterSeq"));
                    case "unsubscribe" -> new ClientMessage.Unsubscribe(id(fields), table(fields));
                    case "chat" -> new ClientMessage.Chat(id(fields), table(fields), fields.text("text", MAX_TEXT));
                    case "mute" ->
                        new ClientMessage.Mute(id(fields), fields.text("person", MAX_NAME), fields.bool("muted"));
                    case "threats" -> new ClientMessage.Threats(id(fields), table(fields), fields.number("seat"));
                    case "known-position" -> new ClientMessage.KnownPosition(id(fields), table(fields));
                    default -> {
                        Optional<TableCommand> command = command(fields);
                        yield command.isEmpty()
                                ? null
                                : new ClientMessage.Act(id(fields), table(fields), fields.number("seq"), command.get());
                    }
                });
    }

    /** A command alone, as {@link TableCommand#view} writes it; empty if the type is unknown. */
    public static Optional<TableCommand> command(JsonFields fields) throws MalformedFieldException {
        return Optional.ofNullable(
                switch (fields.text("type", MAX_NAME)) {
                    case "sit" ->
                        new TableCommand.Sit(
                                fields.has("seat") ? Optional.of(fields.number("seat")) : Optional.empty(),
                                fields.text("seatBytes", MAX_TEXT));
                    case "leave" -> new TableCommand.Leave();
                    case "play" -> new TableCommand.Play(fields.text("move", MAX_TEXT));
                    case "resign" -> new TableCommand.Resign();
                    case "offer-draw" -> new TableCommand.OfferDraw();
                    case "decline-draw" -> new TableCommand.DeclineDraw();
                    case "request-takeback" -> new TableCommand.RequestTakeback();
                    case "decline-takeback" -> new TableCommand.DeclineTakeback();
                    case "vote-replace" -> new TableCommand.Vote(fields.number("seat"));
                    case "offer-rematch" -> new TableCommand.OfferRematch(fields.text("seatBytes", MAX_TEXT));
                    case "declare" -> new TableCommand.Declare(fields.text("text", MAX_TEXT));
                    default -> null;
                });
    }

    /** The id to send with the reply, if present: a malformed message may have none. */
    public static Optional<Long> replyId(JsonFields fields) {
        try {
            return Optional.of(id(fields));
        } catch (MalformedFieldException none) {
            return Optional.empty();
        }
    }

    private static long id(JsonFields fields) throws MalformedFieldException {
        return fields.longValue("id");
    }

    private static String table(JsonFields fields) throws MalformedFieldException {
        return fields.text("table", MAX_NAME);
    }
}
