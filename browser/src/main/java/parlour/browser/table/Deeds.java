package parlour.browser.table;

import java.util.Optional;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Command;
import parlour.match.Sitter;

/**
 * What is done at a table, as it is said and as it is kept: a person's deeds by the type of the message that asks for them,
 * a bot's move as {@code moved}. Chance is not kept, for it follows from the secret.
 */
final class Deeds {

    static final String MOVED = "moved";

    private Deeds() {}

    /** What a person's message asks for; nothing if there is no message of that type. */
    static Optional<Command> command(String person, JsonFields message) throws MalformedFieldException {
        return Optional.ofNullable(
                switch (message.text("type")) {
                    case "sit" ->
                        new Command.Sit(
                                person,
                                message.has("seat") ? message.number("seat") : Command.ANY,
                                message.text("bytes"));
                    case "leave" -> new Command.Leave(person);
                    case "play" -> new Command.Play(new Sitter.Person(person), message.text("move"));
                    case "resign" -> new Command.Resign(person);
                    case "draw" -> new Command.OfferDraw(person);
                    case "refuse-draw" -> new Command.RefuseDraw(person);
                    case "takeback" -> new Command.AskTakeback(person);
                    case "refuse-takeback" -> new Command.RefuseTakeback(person);
                    case "vote" -> new Command.VoteOut(person, message.number("seat"));
                    case "rematch" -> new Command.OfferRematch(person, message.text("bytes"));
                    default -> null;
                });
    }

    /** The same written down again; nothing for what only the house does. */
    static Optional<View> kept(Command command) {
        return switch (command) {
            case Command.Sit(String _, int seat, String bytes) ->
                Optional.of(deed("sit").with("seat", seat).with("bytes", bytes));
            case Command.Leave(String _) -> Optional.of(deed("leave"));
            case Command.Play(Sitter _, String move) -> Optional.of(deed("play").with("move", move));
            case Command.Resign(String _) -> Optional.of(deed("resign"));
            case Command.OfferDraw(String _) -> Optional.of(deed("draw"));
            case Command.RefuseDraw(String _) -> Optional.of(deed("refuse-draw"));
            case Command.AskTakeback(String _) -> Optional.of(deed("takeback"));
            case Command.RefuseTakeback(String _) -> Optional.of(deed("refuse-takeback"));
            case Command.VoteOut(String _, int seat) -> Optional.of(deed("vote").with("seat", seat));
            case Command.OfferRematch(String _, String bytes) ->
                Optional.of(deed("rematch").with("bytes", bytes));
            case Command.AnswerDraw _, Command.CallTime _ -> Optional.empty();
        };
    }

    static View moved(String move, int score) {
        return deed(MOVED).with("move", move).with("score", score);
    }

    private static View deed(String type) {
        return new View().with("type", type);
    }
}
