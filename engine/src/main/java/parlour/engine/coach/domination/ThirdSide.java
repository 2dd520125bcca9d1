package parlour.engine.coach.domination;

import java.util.List;
import java.util.Optional;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** The move gives the third side of a territory that somebody else can then close. */
final class ThirdSide implements Motif<DominationPosition> {

    @Override
    public Optional<Advice> find(Choice<DominationPosition> choice) {
        if (!Facts.isLay(choice.move())) {
            return Optional.empty();
        }
        DominationPosition after = choice.after();
        for (int territory : Facts.openNextTo(after, choice.move())) {
            int pair = Facts.closing(after, territory);
            Holders holders = Holders.of(after, choice.seat(), pair);
            if (!holders.isNobody()) {
                return Optional.of(said(choice, territory, pair, holders));
            }
        }
        return Optional.empty();
    }

    private static Advice said(Choice<DominationPosition> choice, int territory, int pair, Holders holders) {
        DominationPosition before = choice.before();
        String name = Facts.name(territory);
        Text who = Facts.holders(holders, pair, choice.names());
        String kind = Pairs.name(pair);
        List<String> marks = List.of(name);
        if (Facts.safeMoves(before, choice.seat()) == 0) {
            return Advice.note(
                    "third-side-forced",
                    new Text(
                            "Every move gives a third side away; here that of " + name + ": " + who.en() + ".",
                            "Tous les coups donnent un troisième côté ; ici celui de " + name + " : " + who.fr() + "."),
                    marks);
        }
        if (before.conquers(choice.move()) > 0) {
            // It takes one and offers another: whether that is worth it is not proved.
            return Advice.note(
                    "third-side-after-closing",
                    new Text(
                            "Gives the third side of " + name + ": " + who.en() + ".",
                            "Donne le troisième côté de " + name + " : " + who.fr() + "."),
                    marks);
        }
        return Advice.warning(
                "third-side",
                new Text(
                        "This gives the third side of " + name + ", which " + kind + " closes: " + who.en() + ".",
                        "Vous donnez le troisième côté de " + name + ", que " + kind + " ferme : " + who.fr() + "."),
                new Text(
                        "Gives the third side of " + name + ", which " + kind + " closes: " + who.en() + ".",
                        "Donne le troisième côté de " + name + ", que " + kind + " ferme : " + who.fr() + "."),
                marks);
    }
}
