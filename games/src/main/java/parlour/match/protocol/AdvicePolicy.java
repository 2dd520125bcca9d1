package parlour.match.protocol;

import java.util.List;
import java.util.Optional;
import parlour.game.Refusal;
import parlour.match.Match;
import parlour.match.Phase;
import parlour.match.Player;

/** When a player may be advised: only against computers, never against people. */
public final class AdvicePolicy {

    private static final Refusal NOT_ALONE = new Refusal(
            "no-advice",
            "Hints are only for games in progress in which all the other players are computers.",
            "Les indices sont réservés aux parties en cours où tous les autres joueurs sont des ordinateurs.");

    private AdvicePolicy() {}

    /** Why a person may not be advised; empty if they may. People who share a screen play against people, too. */
    public static Optional<Refusal> refusal(Match match, String person) {
        List<Integer> own = match.seatsOf(person);
        if (match.phase() != Phase.PLAYING || own.size() != 1) {
            return Optional.of(NOT_ALONE);
        }
        for (int seat = 0; seat < match.seats(); seat++) {
            boolean isBot =
                    match.player(seat).filter(Player.Bot.class::isInstance).isPresent();
            if (seat != own.getFirst() && !isBot) {
                return Optional.of(NOT_ALONE);
            }
        }
        return Optional.empty();
    }
}
