package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conan.card.CardSet;
import parlour.conan.rules.Agreements;
import parlour.conan.rules.Promise;
import parlour.conan.rules.TreatyTerms;
import parlour.conan.text.MoveRefusals;
import parlour.conan.text.TreatyNotation;
import parlour.conan.text.TreatyRefusals;
import parlour.game.NotationException;
import parlour.game.Refusal;

/**
 * Records treaties and which of them are in force, for games played with real cards. It does not know where heroes
 * stand: departures have to be reported.
 */
public final class TreatyLedger {

    private final CardSet set;
    private final int seats;
    private final List<TreatyTerms.AllianceTerm> alliances = new ArrayList<>();
    private Agreements agreements = Agreements.NONE;
    private int treaties;

    public TreatyLedger(CardSet set, int seats) {
        this.set = set;
        this.seats = seats;
    }

    /**
     * Records a treaty, given in the notation of proposals. Gifts change hands at once and are not recorded.
     *
     * @return why it cannot have been concluded; empty if it was recorded
     */
    public Optional<Refusal> agree(String text) throws NotationException {
        List<TreatyTerms.Term> terms =
                TreatyNotation.read(text, 0, set, seats, 0).terms();
        for (TreatyTerms.Term term : terms) {
            if (term instanceof TreatyTerms.AllianceTerm union
                    && (union.one() == union.other() || isAllied(union.one(), union.other()))) {
                return TreatyRefusals.cannotAlly();
            }
        }
        treaties++;
        for (TreatyTerms.Term term : terms) {
            if (term instanceof TreatyTerms.PromiseTerm(int by, Promise.Kind kind, int target, int until)) {
                agreements = agreements.with(new Promise(treaties, by, kind, target, until));
            } else if (term instanceof TreatyTerms.AllianceTerm union) {
                leave(union.one());
                alliances.add(union);
            }
        }
        return Optional.empty();
    }

    /** Whether one of two seats is allied with somebody else; the same two may agree anew. */
    private boolean isAllied(int one, int other) {
        return alliances.stream()
                .filter(union -> union.one() != one || union.other() != other)
                .anyMatch(union ->
                        union.one() == one || union.other() == one || union.one() == other || union.other() == other);
    }

    public void beginRound(int round) {
        agreements = agreements.in(round);
    }

    /** "Ends when either leaves" */
    public void leave(int seat) {
        alliances.removeIf(union -> union.one() == seat || union.other() == seat);
    }

    /** The adventure on a slot is accomplished: heroes there leave it, and promises about it end. */
    public void accomplish(int seat, int slot) {
        leave(seat);
        agreements = agreements.withoutSlot(slot);
    }

    public void putOut(int seat) {
        leave(seat);
        agreements = agreements.withoutSeat(seat);
    }

    /** Why one seat may not challenge another to a duel; empty if it may. */
    public Optional<Refusal> whyNoDuel(int seat, int other) {
        boolean isPartner = alliances.stream()
                .anyMatch(union -> (union.one() == seat && union.other() == other)
                        || (union.one() == other && union.other() == seat));
        return isPartner
                ? Optional.of(MoveRefusals.partners())
                : agreements.promise(seat, Promise.Kind.NO_DUEL, other).map(MoveRefusals::promised);
    }

    /** The treaties in force, as the terms of one treaty; empty if there are none. */
    public String terms() {
        List<TreatyTerms.Term> held = new ArrayList<>(alliances);
        for (Promise promise : agreements.promises()) {
            held.add(new TreatyTerms.PromiseTerm(promise.by(), promise.kind(), promise.target(), promise.until()));
        }
        return TreatyNotation.write(new TreatyTerms(0, TreatyNotation.inOrder(held)), set, TreatyNotation.ALL);
    }
}
