package parlour.match;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Pending requests between players: draw offers, a takeback, votes to replace an absent player. */
public final class OpenRequests {

    private final Set<Integer> drawOffers;
    private Optional<Integer> takebackBy;
    private final Set<Integer> takebackAgreed;
    private final Map<Integer, Set<String>> votes;

    /** Seats that have offered since the last move: a seat may offer only once per move. */
    private final Set<Integer> haveOfferedDraw;

    private final Set<Integer> haveAskedTakeback;

    OpenRequests() {
        drawOffers = new TreeSet<>();
        takebackBy = Optional.empty();
        takebackAgreed = new TreeSet<>();
        votes = new TreeMap<>();
        haveOfferedDraw = new TreeSet<>();
        haveAskedTakeback = new TreeSet<>();
    }

    private OpenRequests(OpenRequests other) {
        drawOffers = new TreeSet<>(other.drawOffers);
        takebackBy = other.takebackBy;
        takebackAgreed = new TreeSet<>(other.takebackAgreed);
        votes = new TreeMap<>();
        other.votes.forEach((seat, voters) -> votes.put(seat, new LinkedHashSet<>(voters)));
        haveOfferedDraw = new TreeSet<>(other.haveOfferedDraw);
        haveAskedTakeback = new TreeSet<>(other.haveAskedTakeback);
    }

    OpenRequests copy() {
        return new OpenRequests(this);
    }

    // ---- Draws ----

    /** Seats with a standing draw offer. */
    Set<Integer> drawOffers() {
        return Collections.unmodifiableSet(drawOffers);
    }

    boolean hasOfferedDraw(int seat) {
        return haveOfferedDraw.contains(seat);
    }

    void offerDraw(int seat) {
        drawOffers.add(seat);
        haveOfferedDraw.add(seat);
    }

    /** A draw needs every seat: one refusal ends all offers. */
    void refuseDraw() {
        drawOffers.clear();
    }

    // ---- Takebacks ----

    /** The seat whose takeback request is pending, if any. */
    Optional<Integer> takebackBy() {
        return takebackBy;
    }

    public List<Integer> takebackAgreed() {
        return List.copyOf(takebackAgreed);
    }

    boolean hasAskedTakeback(int seat) {
        return haveAskedTakeback.contains(seat);
    }

    void askTakeback(int seat) {
        takebackBy = Optional.of(seat);
        haveAskedTakeback.add(seat);
    }

    void agreeToTakeback(int seat) {
        takebackAgreed.add(seat);
    }

    void refuseTakeback() {
        takebackBy = Optional.empty();
        takebackAgreed.clear();
    }

    // ---- Votes ----

    /** The people who voted to replace each seat by a bot. */
    public Map<Integer, Set<String>> votes() {
        return Collections.unmodifiableMap(votes);
    }

    void vote(String voter, int seat) {
        votes.computeIfAbsent(seat, none -> new LinkedHashSet<>()).add(voter);
    }

    // ---- Clearing ----

    /**
     * The player who holds these seats moved: ends the others' draw offers, any takeback request, and the votes to
     * replace the mover, who is evidently present.
     */
    void moved(Collection<Integer> seats) {
        drawOffers.retainAll(seats);
        votes.keySet().removeAll(seats);
        haveOfferedDraw.clear();
        haveAskedTakeback.clear();
        refuseTakeback();
    }

    /** Draw offers end, as they were made on another board. The takeback may be requested again. */
    void takenBack() {
        drawOffers.clear();
        haveAskedTakeback.clear();
        refuseTakeback();
    }

    /** A seat that refused may now be a bot's: requests may be repeated. */
    void handedOver(int seat) {
        drawOffers.remove(seat);
        votes.remove(seat);
        haveOfferedDraw.clear();
        haveAskedTakeback.clear();
        refuseTakeback();
    }

    void ended() {
        drawOffers.clear();
        votes.clear();
        refuseTakeback();
    }
}
