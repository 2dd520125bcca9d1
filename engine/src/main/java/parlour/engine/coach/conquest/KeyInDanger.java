package parlour.engine.coach.conquest;

import java.util.List;
import java.util.Optional;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** After the move the other side can win at once: by taking the Key die, or by reaching its goal. */
final class KeyInDanger implements Motif<ConquestPosition> {

    @Override
    public Optional<Advice> find(Choice<ConquestPosition> choice) {
        ConquestPosition after = choice.after();
        int other = 1 - choice.seat();
        return Facts.win(after, other).map(reply -> {
            Text key = Facts.key(choice.names());
            String text = after.text(reply);
            String to = Facts.to(reply);
            List<String> marks = List.of(Facts.from(reply), to);
            Text attacker = Facts.piece(after, RouteCode.from(reply), choice.names());
            boolean takes = Facts.takesKey(after, reply);
            if (!Facts.hasEscape(choice.before())) {
                return Advice.note(
                        "no-escape",
                        new Text(
                                "After every move the other side can win at once; here " + attacker.en() + " wins with "
                                        + text + ".",
                                "Après chaque coup l’autre camp peut gagner aussitôt ; ici " + attacker.fr()
                                        + " gagne par " + text + "."),
                        marks);
            }
            return takes
                    ? Advice.warning(
                            "key-can-be-taken",
                            new Text(
                                    "Your " + key.en() + " on " + to + " can be taken from " + Facts.from(reply) + ": "
                                            + text + ".",
                                    "Votre " + key.fr() + " en " + to + " peut être pris depuis " + Facts.from(reply)
                                            + " : " + text + "."),
                            new Text(
                                    "Lets " + attacker.en() + " take the " + key.en() + ": " + text + ".",
                                    "Permet : " + attacker.fr() + " prend le " + key.fr() + " par " + text + "."),
                            marks)
                    : Advice.warning(
                            "goal-can-be-reached",
                            new Text(
                                    "From " + Facts.from(reply) + " your opponent reaches " + to + " and wins: " + text
                                            + ".",
                                    "Depuis " + Facts.from(reply) + ", votre adversaire atteint " + to + " et gagne : "
                                            + text + "."),
                            new Text(
                                    "Lets " + attacker.en() + " reach " + to + " and win: " + text + ".",
                                    "Permet : " + attacker.fr() + " atteint " + to + " et gagne par " + text + "."),
                            marks);
        });
    }
}
