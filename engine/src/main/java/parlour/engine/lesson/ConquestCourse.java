package parlour.engine.lesson;

import java.util.List;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.Text;

/** The first course of Conquest and 6 Faces: how dice move, capture and win. The learner is White. */
final class ConquestCourse {

    private final boolean isKing;
    private final ConquestGoals goals;
    private final StepList steps;

    /** The names of the die that must not be lost. */
    private final Text key;

    private ConquestCourse(Conquest game) {
        this.isKing = game == Conquest.SIX_FACES;
        this.key = isKing ? new Text("King", "Roi") : new Text("Key die", "dé clef");
        this.goals = new ConquestGoals(game);
        this.steps = new StepList(game.id(), game, List.of(), ConquestPosition.WHITE);
    }

    static Course of(Conquest game) {
        ConquestCourse course = new ConquestCourse(game);
        course.moving();
        course.faces();
        course.capturing();
        course.danger();
        course.game();
        return course.steps.course(new Text("First steps", "Premiers pas"));
    }

    private void moving() {
        steps.add(
                "straight",
                new Text("A die moves by tumbling", "Un dé avance en basculant"),
                new Text(
                        "A die moves exactly as many squares as the face on top shows. Your die shows 3: move it"
                                + " straight ahead, to d5.",
                        "Un dé avance d’autant de cases exactement qu’en montre sa face du dessus. Le vôtre montre 3 :"
                                + " menez-le tout droit, en d5."),
                "4k4/9/9/9/9/9/3C25/4K4 w 0 1",
                goals.endsOn(
                        "d5",
                        new Text(
                                "Three squares, three tumbles. It now shows another face.",
                                "Trois cases, trois bascules. Il montre maintenant une autre face.")));
        steps.add(
                "turn",
                new Text("It may turn once", "Il peut tourner une fois"),
                new Text(
                        "On its way a die may turn once, left or right, but never move diagonally. Your die shows 4:"
                                + " move it to f4.",
                        "En chemin, un dé peut tourner une fois, à gauche ou à droite, mais jamais aller en diagonale."
                                + " Le vôtre montre 4 : menez-le en f4."),
                "4k4/9/9/9/9/9/3D25/4K4 w 0 1",
                goals.endsOn(
                        "f4",
                        new Text(
                                "Two squares, a turn, two squares: four in all.",
                                "Deux cases, un virage, deux cases : quatre en tout.")));
    }

    private void faces() {
        steps.add(
                "near-face",
                new Text("Which face will it land on?", "Sur quelle face tombera-t-il ?"),
                new Text(
                        "A die that moves away from you shows the face that was towards you. Your die shows 1: move it"
                                + " one square so that it lands on 2.",
                        "Un dé qui s’éloigne de vous montre la face qui était vers vous. Le vôtre montre 1 :"
                                + " avancez-le d’une case pour qu’il tombe sur le 2."),
                "4k4/9/9/9/4A24/9/9/4K4 w 0 1",
                goals.shows(2));
        steps.add(
                "seven",
                new Text("Opposite faces add up to 7", "Les faces opposées font 7"),
                new Text(
                        "You see 3 on the right side, so the 4 is on the left. Move the die one square so that it"
                                + " lands on 4.",
                        "Vous voyez le 3 à droite, donc le 4 est à gauche. Avancez le dé d’une case pour qu’il tombe"
                                + " sur le 4."),
                "4k4/9/9/9/4A24/9/9/4K4 w 0 1",
                goals.shows(4));
        steps.add(
                "two-routes",
                new Text("The way decides the face", "Le chemin décide de la face"),
                new Text(
                        "Two ways to one square can end on different faces; they are different moves. Move the 2 to e4"
                                + " so that it lands on 3.",
                        "Deux chemins vers une même case peuvent finir sur des faces différentes : ce sont deux coups."
                                + " Menez le 2 en e4 pour qu’il tombe sur le 3."),
                "4k4/9/9/9/9/3B15/9/4K4 w 0 1",
                goals.endsOn("e4", 3));
    }

    private void capturing() {
        steps.add(
                "capture",
                new Text("Capturing", "Prendre"),
                new Text(
                        "A die captures by ending its move on an enemy die; it cannot jump over dice or stop early."
                                + " Capture the die on e4.",
                        "Un dé prend en terminant son coup sur un dé adverse ; il ne saute par-dessus aucun dé et ne"
                                + " s’arrête pas avant. Prenez le dé en e4."),
                "4k4/9/9/9/4b44/2a46/2D26/4K4 w 0 1",
                goals.captures("e4"));
        steps.add(
                "win-by-capture",
                new Text("Win: capture the " + key.en(), "Gagner : prendre le " + key.fr()),
                new Text(
                        "Whoever captures the enemy " + key.en()
                                + " wins at once. One of your dice can reach it: which?",
                        "Qui prend le " + key.fr()
                                + " adverse gagne aussitôt. L’un de vos dés peut l’atteindre : lequel ?"),
                "9/9/4k4/9/1E15F21/9/9/4K4 w 0 1",
                goals.wins(new Text(
                        "The enemy " + key.en() + " stands on e6: count the squares from each of your dice.",
                        "Le " + key.fr() + " adverse est en e6 : comptez les cases depuis chacun de vos dés.")));
        steps.add(
                "win-by-square",
                new Text("Win: reach e8", "Gagner : atteindre e8"),
                isKing
                        ? new Text(
                                "You also win by ending a move with any die on e8, where the red King began. Do it.",
                                "On gagne aussi en terminant un coup en e8, la case de départ du Roi rouge, avec"
                                        + " n’importe quel dé. Faites-le.")
                        : new Text(
                                "You also win by moving your Key die, which moves one square at a time, to e8, where"
                                        + " the black one began. Do it.",
                                "On gagne aussi en menant son dé clef, qui avance d’une case à la fois, en e8, la case"
                                        + " de départ du dé clef noir. Faites-le."),
                isKing ? "9/9/k8/9/4D24/9/9/4K4 w 0 1" : "9/4K4/k8/9/4D24/9/9/9 w 0 1",
                goals.wins(
                        isKing
                                ? new Text("One of your dice has to end on e8.", "Un de vos dés doit s’arrêter en e8.")
                                : new Text(
                                        "Only the Key die wins on e8: move it there.",
                                        "Seul le dé clef gagne en e8 : menez-l’y.")));
    }

    private void danger() {
        steps.add(
                "safety",
                new Text("Guard your " + key.en(), "Protéger son " + key.fr()),
                new Text(
                        "There is no warning in this game: the die on e3 shows 2 and would capture your " + key.en()
                                + " next. Move so that no die can.",
                        "Rien n’avertit du danger : le dé en e3 montre 2 et prendrait votre " + key.fr()
                                + " au prochain coup. Jouez pour qu’aucun dé ne le puisse."),
                "4k4/9/9/9/3c25/4b32C21/9/4K4 w 0 1",
                goals.keyIsSafe());
        steps.add(
                "threat",
                new Text("Make a threat", "Menacer"),
                new Text(
                        "A die threatens what lies as many squares away as it shows. Move so that a die of yours"
                                + " threatens the "
                                + key.en() + " on e8 and cannot be captured.",
                        "Un dé menace ce qui est à autant de cases qu’il montre. Jouez pour qu’un de vos dés menace le "
                                + key.fr() + " en e8 sans pouvoir être pris."),
                "3a4ka43/9/9/9/3B12E12/9/9/4K4 w 0 1",
                goals.threatensKey());
    }

    private void game() {
        steps.add(
                "game",
                new Text("Your first game", "Votre première partie"),
                new Text(
                        "Now play a short game, with five dice on each side, against a player who is careless."
                                + " Capture the "
                                + key.en() + ", or reach e8 with "
                                + (isKing ? "any die." : "yours."),
                        "Jouez maintenant une petite partie, à cinq dés par camp, contre quelqu’un d’étourdi. Prenez"
                                + " le "
                                + key.fr() + ", ou atteignez e8 avec "
                                + (isKing ? "n’importe quel dé." : "le vôtre.")),
                "2b4f4kf4b42/9/9/9/9/9/9/2B3F3KF3B32 w 0 1",
                goals.game(),
                12,
                position -> ConquestGoals.careless((ConquestPosition) position));
    }
}
