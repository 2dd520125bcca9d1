package parlour.engine.coach.conan;

import java.util.List;
import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;
import parlour.engine.coach.Hint;
import parlour.engine.coach.Motif;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** What the coach of Conan looks for, the most important first. */
public final class ConanMotifs {

    public static final List<Motif<ConanPosition>> MOTIFS = List.of(
            new GloryHandedOver(),
            new WonContestGivenUp(),
            new HopelessBid(),
            new AllAtStake(),
            new AttributeNamed(),
            new CardLaid(),
            new OneSidedTreaty(),
            new AdventureLeft());

    public static final List<Observation<ConanPosition>> OBSERVATIONS =
            List.of(new NearTheGoal(), new ContestDecided());

    private ConanMotifs() {}

    /** Where on the table, which card or place, the action. */
    public static Hint hint(ConanPosition position, int move) {
        Text said = position.sentence(move, position.turn());
        return new Hint(
                List.of(
                        where(position, move),
                        which(position, move),
                        new Text("The computer’s choice: " + said.en(), "Le choix de l’ordinateur : " + said.fr())),
                List.of(List.of(), List.of(), List.of()),
                position.text(move));
    }

    private static Text where(ConanPosition position, int move) {
        return switch (MoveCode.kind(move)) {
            case MoveCode.LAY, MoveCode.OPEN, MoveCode.PLAY, MoveCode.DISCARD, MoveCode.LAY_FACE_DOWN ->
                new Text("Look at the cards in your hand.", "Regardez les cartes de votre main.");
            case MoveCode.GO,
                    MoveCode.FACE,
                    MoveCode.ACCOMPLISH,
                    MoveCode.MOVE_CHALLENGE,
                    MoveCode.MOVE_HERO,
                    MoveCode.PEEK,
                    MoveCode.REMOVE -> new Text("Look at the adventures.", "Regardez les aventures.");
            case MoveCode.BID,
                    MoveCode.FOLLOW,
                    MoveCode.WITHDRAW,
                    MoveCode.NAME,
                    MoveCode.CANCEL,
                    MoveCode.HIRE,
                    MoveCode.OVERCOME ->
                new Text("Compare the two sides of the contest.", "Comparez les deux camps de l’affrontement.");
            case MoveCode.PASS ->
                position.step().equals("laying")
                        ? new Text(
                                "Compare the two sides of the contest.", "Comparez les deux camps de l’affrontement.")
                        : new Text(
                                "Is there anything you need to do now?", "Y a-t-il quelque chose à faire maintenant ?");
            default -> new Text("Look at the other players.", "Regardez les autres joueurs.");
        };
    }

    private static Text which(ConanPosition position, int move) {
        int a = MoveCode.arg1(move);
        return switch (MoveCode.kind(move)) {
            case MoveCode.LAY, MoveCode.OPEN, MoveCode.PLAY, MoveCode.DISCARD, MoveCode.LAY_FACE_DOWN ->
                about("The card is %s.", "La carte est %s.", Facts.card(position, a));
            case MoveCode.GO, MoveCode.FACE, MoveCode.MOVE_CHALLENGE, MoveCode.PEEK, MoveCode.REMOVE ->
                about("It is about %s.", "Il s’agit de %s.", Facts.card(position, position.adventure(a)));
            case MoveCode.ACCOMPLISH ->
                about(
                        "It is about %s.",
                        "Il s’agit de %s.", Facts.card(position, position.adventure(position.slotOf(position.turn()))));
            case MoveCode.BID -> new Text("It is worth bidding.", "Il vaut la peine de miser.");
            case MoveCode.FOLLOW -> new Text("The bid is high enough.", "La mise est assez haute.");
            case MoveCode.WITHDRAW -> new Text("It is not worth more glory.", "Cela ne vaut pas plus de gloire.");
            case MoveCode.NAME ->
                new Text("Which attribute gives you the best margin?", "Quel attribut vous donne le plus d’avance ?");
            case MoveCode.PASS ->
                new Text("You can save something for later.", "Vous pouvez garder quelque chose pour plus tard.");
            default -> new Text("What would they gain, and what would you?", "Qu’y gagneraient-ils, et vous ?");
        };
    }

    private static Text about(String en, String fr, Text name) {
        return new Text(en.replace("%s", name.en()), fr.replace("%s", name.fr()));
    }
}
