package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.rules.PackedState;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;

/** Players who bid little, keep cards, and propose treaties: their games are long and varied. */
final class RandomTreatyPlayer {

    private final ConanPosition position;
    private final RandomSource random;

    RandomTreatyPlayer(ConanPosition position, RandomSource random) {
        this.position = position;
        this.random = random;
    }

    /** The next move, of chance or of a player. */
    int move() {
        if (position.turn() == Position.CHANCE) {
            return random.drawOutcome(position);
        }
        return switch (position.step()) {
            case "cards", "laying" -> often(60) ? named("pass") : any();
            case "auction" -> bid();
            case "diplomacy" -> often(50) ? any() : often(60) ? treaty() : named("pass");
            case "answer" -> ConanFixtures.moves(position).contains("yes") && often(70) ? named("yes") : named("no");
            default -> any();
        };
    }

    private boolean often(int percent) {
        return random.nextInt(100) < percent;
    }

    private int any() {
        MoveList moves = RandomPlay.listed(position);
        return moves.get(random.nextInt(moves.size()));
    }

    private int named(String text) {
        try {
            return ((ParseResult.Legal) position.parseMove(text)).move();
        } catch (NotationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private int bid() {
        int other = position.bid(1 - position.state().contest().bidder());
        String higher = "bid:" + (other + 1);
        boolean raises = position.state().contest().isOpening()
                || (other < 3 && ConanFixtures.moves(position).contains(higher) && often(30));
        return named(raises ? higher : often(70) ? "follow" : "withdraw");
    }

    /** A random treaty, or nothing if it may not be proposed. */
    private int treaty() {
        String text = "treaty:" + terms();
        try {
            return position.parseMove(text) instanceof ParseResult.Legal legal ? legal.move() : named("pass");
        } catch (NotationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private String terms() {
        int me = position.turn();
        int other = random.nextInt(position.seats());
        int third = random.nextInt(position.seats());
        List<String> terms = new ArrayList<>();
        addCard(me, other, terms);
        addCard(other, often(50) ? me : third, terms);
        if (often(50)) {
            terms.add((me + 1) + ">" + (other + 1) + ":1pg");
        }
        if (often(30)) {
            terms.add((other + 1) + "!duel:" + (me + 1) + "@r" + Math.min(40, position.round() + 2));
        }
        if (position.objects(me) > 0 && often(50)) {
            terms.add((me + 1) + ">" + (other + 1) + ":#"
                    + position.set().kind(position.object(me, 0)).id());
        }
        return String.join(";", terms);
    }

    private void addCard(int from, int to, List<String> terms) {
        int size = position.handSize(from);
        String id = size == 0
                ? "feint"
                : position.set().id(position.state().packed().nth(PackedState.HAND + from, random.nextInt(size)));
        terms.add((from + 1) + ">" + (to + 1) + ":" + id);
    }
}
