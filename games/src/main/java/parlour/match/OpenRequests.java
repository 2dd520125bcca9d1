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

/** What people at a table want of each other and have not settled: a draw, a move taken back, a seat given to a bot. */
public final class OpenRequests {

    private final Set<Integer> drawOffers;
    private Optional<Integer> takebackBy;
    private final Set<Integer> takebackAgreed;
    private final Map<Integer, Set<String>> votes;

    /** Seats that have asked since the last move: nobody is bothered twice with the same. */
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

    /** Seats that have offered a draw which still stands. */
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

    /** A draw is everybody's or nobody's: one no ends all offers. */
    void refuseDraw() {
        drawOffers.clear();
    }

    // ---- Taking back ----

    /** The seat that has asked to take back its last move, while nobody has said no. */
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

    /** Who wants a bot at which seat. */
    public Map<Integer, Set<String>> votes() {
        return Collections.unmodifiableMap(votes);
    }

    void vote(String voter, int seat) {
        votes.computeIfAbsent(seat, none -> new LinkedHashSet<>()).add(voter);
    }

    // ---- What becomes of them ----

    /**
     * Somebody who holds these seats made a move: that answers every question but the mover's own offer of a draw, and
     * shows that the mover is there.
     */
    void moved(Collection<Integer> seats) {
        drawOffers.retainAll(seats);
        votes.keySet().removeAll(seats);
        haveOfferedDraw.clear();
        haveAskedTakeback.clear();
        refuseTakeback();
    }

    /** The board is not the one a draw was offered on. What was granted may be asked again. */
    void takenBack() {
        drawOffers.clear();
        haveAskedTakeback.clear();
        refuseTakeback();
    }

    /** The refuser may have been replaced: allow asking again. */
    void handedOver(int seat) {
        drawOffers.remove(seat);
        votes.remove(seat);
        haveOfferedDraw.clear();
        haveAskedTakeback.clear();
        refuseTakeback();
    }

    /** The game is over. */
    void ended() {
        drawOffers.clear();
        votes.clear();
        refuseTakeback();
    }
}
