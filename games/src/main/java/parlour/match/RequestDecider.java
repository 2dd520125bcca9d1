package parlour.match;

import java.util.List;
import java.util.Optional;
import parlour.game.Position;
import parlour.game.Refusal;

/** Decides requests that need the others' consent: draws and takebacks. */
final class RequestDecider {

    private final Draft draft;
    private final Match match;

    RequestDecider(Draft draft) {
        this.draft = draft;
        this.match = draft.match();
    }

    // ---- Draws ----

    Optional<Refusal> offerDraw(String person) {
        List<Integer> held = match.seatsOf(person);
        List<Integer> silent =
                held.stream().filter(seat -> !match.drawOffers().contains(seat)).toList();
        boolean isAnswer = !held.containsAll(match.drawOffers());
        boolean isRepeated = held.stream().anyMatch(match.requests()::hasOfferedDraw);
        if (silent.isEmpty() || (isRepeated && !isAnswer)) {
            return Optional.of(Refusals.ASKED_ALREADY);
        }
        for (int seat : silent) {
            agreeToDraw(seat);
        }
        return Optional.empty();
    }

    private void agreeToDraw(int seat) {
        draft.add(new Event.DrawOffered(seat));
        if (match.drawOffers().size() == match.seats()) {
            draft.end(OffBoardResults.drawn(match.seats()), OffBoardResults.AGREED);
        }
    }

    Optional<Refusal> answerDraw(int seat, boolean agreed) {
        if (seat < 0 || seat >= match.seats() || !(match.player(seat).orElseThrow() instanceof Player.Bot)) {
            return Optional.of(Refusals.NO_BOT);
        }
        if (match.drawOffers().isEmpty() || match.drawOffers().contains(seat)) {
            return Optional.of(Refusals.NOTHING_OFFERED);
        }
        if (agreed) {
            agreeToDraw(seat);
        } else {
            draft.add(new Event.DrawDeclined(seat));
        }
        return Optional.empty();
    }

    Optional<Refusal> refuseDraw(String person) {
        if (match.drawOffers().isEmpty()) {
            return Optional.of(Refusals.NOTHING_OFFERED);
        }
        draft.add(new Event.DrawDeclined(match.seatsOf(person).getFirst()));
        return Optional.empty();
    }

    // ---- Takebacks ----

    Optional<Refusal> askTakeback(String person) {
        List<Integer> held = match.seatsOf(person);
        Optional<Integer> asking = match.takebackBy();
        if (asking.isPresent() && !held.contains(asking.get())) {
            return agreeToTakeback(held, asking.get());
        }
        Optional<Refusal> cannot = cannotTakeBack(held);
        if (cannot.isPresent()) {
            return cannot;
        }
        int seat = lastBeforeBots().orElseThrow().seat();
        draft.add(new Event.TakebackRequested(seat));
        takeBackWhenAllAgree(seat);
        return Optional.empty();
    }

    /** Only its maker is told that a move is final: this may depend on parts of the move hidden from others. */
    private Optional<Refusal> cannotTakeBack(List<Integer> held) {
        Optional<PlayedMove> made = lastBeforeBots();
        if (made.isEmpty()) {
            return Optional.of(Refusals.NO_MOVE_OF_YOURS);
        }
        PlayedMove last = made.get();
        boolean isOwn = held.contains(last.seat());
        if (last.isFinal() && (isOwn || last.seat() == Position.CHANCE)) {
            return Optional.of(Refusals.MOVE_IS_FINAL);
        }
        if (!isOwn) {
            return Optional.of(Refusals.NO_MOVE_OF_YOURS);
        }
        return match.requests().hasAskedTakeback(last.seat()) ? Optional.of(Refusals.ASKED_ALREADY) : Optional.empty();
    }

    /** The last move, ignoring the bots' replies to it. */
    private Optional<PlayedMove> lastBeforeBots() {
        return match.playedMoves().reversed().stream()
                .filter(move -> !isOpenBotMove(move))
                .findFirst();
    }

    /**
     * A bot's reply may be taken back with the move before it, unless it is hidden from a player: granting or refusing
     * the request would then disclose whether the reply revealed something.
     */
    private boolean isOpenBotMove(PlayedMove move) {
        return move.seat() >= 0
                && match.player(move.seat()).orElseThrow() instanceof Player.Bot
                && !move.isFinal()
                && move.seen().stream().allMatch(move.text()::equals);
    }

    private Optional<Refusal> agreeToTakeback(List<Integer> held, int asking) {
        List<Integer> silent = held.stream()
                .filter(seat -> !match.requests().takebackAgreed().contains(seat))
                .toList();
        if (silent.isEmpty()) {
            return Optional.of(Refusals.AGREED_ALREADY);
        }
        for (int seat : silent) {
            draft.add(new Event.TakebackAgreed(seat));
        }
        takeBackWhenAllAgree(asking);
        return Optional.empty();
    }

    /** Only other people must agree; bots always do. */
    private void takeBackWhenAllAgree(int asking) {
        Player asker = match.player(asking).orElseThrow();
        for (int seat = 0; seat < match.seats(); seat++) {
            Player player = match.player(seat).orElseThrow();
            boolean isAsked = player instanceof Player.Person && !player.equals(asker);
            if (isAsked && !match.requests().takebackAgreed().contains(seat)) {
                return;
            }
        }
        while (match.playedMoves().getLast().seat() != asking) {
            draft.add(new Event.TakenBack(match.playedMoves().getLast().seat()));
        }
        draft.add(new Event.TakenBack(asking));
    }

    Optional<Refusal> refuseTakeback(String person) {
        if (match.takebackBy().isEmpty()) {
            return Optional.of(Refusals.NOTHING_ASKED);
        }
        int asking = match.takebackBy().get();
        List<Integer> held = match.seatsOf(person);
        draft.add(new Event.TakebackDeclined(held.contains(asking) ? asking : held.getFirst()));
        return Optional.empty();
    }
}
