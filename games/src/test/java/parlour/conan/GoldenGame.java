package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.View;
import parlour.game.contract.GoldenText;
import parlour.game.contract.RandomPlay;

/**
 * A whole game move by move, as stored in the files {@code golden-….txt}, with the views of every seat and a spectator
 * when a kind of phase begins for the first time, and at the end, and what came of the moves that decided something. {@code main} generates a new one from a seed and
 * settings:
 *
 * <pre>{@code
 * java -cp games/target/classes:games/target/test-classes parlour.conan.GoldenGame 1 seats=3
 * }</pre>
 *
 * Check the file against the rules before committing it; {@link GoldenGameTest} then only replays its moves.
 */
final class GoldenGame {

    /** The facts that are written after a move. */
    private static final List<String> TOLD =
            List.of("contest", "accomplished", "found", "hired", "signed", "out", "over");

    private GoldenGame() {}

    public static void main(String[] args) {
        String[] settings = List.of(args).subList(1, args.length).toArray(new String[0]);
        System.out.print(told(settings, madeUp(settings, Long.parseLong(args[0]))));
    }

    /** The moves of a game between players who bid little, keep cards and make treaties. */
    static List<String> madeUp(String[] settings, long seed) {
        ConanPosition position = ConanFixtures.start(settings);
        RandomTreatyPlayer company = new RandomTreatyPlayer(position, RandomPlay.random(seed));
        List<String> moves = new ArrayList<>();
        while (!position.isOver()) {
            int move = company.move();
            moves.add(position.text(move));
            position.play(move);
        }
        return moves;
    }

    static String told(String[] settings, List<String> moves) {
        ConanPosition position = ConanFixtures.start(settings);
        StringBuilder text = new StringBuilder("# Conan from the first hero to the last move.\n");
        text.append(
                        "# A line a move: round and who, what, what the others read if it is less | in words, English and French,")
                .append(" as a spectator hears it | PG afterwards | hash before\n");
        text.append("settings ").append(String.join(" ", settings)).append('\n');
        List<String> looked = new ArrayList<>();
        for (String move : moves) {
            if (!looked.contains(position.step())) {
                looked.add(position.step());
                GoldenText.addViews(Conan.CONAN, position, text);
            }
            text.append(line(position, move)).append('\n');
        }
        GoldenText.addViews(Conan.CONAN, position, text);
        return text.append(GoldenText.end(position)).toString();
    }

    /** Also plays the move. */
    private static String line(ConanPosition position, String text) {
        int move = position.legalMove(text);
        boolean chance = position.turn() == Position.CHANCE;
        String who = chance ? "chance" : name(position.turn());
        StringBuilder line = new StringBuilder()
                .append(position.round())
                .append(". ")
                .append(who)
                .append(' ')
                .append(position.text(move));
        for (int viewer = 0; viewer < position.seats(); viewer++) {
            String seen = position.textFor(move, viewer);
            line.append(seen.equals(text) ? "" : " (" + name(viewer) + ": " + seen + ")");
        }
        Text sentence = position.sentence(move, Position.SPECTATOR);
        String hash = "%016x".formatted(position.hash());
        View facts = position.playWithFacts(move).orElseThrow();
        line.append(" | ")
                .append(sentence.en())
                .append(' ')
                .append(sentence.fr())
                .append(" |");
        for (int seat = 0; seat < position.seats(); seat++) {
            line.append(' ').append(position.pg(seat));
        }
        line.append(" | ").append(hash);
        boolean isTold = TOLD.stream().anyMatch(facts.fields()::containsKey);
        return isTold ? line.append("\nfacts ").append(facts).toString() : line.toString();
    }

    private static String name(int seat) {
        return GoldenText.name(Conan.CONAN, seat);
    }
}
