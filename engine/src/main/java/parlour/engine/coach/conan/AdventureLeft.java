package parlour.engine.coach.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** The adventure could have been completed, and this is another action; or it is completed. */
final class AdventureLeft implements Motif<ConanPosition> {

    @Override
    public Optional<Advice> find(Choice<ConanPosition> choice) {
        ConanPosition before = choice.before();
        boolean canComplete = false;
        for (int move : before.legalMoves().toArray()) {
            canComplete |= Facts.is(move, MoveCode.ACCOMPLISH);
        }
        if (!canComplete) {
            return Optional.empty();
        }
        int kind = before.adventure(before.slotOf(choice.seat()));
        Text name = Facts.card(before, kind);
        Text glory = Facts.glory(before.set().kind(kind).glory());
        if (Facts.is(choice.move(), MoveCode.ACCOMPLISH)) {
            return Optional.of(Advice.good(
                    "adventure-completed",
                    new Text(
                            "Completes " + name.en() + ", whose loot is " + glory.en() + ".",
                            "Accomplit l’aventure " + name.fr() + ", dont le butin est de " + glory.fr() + "."),
                    List.of()));
        }
        return Optional.of(Advice.warning(
                "adventure-not-completed",
                new Text(
                        "You can complete " + name.en() + " now: its loot is " + glory.en() + ".",
                        "Vous pouvez accomplir l’aventure " + name.fr() + " maintenant : son butin est de " + glory.fr()
                                + "."),
                new Text(
                        "Leaves " + name.en() + " though it could be completed: its loot is " + glory.en() + ".",
                        "Laisse l’aventure " + name.fr() + " qui pouvait être accomplie : son butin est de "
                                + glory.fr() + "."),
                List.of()));
    }
}
