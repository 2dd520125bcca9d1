package parlour.engine.lesson;

import java.util.List;
import parlour.conan.Conan;
import parlour.game.Text;

/** The second course of Conan: when to bid, to duel, to ally, to make a treaty. The learner is Crimson. */
final class ConanStrategyCourse {

    private static final String PLACES = "a1:lantern-wood:%s/a2:buried-city:-/a3:ravens-ford:-";
    private static final String QUIET = " - - - - -,0.0,0 - - - 0";

    private ConanStrategyCourse() {}

    private static String contest(String own, String other, String challenge) {
        return "auction r2 1 1.0.0.0.0 orsa,15,a1,1,-,-,-," + own + "/tesk,17,a2,1,-,-,-," + other + " - "
                + PLACES.formatted(challenge + ".2.u2.0.0.0") + " - - 1,2,a1.1,1,3,0,-:- - -,0.0,0 - - - 0";
    }

    private static String duel(String own, String other) {
        return "heroes r2 1 1.0.0.0.0 " + own + ",15,a1,1,-,-,-,second-wind.0.0/" + other + ",17,a1,1,-,-,-,- - "
                + PLACES.formatted("-") + QUIET;
    }

    static Course course() {
        StepList steps = new StepList("conan-2", Conan.CONAN, List.of(), 0);
        steps.add(
                "withdraw",
                new Text("When not to bid", "Quand ne pas miser"),
                new Text(
                        "Before you call, count the best you can reach in each attribute with your cards. If it is not"
                                + " enough, withdraw while it is cheap.",
                        "Avant de suivre, comptez le mieux que vous puissiez atteindre dans chaque attribut avec vos"
                                + " cartes. Si cela ne suffit pas, retirez-vous tant que c’est bon marché."),
                contest("second-wind.0.0", "sand-in-the-eyes.0.0+cold-fury.0.0", "obsidian-bull"),
                ConanStrategyGoals.withdraws());
        steps.add(
                "call",
                new Text("When to call", "Quand suivre"),
                new Text(
                        "A raise may frighten the other player off, and then the challenge stays. Azure has no cards"
                                + " left: make sure of your win.",
                        "Une relance peut faire fuir l’autre, et alors le défi reste. Azur n’a plus de cartes :"
                                + " assurez votre victoire."),
                contest("second-wind.0.0", "-", "one-eyed-headhunter"),
                ConanStrategyGoals.callsWhenCertain());
        steps.add(
                "no-duel",
                new Text("A duel to avoid", "Un duel à éviter"),
                new Text(
                        "In a duel the challenged player names the attribute. Azure’s hero has 3, 6, 3 and yours 5, 4,"
                                + " 3: fight, or pass?",
                        "En duel, c’est le joueur provoqué qui choisit l’attribut. Le héros d’Azur a 3, 6, 3 et le"
                                + " vôtre 5, 4, 3 : combattre ou passer ?"),
                duel("garane", "tesk"),
                ConanStrategyGoals.duelsOnlyWhenAhead());
        steps.add(
                "duel",
                new Text("A duel to fight", "Un duel à livrer"),
                new Text(
                        "Orsa adds 2 in duels: 8, 5, 5 against Marrec’s 4, 4, 4. The loser is driven off the"
                                + " adventure: fight, or pass?",
                        "Orsa ajoute 2 en duel : 8, 5, 5 contre 4, 4, 4 pour Marrec. Le perdant est chassé de"
                                + " l’aventure : combattre ou passer ?"),
                duel("orsa", "marrec"),
                ConanStrategyGoals.duelsOnlyWhenAhead());
        steps.add(
                "leader",
                new Text("Stop the leader", "Arrêter celui qui mène"),
                new Text(
                        "You earn 1 glory for any challenge you place, so place it where it costs a rival most. Put"
                                + " yours in the way of the leader.",
                        "Tout défi posé vous rapporte 1 point de gloire : posez-le donc là où il coûte le plus. Mettez"
                                + " le vôtre sur la route de celui qui mène."),
                "cards r4 1 1.0.0.0.0"
                        + " orsa,18,a1,3,-,-,-,moor-reavers.0.0+second-wind.0.0/tesk,16,a2,3,-,-,-,-/velmire,26,a3,3,-,-,-,-"
                        + " - a1:lantern-wood:-/a2:buried-city:-/a3:hanged-mans-inn:-/a4:ravens-ford:- - - - - -,0.0.0,0 -"
                        + " - - 0",
                ConanStrategyGoals.stopsTheLeader(),
                1,
                Opponent.NONE,
                List.of("seats=3"));
        steps.add(
                "bad-treaty",
                new Text("A treaty to refuse", "Un traité à refuser"),
                new Text(
                        "A treaty is carried out at once and cannot be undone. Azure offers 2 glory for 5 of yours:"
                                + " answer.",
                        "Un traité s’exécute aussitôt et ne se défait pas. Azur offre 2 points de gloire contre 5 des"
                                + " vôtres : répondez."),
                "answer r2 2 2.0.0.0.0 orsa,15,a1,1,-,-,-,second-wind.0.0/tesk,17,a2,1,-,-,-,- - "
                        + PLACES.formatted("-") + " - - - - 1,0.1,0 2~1>2:5pg;2>1:2pg - - 0",
                ConanStrategyGoals.refusesALoss());
        steps.add(
                "alliance",
                new Text("An alliance that helps", "Une alliance utile"),
                new Text(
                        "Allied heroes may use each other’s values and share what they win. The challenge is weak in"
                                + " Cunning, and so is Orsa: answer Azure’s offer to share half and half.",
                        "Des héros alliés peuvent utiliser leurs valeurs l’un l’autre et partagent leurs gains. Le"
                                + " défi est faible en Ruse, et Orsa aussi : répondez à Azur, qui propose moitié-moitié."),
                "answer r2 2 2.0.0.0.0 orsa,15,a1,1,-,-,-,second-wind.0.0/tesk,17,a1,1,-,-,-,-/velmire,14,a2,1,-,-,-,-"
                        + " - "
                        + PLACES.formatted("captain-of-a-hundred-cuts.3.u123.0.0.0")
                        + " - - - - 1,0.1.0,0 2~1=2:50/50/50/own - - 0",
                ConanStrategyGoals.alliesWhereItHelps(),
                1,
                Opponent.NONE,
                List.of("seats=3"));
        return steps.course(new Text("Playing well", "Bien jouer"));
    }
}
