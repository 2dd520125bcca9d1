package parlour.bot.toy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;

/** Its history is its state: what was dealt, kept and exchanged, in order. */
final class HighCardPosition implements Position {

    private static final int KEEP = 0;
    private static final int CHANGE = 10;

    private final int seats;
    private final List<Integer> history = new ArrayList<>();

    HighCardPosition(int seats) {
        this.seats = seats;
    }

    @Override
    public int seats() {
        return seats;
    }

    private int[] cards() {
        int[] cards = new int[seats];
        int next = 0;
        for (int move : history) {
            if (move > KEEP && move < CHANGE) {
                cards[next] = move;
            }
            next = (move == CHANGE ? next : next + 1) % seats;
        }
        return cards;
    }

    private boolean isChanging() {
        return !history.isEmpty() && history.getLast() == CHANGE;
    }

    /** Completed deals and decisions; an exchange is complete when the new card is dealt. */
    private long steps() {
        return history.stream().filter(move -> move != CHANGE).count();
    }

    @Override
    public int turn() {
        if (isChanging() || steps() < seats) {
            return CHANCE;
        }
        return steps() < 2L * seats ? (int) steps() - seats : NOBODY;
    }

    @Override
    public int round() {
        return 1;
    }

    @Override
    public void legalMoves(MoveList into) {
        if (turn() == CHANCE) {
            IntStream.rangeClosed(1, 9).forEach(into::add);
        } else if (turn() != NOBODY) {
            into.add(KEEP);
            into.add(CHANGE);
        }
    }

    @Override
    public String text(int move) {
        return switch (move) {
            case KEEP -> "keep";
            case CHANGE -> "change";
            default -> "card:" + move;
        };
    }

    @Override
    public ParseResult parseMove(String text) throws NotationException {
        return switch (text) {
            case "keep" -> new ParseResult.Legal(KEEP);
            case "change" -> new ParseResult.Legal(CHANGE);
            case "peek" -> new Refusal("no-peeking", new Text("No peeking.", "On ne regarde pas."));
            default -> throw new NotationException(text, 0, new Text("Not a move.", "Ce n’est pas un coup."));
        };
    }

    @Override
    public void play(int move) {
        history.add(move);
    }

    @Override
    public void undo() {
        history.removeLast();
    }

    @Override
    public Optional<Outcome> outcome() {
        if (turn() != NOBODY) {
            return Optional.empty();
        }
        int[] cards = cards();
        int highest = Arrays.stream(cards).max().orElseThrow();
        List<Integer> winners = IntStream.range(0, seats)
                .filter(seat -> cards[seat] == highest)
                .boxed()
                .toList();
        return Optional.of(Outcome.won(winners, seats, "highest", new Text("Highest card.", "Carte la plus forte.")));
    }

    @Override
    public Position copy() {
        HighCardPosition copy = new HighCardPosition(seats);
        copy.history.addAll(history);
        return copy;
    }

    @Override
    public long hash() {
        return history.hashCode();
    }

    @Override
    public String notation() {
        return "secret" + history;
    }

    @Override
    public View view(int viewer) {
        View view = new View().with("turn", turn());
        return viewer < 0 ? view : view.with("card", cards()[viewer]);
    }

    /** The cards of all other seats are drawn again. */
    @Override
    public Position sample(int seat, RandomSource random) {
        HighCardPosition sample = new HighCardPosition(seats);
        sample.history.addAll(history);
        int next = 0;
        for (int i = 0; i < history.size(); i++) {
            int move = history.get(i);
            if (move > KEEP && move < CHANGE && next != seat) {
                sample.history.set(i, 1 + random.nextInt(9));
            }
            next = (move == CHANGE ? next : next + 1) % seats;
        }
        return sample;
    }
}
