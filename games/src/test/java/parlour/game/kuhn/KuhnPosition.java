package parlour.game.kuhn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Text;
import parlour.game.View;

/**
 * The cards dealt, and the words said.
 *
 * <p>A chance move is the rank dealt to the next player; a player's move is one of {@link #CHECK}, {@link #BET},
 * {@link #CALL} and {@link #FOLD}.
 */
public final class KuhnPosition implements Position {

    static final int CHECK = 0;
    static final int BET = 1;
    static final int CALL = 2;
    static final int FOLD = 3;

    final int seats;
    final int ranks;
    final int suits;

    /** In seat order, as far as they have been dealt. */
    final List<Integer> cards = new ArrayList<>();

    /** The players' words, in order: seat 0 first, then clockwise, repeatedly. */
    final List<Integer> said = new ArrayList<>();

    KuhnPosition(int seats, int ranks, int suits) {
        this.seats = seats;
        this.ranks = ranks;
        this.suits = suits;
    }

    // ---- Turns ----

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int turn() {
        if (cards.size() < seats) {
            return CHANCE;
        }
        // Each player speaks once, and after a bet all but the bettor once more.
        int last = isBet() ? said.indexOf(BET) + seats : seats;
        return said.size() == last ? NOBODY : said.size() % seats;
    }

    @Override
    public int round() {
        return 1 + said.size() / seats;
    }

    boolean isBet() {
        return said.contains(BET);
    }

    // ---- Moves ----

    @Override
    public void legalMoves(MoveList into) {
        switch (turn()) {
            case NOBODY -> {}
            case CHANCE -> {
                for (int rank = 1; rank <= ranks; rank++) {
                    if (weight(rank) > 0) {
                        into.add(rank);
                    }
                }
            }
            default -> {
                into.add(isBet() ? CALL : CHECK);
                into.add(isBet() ? FOLD : BET);
            }
        }
    }

    /** The number of cards of this rank still in the pack. */
    @Override
    public int weight(int rank) {
        int left = suits;
        for (int card : cards) {
            left -= card == rank ? 1 : 0;
        }
        return left;
    }

    @Override
    public void play(int move) {
        (turn() == CHANCE ? cards : said).add(move);
    }

    @Override
    public void undo() {
        (said.isEmpty() ? cards : said).removeLast();
    }

    // ---- The end ----

    private boolean isFolded(int seat) {
        for (int i = seat; i < said.size(); i += seats) {
            if (said.get(i) == FOLD) {
                return true;
            }
        }
        return false;
    }

    private List<Integer> contenders() {
        List<Integer> contenders = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            if (!isFolded(seat)) {
                contenders.add(seat);
            }
        }
        return contenders;
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!isOver()) {
            return Optional.empty();
        }
        List<Integer> winners = contenders();
        if (winners.size() == 1) {
            Text sentence = new Text("Everybody else has folded.", "Tous les autres se sont couchés.");
            return Optional.of(Outcome.won(winners, seats, "folded", sentence));
        }
        int highest = 0;
        for (int seat : winners) {
            highest = Math.max(highest, cards.get(seat));
        }
        int best = highest;
        winners.removeIf(seat -> cards.get(seat) < best);
        Text sentence = new Text("The highest card wins.", "La plus forte carte gagne.");
        return Optional.of(Outcome.won(winners, seats, "showdown", sentence));
    }

    // ---- Visibility ----

    /** The last word reveals the cards, if two or more players are left to compare theirs. */
    @Override
    public boolean reveals(int move) {
        if (turn() < 0) {
            return false;
        }
        play(move);
        boolean shown = isOver() && contenders().size() > 1;
        undo();
        return shown;
    }

    /** A player's own card always; others' when two or more show theirs at the end. A folded card is never shown. */
    private boolean sees(int viewer, int holder) {
        boolean shown = isOver() && !isFolded(holder) && contenders().size() > 1;
        return viewer == holder || shown;
    }

    @Override
    public String textFor(int move, int viewer) {
        boolean hidden = turn() == CHANCE && viewer != cards.size();
        return hidden ? "deal:?" : text(move);
    }

    @Override
    public View view(int viewer) {
        List<String> hands = new ArrayList<>();
        for (int holder = 0; holder < cards.size(); holder++) {
            hands.add(sees(viewer, holder) ? Integer.toString(cards.get(holder)) : "?");
        }
        List<String> words = new ArrayList<>();
        for (int word : said) {
            words.add(KuhnNotation.WORDS.get(word));
        }
        View view = new View().with("turn", turn()).with("cards", hands).with("said", words);
        outcome().ifPresent(outcome -> view.with("result", outcome.result()));
        return view;
    }

    /** Cards the seat has not seen are returned to the pack and dealt again. */
    @Override
    public KuhnPosition sample(int seat, RandomSource random) {
        KuhnPosition guess = copy();
        List<Integer> unseen = unseen(seat);
        for (int holder = 0; holder < cards.size(); holder++) {
            if (!sees(seat, holder)) {
                Collections.swap(unseen, random.nextInt(unseen.size()), unseen.size() - 1);
                guess.cards.set(holder, unseen.removeLast());
            }
        }
        return guess;
    }

    private List<Integer> unseen(int viewer) {
        List<Integer> unseen = new ArrayList<>();
        for (int rank = 1; rank <= ranks; rank++) {
            int left = suits;
            for (int holder = 0; holder < cards.size(); holder++) {
                left -= sees(viewer, holder) && cards.get(holder) == rank ? 1 : 0;
            }
            unseen.addAll(Collections.nCopies(left, rank));
        }
        return unseen;
    }

    // ---- Text and copies ----

    @Override
    public String text(int move) {
        return turn() == CHANCE ? KuhnNotation.DEAL + move : KuhnNotation.WORDS.get(move);
    }

    @Override
    public ParseResult parseMove(String text) throws NotationException {
        return KuhnNotation.read(this, text);
    }

    @Override
    public String notation() {
        return KuhnNotation.write(this);
    }

    @Override
    public long hash() {
        long hash = 0xcbf29ce484222325L;
        for (int card : cards) {
            hash = (hash ^ card) * 0x100000001b3L;
        }
        for (int word : said) {
            hash = (hash ^ (16 + word)) * 0x100000001b3L;
        }
        return hash;
    }

    @Override
    public KuhnPosition copy() {
        KuhnPosition copy = new KuhnPosition(seats, ranks, suits);
        copy.cards.addAll(cards);
        copy.said.addAll(said);
        return copy;
    }

    @Override
    public String toString() {
        return notation();
    }
}
