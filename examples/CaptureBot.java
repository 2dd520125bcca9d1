import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/**
 * A bot for Parlour in one file: it wins if a move says so, takes what it can, and otherwise plays at random.
 *
 * <pre>./parlour arena conquest --bots "exec:java examples/CaptureBot.java,random" --games 10</pre>
 *
 * The protocol is described in docs/bot-protocol.md.
 */
public final class CaptureBot {

    private Random random = new Random();
    private List<String> moves = List.of();

    public static void main(String[] arguments) throws IOException {
        var bot = new CaptureBot();
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            bot.hear(line);
        }
    }

    private void hear(String line) {
        String[] words = line.split(" ");
        switch (words[0]) {
            case "parlour" -> say("ready");
            case "seed" -> random = new Random(Long.parseLong(words[1]));
            case "moves" -> moves = List.of(words).subList(1, words.length);
            case "go" -> say("move " + choose());
            default -> { } // game, seat, position and view: this bot needs none of them
        }
    }

    /** In Conquest the text of a move tells: # wins the game, x takes a die. */
    private String choose() {
        for (String mark : List.of("#", "x")) {
            var good = moves.stream().filter(move -> move.contains(mark)).toList();
            if (!good.isEmpty()) {
                return good.get(random.nextInt(good.size()));
            }
        }
        return moves.get(random.nextInt(moves.size()));
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
