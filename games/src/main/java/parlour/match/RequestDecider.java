package parlour.match;

import java.util.List;
import java.util.Optional;
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
        Optional<Refusal> cannot = RequestRules.refusalToOfferDraw(match, held);
        if (cannot.isEmpty()) {
            held.stream().filter(seat -> !match.drawOffers().contains(seat)).forEach(this::agreeToDraw);
        }
        return cannot;
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
        Optional<Refusal> cannot = RequestRules.refusalToTakeBack(match, held);
        if (cannot.isPresent()) {
            return cannot;
        }
        int seat = RequestRules.lastMoveBeforeBots(match).orElseThrow().seat();
        draft.add(new Event.TakebackRequested(seat));
        takeBackWhenAllAgree(seat);
        return Optional.empty();
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
