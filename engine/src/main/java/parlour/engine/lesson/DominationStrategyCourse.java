package parlour.engine.lesson;

import java.util.List;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.game.Text;

/** The second course of Domination: third sides, counting pairs, tempo. */
final class DominationStrategyCourse {

    private static final String RACK = "A 1 "
            + "f4f5b1b2b7b8f5f6g4g5c5c6e8f8a6b6a2a3c8d8f7f8h4h5e5e6g3h3g2g3g1h1a1b1c5d5e4f4c1d1a8b8b2c2b6b7d7e7"
            + "h7h8d1e1a6a7b3b4a4b4c2c3f3f4g3g4b6c6e6f6a4a5g1g2d1d2e5f5e6e7e4e5b5c5h5h6b5b6e3e4h1h2g2h2e3f3d5e5"
            + "a3a4a3b3g7g8h2h3a5a6a5b5b4b5d2d3e2e3g4h4g5h5g6g7h6h7f2g2c7d7f1f2h3h4f1g1d8e8a7b7a7a8c3c4e1f1f6g6"
            + "d3e3c7c8f3g3g6h6f4g4g7h7d2e2e1e2f5g5g5g6d7d8c6c7b2b3b7c7b8c8b1c1c1c2c2d2e7e8c3d3e2f2a2b2e7f7a1a2"
            + "g8h8b3c3f6f7f2f3f7g7b4c4f8g8c4c5"
            + " 12151625/02111226";

    private static final String TEMPO = "A 1 "
            + "h4h5b5b6d2e2b4c4c7d7b2b3g2g3a3a4d5d6f4g4b3b4b7b8f4f5d4e4f5f6c5c6d6e6a8b8a4a5a5a6d8e8c1d1a1a2c1c2"
            + "e6f6f6f7b7c7c2c3h1h2f7f8f2f3e1f1b2c2b3c3c3c4b6c6f1f2g5g6c8d8e2e3e3e4g5h5d7e7g1h1b5c5f8g8a2b2d4d5"
            + "g6g7h2h3a6a7e7f7c3d3h3h4d1e1h6h7h5h6d3d4h7h8d3e3e1e2g8h8e2f2e3f3e8f8c4d4d6d7b1c1b1b2a1b1a2a3e7e8"
            + "a5b5a3b3a4b4d7d8e6e7a7b7c7c8a7a8b8c8b4b5e4e5c4c5a6b6b6b7d5e5c6c7e5e6e5f5c6d6e4f4c5d5f3f4g6h6d1d2"
            + "c2d2g7h7g7g8f3g3g4h4d2d3f2g2g4g5"
            + " 03123644/01232444";

    private static final String GIFT = "A 1 "
            + "b1c1a3a4g6h6d6d7c5c6d4e4d1d2d6e6g4h4f5g5c4c5f8g8e2f2h2h3c3d3d5e5c2c3d2d3e4e5c6d6f5f6c2d2d1e1c5d5"
            + "f4f5d5d6e1e2d2e2d8e8b2b3a5a6e7e8a3b3b7c7g1h1f1g1e6f6g2g3e2e3d3e3e5e6a1b1a4a5a7a8a5b5b8c8b6b7f6f7"
            + "g1g2f3f4h7h8c3c4d4d5b3c3a8b8c4d4d3d4b1b2a6a7c8d8e5f5f7f8h3h4g6g7e3e4h4h5g8h8c7d7c1d1c1c2f2g2g3g4"
            + "f6g6g5g6g3h3a2a3c6c7a2b2f1f2b6c6e1f1a1a2b2c2h6h7e4f4a4b4e3f3b3b4f2f3g7h7f3g3f4g4b5b6g4g5b5c5g5h5"
            + "f7g7g7g8b4b5b4c4h1h2g2h2e8f8h5h6"
            + " 14152666/06061646";

    private static final String TEN = "A 1 "
            + "c5d5h6h7f2f3b1c1h7h8f4f5a7b7b8c8e3f3b3b4g1h1d5d6c7c8a3b3b4b5d3e3c6c7a5b5e4e5e5e6g1g2b6c6e3e4a8b8"
            + "e6e7b6b7d1d2c7d7h5h6g7g8c4d4f3g3a6a7g4g5e6f6a6b6c2d2c1d1c1c2g2h2h1h2f7g7b7c7a1b1e8f8b7b8a7a8f1g1"
            + "e7e8d8e8h4h5h3h4g3g4g6h6b2b3d2e2c3d3f2g2d6e6g2g3b1b2b4c4d5e5c2c3d7d8d2d3g6g7b5b6g7h7a5a6g8h8c8d8"
            + "e2f2d7e7e2e3g5h5f1f2d6d7g4h4b2c2b3c3c3c4f3f4f6f7f4g4f5g5f6g6d3d4e4f4c6d6e7f7g3h3f7f8h2h3f8g8d4e4"
            + "d4d5g5g6c5c6e5f5c4c5d1e1"
            + " 0111115666/0113163435";

    private static final String GAME = "A 1 "
            + "g8h8f3f4a7b7d2d3h6h7b6c6e3e4f8g8f2f3d8e8b8c8a3b3f7f8c4c5g4g5b6b7c3d3e6e7f1g1d4d5c8d8a2a3a4b4d1e1"
            + "e6f6g7g8d6e6f7g7c7d7c1c2e8f8d3e3g6g7g6h6h2h3f5f6f4f5f3g3g1g2b5b6b1c1g1h1a5b5e1e2c6d6h3h4b7b8b3c3"
            + "d5d6c3c4c1d1h4h5h7h8b4c4b3b4f5g5c4d4c5d5c5c6a6a7a6b6g7h7d3d4a5a6e5f5h5h6a1a2d4e4g3h3a4a5e2f2b4b5"
            + "b2b3h1h2a1b1d7e7e5e6a3a4b5c5d6d7f2g2d1d2f1f2e1f1d2e2c2d2a2b2d5e5f4g4g3g4c2c3g4h4g2g3e2e3g2h2e3f3"
            + "b2c2e4f4"
            + " 01131415242544/04061622465666";

    private DominationStrategyCourse() {}

    static Course course() {
        StepList steps = new StepList("domination-2", Domination.DOMINATION, List.of(), 0);
        steps.add(
                "count-pairs",
                new Text("Count the pairs", "Compter les paires"),
                new Text(
                        "There are four of each domino. Lay a third side that only you can close: its missing pair is"
                                + " laid already, or on your rack.",
                        "Chaque domino existe en quatre exemplaires. Posez un troisième côté que vous seul pourrez"
                                + " fermer : la paire qui manque est déjà posée, ou chez vous."),
                "A 1 d4e4d5e5a4b4f1f2g7g8a1b1a2b2h2h3 13150224465566/00112233442645",
                DominationStrategyGoals.opensForOneself());
        steps.add(
                "known-rack",
                new Text("The last rack is no secret", "Le dernier chevalet n’a pas de secret"),
                new Text(
                        "The stock is empty: what you do not see, the other player holds, four dominoes each. Find the"
                                + " move that gets the most.",
                        "La pioche est vide : ce que vous ne voyez pas, l’autre l’a, quatre dominos chacun. Trouvez le"
                                + " coup qui rapporte le plus."),
                RACK,
                DominationStrategyGoals.best());
        steps.add(
                "tempo",
                new Text("Do not hurry", "Ne pas se presser"),
                new Text(
                        "Closing a territory at once is not always best: sometimes it can wait while the other player"
                                + " runs out of moves. Find the best one.",
                        "Fermer tout de suite n’est pas toujours le mieux : parfois cela peut attendre que l’autre"
                                + " manque de coups. Trouvez le meilleur."),
                TEMPO,
                DominationStrategyGoals.best());
        steps.add(
                "gift",
                new Text("Give the least", "Donner le moins"),
                new Text(
                        "Every move lays a third side now, so something has to be given. Find the move that costs"
                                + " least.",
                        "Tout coup pose maintenant un troisième côté : il faut donner quelque chose. Trouvez le coup"
                                + " qui coûte le moins."),
                GIFT,
                DominationStrategyGoals.best());
        steps.add(
                "last-ten",
                new Text("The last ten", "Les dix derniers"),
                new Text(
                        "Five dominoes each: take, wait or give? Find the move that gets the most against best play.",
                        "Cinq dominos chacun : prendre, attendre ou donner ? Trouvez le coup qui rapporte le plus"
                                + " contre le meilleur jeu."),
                TEN,
                DominationStrategyGoals.best());
        steps.add(
                "game",
                new Text("A real end", "Une vraie fin de partie"),
                new Text(
                        "Seven dominoes each, against a player who takes what they can and avoids third sides. Close"
                                + " more territories in all.",
                        "Sept dominos chacun, contre quelqu’un qui prend ce qu’il peut et évite les troisièmes côtés."
                                + " Ayez plus de territoires à la fin."),
                GAME,
                Games.won(),
                7,
                position -> DominationStrategyGoals.greedy((DominationPosition) position));
        return steps.course(new Text("Playing well", "Bien jouer"));
    }
}
