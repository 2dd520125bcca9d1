package parlour.bot;

import java.util.List;
import java.util.Optional;
import parlour.game.Text;

/**
 * The playing strength of a bot, from 1 to 8. Each game defines what a level means; the names are the same everywhere.
 * Weaker levels search less and choose more freely among good moves; they never blunder on purpose.
 */
public enum Level {
    NEWCOMER(
            1,
            new Text("Newcomer", "Nouveau venu"),
            new Text(
                    "Has just read the rules and sees only the next move.",
                    "Vient de lire les règles et ne voit que le prochain coup.")),
    BEGINNER(
            2,
            new Text("Beginner", "Débutant"),
            new Text(
                    "Takes what is offered and often overlooks the reply.",
                    "Prend ce qui s’offre et ne voit pas toujours la réponse.")),
    CASUAL(
            3,
            new Text("Casual player", "Joueur du dimanche"),
            new Text("Sees simple threats and plays for fun.", "Voit les menaces simples et joue pour le plaisir.")),
    REGULAR(
            4,
            new Text("Regular", "Habitué"),
            new Text(
                    "Thinks a move ahead and sometimes misses a threat further off.",
                    "Pense un coup à l’avance et manque parfois une menace plus lointaine.")),
    CLUB(
            5,
            new Text("Club player", "Joueur de club"),
            new Text("Misses little and punishes mistakes.", "Laisse passer peu de choses et punit les erreurs.")),
    SEASONED(
            6,
            new Text("Seasoned player", "Joueur chevronné"),
            new Text("Plans several moves ahead.", "Prévoit plusieurs coups à l’avance.")),
    EXPERT(
            7,
            new Text("Expert", "Expert"),
            new Text("Looks far ahead and rarely errs.", "Voit loin et se trompe rarement.")),
    MASTER(
            8,
            new Text("Master", "Maître"),
            new Text(
                    "Full strength: uses all the time it is given.",
                    "À pleine force : utilise tout le temps dont il dispose."));

    private final int number;
    private final Text title;
    private final Text sentence;

    Level(int number, Text title, Text sentence) {
        this.number = number;
        this.title = title;
        this.sentence = sentence;
    }

    /** From 1, the weakest, to 8. */
    public int number() {
        return number;
    }

    public Text title() {
        return title;
    }

    public Text sentence() {
        return sentence;
    }

    public static List<Level> all() {
        return List.of(values());
    }

    public static Optional<Level> of(int number) {
        return all().stream().filter(level -> level.number() == number).findFirst();
    }
}
