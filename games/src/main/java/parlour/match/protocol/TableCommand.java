package parlour.match.protocol;

import java.util.Optional;
import parlour.game.View;
import parlour.match.Command;
import parlour.match.Player;

/** A client's request to a table: a {@link Command} without its sender. */
public sealed interface TableCommand {

    record Sit(Optional<Integer> seat, String bytes) implements TableCommand {}

    record Leave() implements TableCommand {}

    record Play(String move) implements TableCommand {}

    record Resign() implements TableCommand {}

    record OfferDraw() implements TableCommand {}

    record DeclineDraw() implements TableCommand {}

    record RequestTakeback() implements TableCommand {}

    record DeclineTakeback() implements TableCommand {}

    record Vote(int seat) implements TableCommand {}

    record OfferRematch(String bytes) implements TableCommand {}

    /** Shows the others a move under consideration. It changes nothing, so it is no command of the match. */
    record Declare(String text) implements TableCommand {}

    /** The command as given by {@code person}; empty for {@link Declare}. */
    default Optional<Command> by(String person) {
        return Optional.ofNullable(
                switch (this) {
                    case Sit(Optional<Integer> seat, String bytes) ->
                        new Command.Sit(person, seat.orElse(Command.ANY), bytes);
                    case Leave() -> new Command.Leave(person);
                    case Play(String move) -> new Command.Play(new Player.Person(person), move);
                    case Resign() -> new Command.Resign(person);
                    case OfferDraw() -> new Command.OfferDraw(person);
                    case DeclineDraw() -> new Command.DeclineDraw(person);
                    case RequestTakeback() -> new Command.RequestTakeback(person);
                    case DeclineTakeback() -> new Command.DeclineTakeback(person);
                    case Vote(int seat) -> new Command.VoteOut(person, seat);
                    case OfferRematch(String bytes) -> new Command.OfferRematch(person, bytes);
                    case Declare _ -> null;
                });
    }

    /** In the form that {@link CommandReader#command} reads. */
    default View view() {
        return switch (this) {
            case Sit(Optional<Integer> seat, String bytes) -> {
                View sit = type("sit");
                seat.ifPresent(it -> sit.with("seat", it));
                yield sit.with("seatBytes", bytes);
            }
            case Leave() -> type("leave");
            case Play(String move) -> type("play").with("move", move);
            case Resign() -> type("resign");
            case OfferDraw() -> type("offer-draw");
            case DeclineDraw() -> type("decline-draw");
            case RequestTakeback() -> type("request-takeback");
            case DeclineTakeback() -> type("decline-takeback");
            case Vote(int seat) -> type("vote-replace").with("seat", seat);
            case OfferRematch(String bytes) -> type("offer-rematch").with("seatBytes", bytes);
            case Declare(String text) -> type("declare").with("text", text);
        };
    }

    private static View type(String type) {
        return new View().with("type", type);
    }
}
