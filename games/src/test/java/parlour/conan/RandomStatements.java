package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import parlour.game.NotationException;
import parlour.game.ParseResult;

/** Statements for effects outside the vocabulary, some of them not allowed. */
final class RandomStatements {

    private RandomStatements() {}

    /** A move, if the statement chosen is legal. */
    static Optional<Integer> legal(ConanPosition position, SplittableRandom random) {
        try {
            String objects = position.objects(0) > 0
                    ? position.set().kind(position.object(0, 0)).id()
                    : "salt-lamp";
            return position.parseMove("state:" + text(position.seats(), objects, random))
                            instanceof ParseResult.Legal legal
                    ? Optional.of(legal.move())
                    : Optional.empty();
        } catch (NotationException malformed) {
            return Optional.empty();
        }
    }

    static String text(int seats, String object, SplittableRandom random) {
        List<String> steps = new ArrayList<>();
        do {
            steps.add(step(seats, object, random));
        } while (random.nextInt(3) > 0);
        return String.join(";", steps);
    }

    private static String step(int seats, String object, SplittableRandom random) {
        String one = random.nextInt(5) == 0 ? "bank" : Integer.toString(1 + random.nextInt(seats));
        String other = random.nextInt(5) == 0 ? "bank" : Integer.toString(1 + random.nextInt(seats));
        String slot = "a" + (1 + random.nextInt(seats + 2));
        String challenge = slot + "." + (1 + random.nextInt(2));
        int n = 1 + random.nextInt(3);
        return switch (random.nextInt(9)) {
            case 0 -> one + ">" + other + ":" + n + "pg";
            case 1 -> one + "+" + n;
            case 2 -> one + "-" + n;
            case 3 -> one + "-" + n + "?";
            case 4 -> one + "@" + slot;
            case 5 -> challenge + "=up";
            case 6 -> challenge + "=off";
            case 7 -> challenge + "@a" + (1 + random.nextInt(seats + 2));
            default -> random.nextBoolean() ? one + ">" + other + ":#" + object : "bank>" + other + ":#";
        };
    }
}
