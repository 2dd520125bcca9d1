package parlour.engine.lesson;

import java.util.List;
import parlour.domination.Domination;
import parlour.game.Text;

/** The first course of Domination: laying, closing territories, and not giving them away. */
final class DominationCourse {

    private DominationCourse() {}

    static Course course() {
        StepList steps = new StepList("domination", Domination.DOMINATION, List.of(), 0);
        closing(steps);
        giving(steps);
        game(steps);
        return steps.course(new Text("First steps", "Premiers pas"));
    }

    private static void closing(StepList steps) {
        steps.add(
                "lay",
                new Text("Laying a domino", "Poser un domino"),
                new Text(
                        "A domino lies between two neighbouring numbers of the board that are its own. Lay your 2-5 on"
                                + " any such place.",
                        "Un domino se pose entre deux nombres voisins du plateau, s’ils sont les siens. Posez votre"
                                + " 2-5 sur l’un de ces emplacements."),
                "A 1 - 00122536445566/01133446562325",
                DominationGoals.lays("2-5"));
        steps.add(
                "close",
                new Text("Closing a territory", "Fermer un territoire"),
                new Text(
                        "Four dominoes round a crossing close a territory, and it belongs to whoever lays the fourth."
                                + " Close one.",
                        "Quatre dominos autour d’un croisement ferment un territoire, qui revient à celui qui pose le"
                                + " quatrième. Fermez-en un."),
                "A 1 d4e4d5e5d4d5g1g2 13024616552436/00112233442645",
                DominationGoals.closes(1));
        steps.add(
                "your-rack",
                new Text("What your rack allows", "Ce que permet votre chevalet"),
                new Text(
                        "Three territories lack one side, and for each only one pair fits. Close the one for which you"
                                + " have the domino.",
                        "À trois territoires il manque un côté, et une seule paire convient à chacun. Fermez celui"
                                + " dont vous avez le domino."),
                "A 1 d4e4d5e5d4d5a1b1a2b2a1a2f6g6f7g7f6f7h2h3 25024616552436/00112233442645",
                DominationGoals.closes(1));
        steps.add(
                "two-at-once",
                new Text("Two at once", "Deux d’un coup"),
                new Text(
                        "A domino between two territories is a side of both. Close two territories with one domino.",
                        "Un domino entre deux territoires est un côté des deux. Fermez deux territoires d’un seul"
                                + " domino."),
                "A 1 d4e4d5e5d4d5e4f4e5f5f4f5a1b1a2b2a1a2h2h3 13250246165524/00112233442645",
                DominationGoals.closes(2));
    }

    private static void giving(StepList steps) {
        steps.add(
                "third-side",
                new Text("Beware of the third side", "Gare au troisième côté"),
                new Text(
                        "Whoever lays the third side offers the fourth to the next player. Lay a domino without laying"
                                + " a third side.",
                        "Qui pose le troisième côté offre le quatrième au joueur suivant. Posez un domino sans poser"
                                + " de troisième côté."),
                "A 1 d4e4d5e5a1b1a2b2f6g6f7g7b3c3b4c4g3h3g4h4 15136604340236/00112233442645",
                DominationGoals.givesNothing());
        steps.add(
                "take-and-keep",
                new Text("Take without giving", "Prendre sans donner"),
                new Text(
                        "A domino that closes one territory may be the third side of its neighbour. Close a territory"
                                + " without laying a third side.",
                        "Un domino qui ferme un territoire peut être le troisième côté du voisin. Fermez un territoire"
                                + " sans poser de troisième côté."),
                "A 1 d4e4d5e5d4d5e4f4e5f5a1b1a2b2a1a2 13250246165524/00112233442645",
                DominationGoals.closesAndGivesNothing());
        steps.add(
                "border",
                new Text("The border decides ties", "Le bord départage"),
                new Text(
                        "Most territories win; if players are level, territories on the border of the board decide."
                                + " Three play here: close the one on the border.",
                        "Le plus de territoires l’emporte ; à égalité, ceux du bord du plateau décident. On joue ici à"
                                + " trois : fermez celui du bord."),
                "A 1 d4e4d5e5d4d5a1b1a2b2a1a2 13250246165524/00112233442645/01030612143435",
                DominationGoals.closesBorder(),
                1,
                Opponent.NONE,
                List.of("seats=3"));
    }

    /** The stock is empty: seven dominoes each, and as many territories. */
    private static void game(StepList steps) {
        steps.add(
                "game",
                new Text("Your first game", "Votre première partie"),
                new Text(
                        "Now play the end of a game, seven dominoes each and nobody ahead, against a player who lays"
                                + " at random. Close more territories.",
                        "Jouez maintenant une fin de partie, sept dominos chacun et personne en tête, contre quelqu’un"
                                + " qui pose au hasard. Fermez plus de territoires."),
                "A 1 e3f3a7a8f2g2e6f6f8g8d6e6h4h5d3e3c5c6f4f5e4f4c1c2b7b8a4b4d4e4e8f8a3b3b8c8b3c3e1e2a5b5a5a6e5e6c3c4"
                        + "g1h1b4c4g7g8g6h6g3g4c3d3c7d7a2a3g6g7f1g1d2e2c4c5g8h8h7h8d2d3e7f7g7h7c7c8h1h2h6h7b6c6g4h4h2h3e2f2"
                        + "f3f4f5g5f7g7f7f8b1c1e2e3e7e8d6d7b3b4h5h6e3e4b1b2g4g5c2c3g5h5g5g6a7b7f2f3a8b8f4g4a1a2d1d2a6a7d1e1"
                        + "b7c7c5d5f5f6c6c7a3a4d3d4e5f5e4e5b6b7f6g6f6f7e6e7d7e7c1d1c2d2f3g3g2g3b2c2d8e8a4a5b4b5b5c5b2b3b5b6c8d8d7d8"
                        + " 03061215233435/02111325264456",
                Games.won(),
                7,
                Games::any);
    }
}
