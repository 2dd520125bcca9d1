package parlour.engine.lesson;

import java.util.List;
import parlour.conan.Conan;
import parlour.conan.ConanPosition;
import parlour.game.Text;

/** The first course of Conan: adventures, contests, cards and treaties, in a game of two. The learner is Crimson. */
final class ConanCourse {

    /** What follows the adventures where no contest is on and nothing has been agreed. */
    private static final String QUIET = " - - - - -,0.0,0 - - - 0";

    private ConanCourse() {}

    static Course course() {
        StepList steps = new StepList("conan", Conan.CONAN, List.of(), 0);
        adventures(steps);
        contest(steps);
        others(steps);
        game(steps);
        return steps.course(new Text("First steps", "Premiers pas"));
    }

    private static void adventures(StepList steps) {
        steps.add(
                "go",
                new Text("Choose an adventure", "Choisir une aventure"),
                new Text(
                        "Heroes win glory by completing adventures, where no challenge lies and no rival stands. Send"
                                + " yours to one where nothing is in the way.",
                        "Les héros gagnent de la gloire en accomplissant des aventures, là où il n’y a ni défi ni"
                                + " rival. Envoyez le vôtre là où rien ne gêne."),
                "heroes r2 1 1.0.0.0.0 orsa,15,-,0,-,-,-,second-wind.0.0/tesk,17,a2,1,-,-,-,sand-in-the-eyes.0.0 - "
                        + "a1:lantern-wood:mill-ogress.2.d2.1.1.0/a2:buried-city:-/a3:hanged-mans-inn:-" + QUIET,
                ConanGoals.goesWhereNothingIsInTheWay());
        steps.add(
                "complete",
                new Text("Complete it", "L’accomplir"),
                new Text(
                        "In the hero phase each hero does one thing. Complete the adventure on which yours stands.",
                        "Pendant la phase des héros, chacun fait une seule chose. Accomplissez l’aventure où se trouve"
                                + " le vôtre."),
                "heroes r3 1 1.0.0.0.0 orsa,15,a3,2,-,-,-,second-wind.0.0/tesk,17,a2,1,-,-,-,sand-in-the-eyes.0.0 - "
                        + "a1:lantern-wood:mill-ogress.2.d2.1.1.0/a2:buried-city:-/a3:hanged-mans-inn:-" + QUIET,
                ConanGoals.completes());
        steps.add(
                "place",
                new Text("Challenge the others", "Défier les autres"),
                new Text(
                        "In the card phase you may place a challenge face down in a rival’s way. Place one where"
                                + " Azure’s hero stands.",
                        "Pendant la phase des cartes, vous pouvez poser un défi, face cachée, sur la route d’un rival."
                                + " Posez-en un là où se trouve le héros d’Azur."),
                "cards r3 1 1.0.0.0.0"
                        + " orsa,15,a1,2,-,-,-,stone-hives.0.0+moor-reavers.0.0+second-wind.0.0/tesk,17,a2,2,-,-,-,sand-in-the-eyes.0.0"
                        + " - a1:lantern-wood:-/a2:buried-city:-/a3:hanged-mans-inn:-" + QUIET,
                ConanGoals.placesInTheWay());
    }

    private static final String CONTEST_SEATS =
            "orsa,15,a1,1,-,-,-,HAND/tesk,17,a2,1,-,-,-,weighted-net.0.0+sand-in-the-eyes.0.0+cold-fury.0.0 - ";

    private static String seats(String hand) {
        return CONTEST_SEATS.replace("HAND", hand);
    }

    private static void contest(StepList steps) {
        String places = "a1:lantern-wood:%s.2.%s.0.0.0/a2:buried-city:-/a3:ravens-ford:-";
        String foe = places.formatted("one-eyed-headhunter", "u2");
        String ogress = places.formatted("mill-ogress", "u2");
        steps.add(
                "face",
                new Text("Face a challenge", "Affronter un défi"),
                new Text(
                        "A hero on an adventure with a challenge cannot leave or complete it before the challenge is"
                                + " overcome. Face the one on Lantern Wood.",
                        "Un héros arrêté par un défi ne peut ni partir ni accomplir l’aventure avant d’en avoir"
                                + " triomphé. Affrontez celui du Bois aux lanternes."),
                "heroes r2 1 1.0.0.0.0 " + seats("second-wind.0.0") + places.formatted("one-eyed-headhunter", "d2")
                        + QUIET,
                ConanGoals.faces());
        steps.add(
                "bid",
                new Text("Bid glory", "Miser sa gloire"),
                new Text(
                        "You bid glory against the owner of the challenge: raise, call or withdraw. Azure bids 3: call"
                                + " to begin the contest.",
                        "On mise sa gloire contre le propriétaire du défi : relancer, suivre ou se retirer. Azur mise"
                                + " 3 : suivez pour commencer l’affrontement."),
                "auction r2 1 1.0.0.0.0 " + seats("second-wind.0.0") + foe
                        + " - - 1,2,a1.1,1,3,0,-:- - -,0.0,0 - - - 0",
                ConanGoals.calls());
        steps.add(
                "name",
                new Text("Name the attribute", "Choisir l’attribut"),
                new Text(
                        "The hero’s player chooses what is compared, and the hero needs more than the challenge. Name"
                                + " the attribute in which Orsa is stronger.",
                        "Le joueur du héros choisit ce qu’on compare, et il lui faut plus que le défi. Choisissez"
                                + " l’attribut où Orsa est la plus forte."),
                "naming r2 1 1.0.0.0.0 " + seats("second-wind.0.0") + foe + " - - 1,2,a1.1,3,3,0,-:- - -,0.0,0 - - - 0",
                ConanGoals.namesTheBest());
        steps.add(
                "cards",
                new Text("Play a card face down", "Jouer une carte face cachée"),
                new Text(
                        "Both sides play cards face down, one at a time; resolution cards then count. The Ogress has 7"
                                + " Strength, Orsa 6: play the one that puts you ahead.",
                        "Chaque camp joue des cartes face cachée, une à une ; celles de résolution comptent ensuite."
                                + " L’Ogresse a 7 en Force, Orsa 6 : jouez celle qui vous fait gagner."),
                "laying r2 1 1.0.0.0.0 "
                        + seats("second-wind.0.0+shoulder-charge.0.0+feint.0.0+rockfall.0.0") + ogress
                        + " - - 1,2,a1.1,3,3,0,strength:- - -,0.0,0 - - - 0",
                ConanGoals.laysWhatWins());
        steps.add(
                "bluff",
                new Text("Bluff", "Bluffer"),
                new Text(
                        "Any card may be played; those without the resolution sign do nothing, but nobody knows. You"
                                + " are ahead, 6 to 5: play a bluff.",
                        "On peut jouer n’importe quelle carte ; sans le signe de résolution elle ne fait rien, mais"
                                + " personne ne le sait. Vous menez 6 à 5 : jouez un bluff."),
                "laying r2 1 1.0.0.0.0 " + seats("moor-reavers.0.0+second-wind.0.0+shoulder-charge.0.0+rockfall.0.0")
                        + foe + " - - 1,2,a1.1,3,3,0,strength:- - -,0.0,0 - - - 0",
                ConanGoals.bluffs());
        steps.add(
                "ally",
                new Text("Hire an ally", "Engager un allié"),
                new Text(
                        "Some challenges are allies: pay the price, and the ally helps your hero until the adventure"
                                + " is over. Hire the Steppe Archer.",
                        "Certains défis sont des alliés : payez le prix, et l’allié aide votre héros jusqu’à la fin de"
                                + " l’aventure. Engagez l’Archère des steppes."),
                "ally r2 1 1.0.0.0.0 " + seats("second-wind.0.0") + places.formatted("steppe-archer", "u2")
                        + " - - -,-,a1.1,0,0,0,-:- - -,0.0,0 - - - 0",
                ConanGoals.hires());
    }

    private static void others(StepList steps) {
        steps.add(
                "treaty",
                new Text("Treaties bind", "Les traités engagent"),
                new Text(
                        "In the diplomacy phase players make treaties, which nobody can break. Azure offers 3 glory if"
                                + " you fight no duel with them until the end of the next round: accept.",
                        "Pendant la phase de diplomatie, on conclut des traités que personne ne peut rompre. Azur offre 3"
                                + " points de gloire si vous ne le provoquez pas en duel jusqu’à la fin de la manche"
                                + " suivante : acceptez."),
                "answer r2 2 2.0.0.0.0 " + seats("second-wind.0.0")
                        + "a1:lantern-wood:-/a2:buried-city:-/a3:ravens-ford:-"
                        + " - - - - 1,0.1,0 2~2>1:3pg;1!duel:2@r3 - - 0",
                ConanGoals.accepts());
    }

    private static void game(StepList steps) {
        steps.add(
                "game",
                new Text("Your first game", "Votre première partie"),
                new Text(
                        "Now play the end of a game: whoever has the most glory when a player reaches 30 wins. Azure"
                                + " hesitates a lot; get there first.",
                        "Jouez maintenant une fin de partie : quand quelqu’un atteint 30 points de gloire, le plus"
                                + " riche gagne. Azur hésite beaucoup ; arrivez-y d’abord."),
                "cards r4 1 1.0.0.0.0"
                        + " orsa,24,a1,3,-,-,hanged-mans-inn,stone-hives.0.0+moor-reavers.0.0+second-wind.0.0+cold-fury.0.0+shoulder-charge.0.0/tesk,19,a2,3,-,-,-,weighted-net.0.0+sand-in-the-eyes.0.0+feint.0.0"
                        + " - a1:lantern-wood:one-eyed-headhunter.2.d2.1.1.0/a2:buried-city:thorn-darts.1.d1.1.1.0/a3:ravens-ford:-"
                        + QUIET,
                Games.won(),
                15,
                position -> ConanGoals.hesitant((ConanPosition) position));
    }
}
