package parlour.engine.coach.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** A bid of everything the player has: losing the contest means losing the game. */
final class AllAtStake implements Motif<ConanPosition> {

    @Override
    public Optional<Advice> find(Choice<ConanPosition> choice) {
        ConanPosition before = choice.before();
        Optional<ContestBounds> bounds = ContestBounds.of(before, choice.seat());
        int stake = Facts.is(choice.move(), MoveCode.BID)
                ? Facts.bid(choice.move())
                : Facts.is(choice.move(), MoveCode.FOLLOW)
                        ? bounds.map(ContestBounds::otherBid).orElse(0)
                        : 0;
        boolean isAll = stake > 0 && stake == before.pg(choice.seat());
        // A partner may pay a part of it.
        if (!isAll
                || before.partner(choice.seat()) >= 0
                || bounds.flatMap(ContestBounds::won).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(Advice.warning(
                "all-at-stake",
                new Text(
                        "This stakes all your glory: whoever has none left is out of the game.",
                        "Vous engagez toute votre gloire : qui n’en a plus est éliminé."),
                new Text(
                        "Stakes all the player’s glory: whoever has none left is out of the game.",
                        "Engage toute la gloire du joueur : qui n’en a plus est éliminé."),
                List.of()));
    }
}
