package parlour.match;

import java.util.List;
import java.util.Optional;
import parlour.game.Position;
import parlour.game.Refusal;

/** Whether the holder of some seats may offer a draw or take a move back now, while the game is being played. */
final class RequestRules {

    private RequestRules() {}

    static Optional<Refusal> refusalToOfferDraw(Match match, List<Integer> held) {
        if (!match.settings().game().allowsDrawOffers()) {
            return Optional.of(Refusals.NO_DRAWS);
        }
        boolean isAnswer = !held.containsAll(match.drawOffers());
        boolean isRepeated = held.stream().anyMatch(match.requests()::hasOfferedDraw);
        return match.drawOffers().containsAll(held) || (isRepeated && !isAnswer)
                ? Optional.of(Refusals.ASKED_ALREADY)
                : Optional.empty();
    }

    /** Only its maker is told that a move is final: this may depend on parts of the move hidden from others. */
    static Optional<Refusal> refusalToTakeBack(Match match, List<Integer> held) {
        Optional<PlayedMove> made = lastMoveBeforeBots(match);
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
    static Optional<PlayedMove> lastMoveBeforeBots(Match match) {
        return match.playedMoves().reversed().stream()
                .filter(move -> !isOpenBotMove(match, move))
                .findFirst();
    }

    /**
     * A bot's reply may be taken back with the move before it, unless it is hidden from a player: granting or refusing
     * the request would then disclose whether the reply revealed something.
     */
    private static boolean isOpenBotMove(Match match, PlayedMove move) {
        return move.seat() >= 0
                && match.player(move.seat()).orElseThrow() instanceof Player.Bot
                && !move.isFinal()
                && move.seen().stream().allMatch(move.text()::equals);
    }
}
