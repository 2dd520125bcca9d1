package parlour.match;

import java.util.List;
import java.util.Optional;

/** Commands in words: {@code ada plays b1-b2}, {@code bot 1 agrees to a draw}, {@code time is called}, {@code
 * the game is abandoned}. */
final class CommandPhrases {

    private static final String BRINGING = "bringing";

    private CommandPhrases() {}

    /** The command for these words; empty if they are none. */
    static Optional<Command> command(Match match, String words) {
        if (words.equals("time is called")) {
            return Optional.of(new Command.CallTime());
        }
        if (words.equals("the game is abandoned")) {
            return Optional.of(new Command.Abandon());
        }
        if (words.startsWith("bot ")) {
            return bot(match, Integer.parseInt(words.substring(4, 5)), words.substring(6));
        }
        int space = words.indexOf(' ');
        return person(words.substring(0, space), words.substring(space + 1));
    }

    private static Optional<Command> bot(Match match, int seat, String does) {
        if (does.startsWith("plays ")) {
            Player player = match.player(seat).orElseThrow();
            return Optional.of(new Command.Play(player, does.substring(6)));
        }
        return switch (does) {
            case "agrees to a draw" -> Optional.of(new Command.AnswerDraw(seat, true));
            case "refuses the draw" -> Optional.of(new Command.AnswerDraw(seat, false));
            default -> Optional.empty();
        };
    }

    private static Optional<Command> person(String person, String does) {
        List<String> words = List.of(does.split(" ", -1));
        String last = words.getLast();
        boolean brings = words.contains(BRINGING);
        String bytes = brings ? last : "aa";
        String act = brings ? String.join(" ", words.subList(0, words.indexOf(BRINGING))) : does;
        if (act.matches("sits -?[0-9]+")) {
            return Optional.of(new Command.Sit(person, Integer.parseInt(words.get(1)), bytes));
        }
        if (act.startsWith("plays ")) {
            return Optional.of(new Command.Play(new Player.Person(person), act.substring(6)));
        }
        if (act.startsWith("votes out ")) {
            return Optional.of(new Command.VoteOut(person, Integer.parseInt(last)));
        }
        return switch (act) {
            case "sits anywhere" -> Optional.of(new Command.Sit(person, Command.ANY, bytes));
            case "leaves" -> Optional.of(new Command.Leave(person));
            case "resigns" -> Optional.of(new Command.Resign(person));
            case "offers a draw" -> Optional.of(new Command.OfferDraw(person));
            case "refuses the draw" -> Optional.of(new Command.DeclineDraw(person));
            case "asks to take back" -> Optional.of(new Command.RequestTakeback(person));
            case "refuses to take back" -> Optional.of(new Command.DeclineTakeback(person));
            case "would play again" -> Optional.of(new Command.OfferRematch(person, bytes));
            default -> Optional.empty();
        };
    }
}
