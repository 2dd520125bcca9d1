package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.NotationException;
import parlour.game.Refusal;

/**
 * What players have agreed on, and what of it still holds: for whoever keeps the book of a game with real cards. Where heroes stand
 * is not known here; that one leaves has to be said.
 */
public final class Bonds {

    private final CardSet set;
    private final int seats;
    private final List<Terms.Union> unions = new ArrayList<>();
    private Pacts pacts = Pacts.NONE;
    private int treaties;

    public Bonds(CardSet set, int seats) {
        this.set = set;
        this.seats = seats;
    }

    /**
     * A treaty was made, in the words in which one is proposed. What is given changes hands at once and leaves no bond.
     *
     * @return why it cannot have been
     */
    public Optional<Refusal> agree(String text) throws NotationException {
        List<Terms.Term> terms = TermsText.read(text, 0, set, seats, 0).terms();
        for (Terms.Term term : terms) {
            if (term instanceof Terms.Union union
                    && (union.one() == union.other() || isAllied(union.one()) || isAllied(union.other()))) {
                return WhyNotTreaty.cannotAlly();
            }
        }
        treaties++;
        for (Terms.Term term : terms) {
            if (term instanceof Terms.Vow(int by, Promise.Kind kind, int target, int until)) {
                pacts = pacts.with(new Promise(treaties, by, kind, target, until));
            } else if (term instanceof Terms.Union union) {
                unions.add(union);
            }
        }
        return Optional.empty();
    }

    private boolean isAllied(int seat) {
        return unions.stream().anyMatch(union -> union.one() == seat || union.other() == seat);
    }

    public void beginRound(int round) {
        pacts = pacts.in(round);
    }

    /** "Ends when either leaves" */
    public void leave(int seat) {
        unions.removeIf(union -> union.one() == seat || union.other() == seat);
    }

    /** The adventure on a slot is accomplished: heroes there leave it, and what was promised about it is over. */
    public void accomplish(int seat, int slot) {
        leave(seat);
        pacts = pacts.withoutSlot(slot);
    }

    public void putOut(int seat) {
        leave(seat);
        pacts = pacts.withoutSeat(seat);
    }

    /** Why one may not challenge another to a duel. */
    public Optional<Refusal> whyNoDuel(int seat, int other) {
        boolean isPartner = unions.stream()
                .anyMatch(union -> (union.one() == seat && union.other() == other)
                        || (union.one() == other && union.other() == seat));
        return isPartner
                ? Optional.of(WhyNot.partners())
                : pacts.promise(seat, Promise.Kind.NO_DUEL, other).map(WhyNot::promised);
    }

    /** What holds now, as the terms of a treaty; nothing if nothing does. */
    public String terms() {
        List<Terms.Term> held = new ArrayList<>(unions);
        for (Promise promise : pacts.promises()) {
            held.add(new Terms.Vow(promise.by(), promise.kind(), promise.target(), promise.until()));
        }
        return TermsText.write(new Terms(0, TermsText.inOrder(held)), set, TermsText.ALL);
    }
}
