package parlour.engine.coach.domination;

import java.util.List;
import parlour.domination.DominationPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** How many of the seat's moves give no third side away. */
final class Tempo implements Observation<DominationPosition> {

    /** Fewer than this are worth saying. */
    private static final int FEW = 6;

    @Override
    public List<Advice> find(DominationPosition position, int seat, Names names) {
        if (position.turn() != seat) {
            return List.of();
        }
        if (position.mustPass()) {
            return List.of(Advice.note(
                    "must-pass",
                    new Text(
                            "None of your dominoes has a free place: you pass, and cannot play again in this game.",
                            "Aucun de vos dominos n’a d’emplacement libre : vous passez, et ne jouerez plus dans cette partie."),
                    List.of()));
        }
        int safe = Facts.safeMoves(position, seat);
        if (safe == 0) {
            return List.of(Advice.warning(
                    "no-safe-move",
                    new Text(
                            "Every move you have gives a player a third side they can close.",
                            "Chacun de vos coups donne un troisième côté que quelqu’un peut fermer."),
                    new Text(
                            "Every move gives a player a third side they can close.",
                            "Tous les coups donnent un troisième côté que quelqu’un peut fermer."),
                    List.of()));
        }
        if (safe >= FEW) {
            return List.of();
        }
        String all = Integer.toString(position.legalMoveCount());
        return List.of(Advice.note(
                "few-safe-moves",
                safe == 1
                        ? new Text(
                                "Only one of your " + all + " moves gives nobody a third side they can close.",
                                "Un seul de vos " + all + " coups ne donne à personne un troisième côté à fermer.")
                        : new Text(
                                "Only " + safe + " of your " + all + " moves give nobody a third side they can close.",
                                "Seuls " + safe + " de vos " + all
                                        + " coups ne donnent à personne un troisième côté à fermer."),
                List.of()));
    }
}
