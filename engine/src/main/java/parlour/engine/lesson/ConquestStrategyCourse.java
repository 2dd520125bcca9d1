package parlour.engine.lesson;

import java.util.List;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.Text;

/** The second course of Conquest and 6 Faces: threats, guarding faces, races. The learner is White. */
final class ConquestStrategyCourse {

    private ConquestStrategyCourse() {}

    static Course of(Conquest game) {
        boolean isKing = game == Conquest.SIX_FACES;
        Text key = isKing ? new Text("King", "Roi") : new Text("Key die", "dé clef");
        ConquestGoals basics = new ConquestGoals(game);
        ConquestStrategyGoals goals = new ConquestStrategyGoals(game);
        StepList steps = new StepList(game.id() + "-2", game, List.of(), ConquestPosition.WHITE);
        steps.add(
                "safe-capture",
                new Text("Capture without loss", "Prendre sans perdre"),
                new Text(
                        "Before you capture, count who could capture back. Take a die so that no die of theirs can"
                                + " reach yours.",
                        "Avant de prendre, comptez qui pourrait reprendre. Prenez un dé de sorte qu’aucun des leurs"
                                + " n’atteigne le vôtre."),
                "6k1e1/9/7B41/4D21e62/9/2F33a42/K8/9 w 0 1",
                goals.capturesSafely());
        steps.add(
                "guard",
                new Text("Guard with faces", "Garder par les faces"),
                new Text(
                        "A die guards the squares it could reach: whoever captures there can be captured in turn. The"
                                + " die on e4 is attacked: guard it with another.",
                        "Un dé garde les cases qu’il peut atteindre : qui y prend peut être repris. Le dé en e4 est"
                                + " attaqué : gardez-le avec un autre."),
                "5kc22/9/4b34/b38/4C54/2B46/B48/5K3 w 0 1",
                goals.guards("e4"));
        steps.add(
                "block",
                new Text("Block the way", "Barrer le chemin"),
                new Text(
                        "A threat can be met by moving away, by capturing, or by putting a die in the way. Move so"
                                + " that your "
                                + key.en() + " cannot be captured.",
                        "On pare une menace en s’éloignant, en prenant, ou en mettant un dé sur le chemin. Jouez pour"
                                + " que votre "
                                + key.fr() + " ne puisse pas être pris."),
                "k8/4f34/9/1C63E43/9/1d21C11b43/9/4K4 w 0 1",
                basics.keyIsSafe());
        steps.add(
                "two-threats",
                new Text("Two threats at once", "Deux menaces à la fois"),
                new Text(
                        "One threat is easily answered, two are harder to meet. Move so that you could capture two"
                                + " different dice next, and lose nothing.",
                        "Une menace se pare aisément, deux bien moins. Jouez pour pouvoir prendre ensuite deux dés"
                                + " différents, sans rien perdre."),
                "5k3/9/1b43c23/1E61B65/d18/9/5KC12/9 w 0 1",
                goals.threatensTwo());
        steps.add(
                "race",
                new Text("Count the race", "Compter la course"),
                isKing
                        ? new Text(
                                "Any die wins on e8: it has to stand as many squares away as it shows. Move so that"
                                        + " you get there next, whatever Red does.",
                                "Tout dé gagne en e8 : il doit en être à autant de cases qu’il montre. Jouez pour y"
                                        + " arriver au coup suivant, quoi que fassent les Rouges.")
                        : new Text(
                                "Both Key dice are two moves from winning, and it is your turn. Count, and win the"
                                        + " race to e8.",
                                "Les deux dés clefs sont à deux coups du gain, et c’est à vous. Comptez, et gagnez la"
                                        + " course vers e8."),
                isKing ? "5k3/3a35/b68/6a52/9/4C14/6E6K1/1A47 w 0 1" : "9/9/4K4/9/1C17/9/5k3/7a21 w 0 1",
                goals.winsWithin(
                        2,
                        new Text(
                                "In time: nothing can stop you from reaching e8 next.",
                                "À temps : rien ne peut vous empêcher d’atteindre e8 au coup suivant.")));
        steps.add(
                "no-defence",
                new Text("A threat without defence", "Une menace imparable"),
                new Text(
                        "A threat wins if every answer fails: running, capturing and blocking. Find the move after"
                                + " which you win, whatever comes.",
                        "Une menace gagne si toute parade échoue : fuir, prendre, barrer. Trouvez le coup après lequel"
                                + " vous gagnez, quoi qu’il arrive."),
                "8k/9/5c23/A26C11/1c12a34/1K7/9/5F43 w 0 1",
                goals.winsWithin(
                        2,
                        new Text(
                                "No answer helps: you win with your next move.",
                                "Aucune parade n’y fait : vous gagnez au coup suivant.")));
        return steps.course(new Text("Playing well", "Bien jouer"));
    }
}
