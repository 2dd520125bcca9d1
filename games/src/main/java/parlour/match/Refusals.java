package parlour.match;

import java.util.Optional;
import parlour.game.Refusal;

/** All refusals a table can return, except those of the games. */
public final class Refusals {

    /** The table is open, but the game has not begun. */
    static final Refusal NOT_STARTED = new Refusal(
            "not-started",
            "The game has not started yet: it starts when all seats are taken.",
            "La partie n’a pas encore commencé : elle commence quand toutes les places sont prises.");

    /** Too late to sit down or to leave. */
    static final Refusal STARTED =
            new Refusal("started", "The game has already started.", "La partie a déjà commencé.");

    static final Refusal OVER = new Refusal("over", "The game is over.", "La partie est finie.");

    public static final Refusal NOT_OVER =
            new Refusal("not-over", "The game is not over yet.", "La partie n’est pas encore finie.");

    static final Refusal CLOSED = new Refusal(
            "closed",
            "This game was cancelled: there is no result.",
            "Cette partie a été annulée : il n’y a pas de résultat.");

    public static final Refusal NOT_SEATED = new Refusal(
            "not-seated",
            "Only the players of this game can do that.",
            "Seuls les joueurs de cette partie peuvent le faire.");

    static final Refusal NO_SEAT = new Refusal("no-seat", "There is no such seat.", "Cette place n’existe pas.");

    static final Refusal SEAT_TAKEN =
            new Refusal("seat-taken", "Another player has this seat.", "Cette place est déjà prise.");

    static final Refusal BAD_BYTES = new Refusal(
            "bad-bytes",
            "The random bytes of a seat are 1 to 64 bytes, written as 2 to 128 hexadecimal digits.",
            "Les octets aléatoires d’une place sont de 1 à 64 octets, écrits en 2 à 128 chiffres hexadécimaux.");

    public static final Refusal NOT_YOUR_TURN =
            new Refusal("not-your-turn", "It is not your turn.", "Ce n’est pas votre tour.");

    /** The text cannot be parsed as a move; the game's sentence says where. */
    static final String UNREADABLE_MOVE = "unreadable-move";

    /** The same request was made since the last move. */
    static final Refusal ASKED_ALREADY = new Refusal(
            "asked-already",
            "You have already asked; you can ask again after the next move.",
            "Vous l’avez déjà demandé ; vous pourrez le redemander après le prochain coup.");

    /** The person has agreed already; others have not. */
    static final Refusal AGREED_ALREADY = new Refusal(
            "agreed-already",
            "You have already agreed; the others have not yet.",
            "Vous avez déjà donné votre accord ; il manque celui des autres.");

    static final Refusal NO_DRAWS =
            new Refusal("no-draws", "This game has no draws.", "Il n’y a pas de partie nulle à ce jeu.");

    static final Refusal NOTHING_OFFERED =
            new Refusal("nothing-offered", "Nothing has been offered.", "Rien n’a été proposé.");

    static final Refusal NOTHING_ASKED = new Refusal(
            "nothing-asked", "Nobody has asked to take a move back.", "Personne n’a demandé à reprendre un coup.");

    static final Refusal NO_MOVE_OF_YOURS = new Refusal(
            "no-move-of-yours",
            "You have no move to take back: only the last one can be, and by the player who made it.",
            "Vous n’avez pas de coup à reprendre : seul le dernier peut l’être, par qui l’a joué.");

    static final Refusal MOVE_IS_FINAL = new Refusal(
            "move-is-final",
            "The last move cannot be taken back: something was drawn or shown.",
            "Le dernier coup ne peut pas être repris : quelque chose a été tiré ou montré.");

    static final Refusal VOTE_NEEDS_THREE = new Refusal(
            "vote-needs-three",
            "With two players nobody can be voted out: let the clock decide, or leave.",
            "À deux, personne n’est exclu par un vote : laissez courir la pendule, ou partez.");

    static final Refusal NOT_AWAY = new Refusal(
            "not-away", "That player is here, or was a moment ago.", "Ce joueur est là, ou l’était à l’instant.");

    static final Refusal NO_PERSON = new Refusal(
            "no-person", "That seat is not held by a person.", "Cette place n’est pas occupée par une personne.");

    /** Only bots are asked by the server. */
    static final Refusal NO_BOT = new Refusal(
            "no-bot", "That seat is not held by the computer.", "Cette place n’est pas tenue par l’ordinateur.");

    static final Refusal VOTED_ALREADY =
            new Refusal("voted-already", "You have already voted.", "Vous avez déjà voté.");

    static final Refusal TIME_LEFT = new Refusal("time-left", "There is still time left.", "Il reste encore du temps.");

    /** The clock was at zero when the move arrived. */
    static final Refusal TIME_RAN_OUT = new Refusal(
            "time-ran-out",
            "Your time had run out before this move: it does not count.",
            "Votre temps était écoulé avant ce coup : il ne compte pas.");

    static final Refusal REMATCH_AGREED =
            new Refusal("rematch-agreed", "The rematch has already been created.", "La revanche a déjà été créée.");

    /** The game does not allow declaring moves. */
    public static final Refusal NOT_DECLARED = new Refusal(
            "not-declared",
            "In this game moves are not shown before they are played.",
            "Dans ce jeu, on ne montre pas un coup avant de le jouer.");

    /** Longer than any move of a game that allows declaring. */
    public static final Refusal DECLARATION_TOO_LONG =
            new Refusal("declaration-too-long", "This is too long to be a move.", "C’est trop long pour être un coup.");

    /** Neither a legal move nor a prefix of one. */
    public static final Refusal BEGINS_NO_MOVE =
            new Refusal("begins-no-move", "No legal move begins like that.", "Aucun coup permis ne commence ainsi.");

    private Refusals() {}

    /** Why no command of play is possible now; empty if one is. */
    static Optional<Refusal> notPlaying(Match match) {
        return switch (match.phase()) {
            case NEW -> throw new IllegalStateException("there is no table yet");
            case PLAYING -> Optional.empty();
            case WAITING -> Optional.of(NOT_STARTED);
            case ENDED -> Optional.of(OVER);
            case CLOSED -> Optional.of(CLOSED);
        };
    }

    /** The same for a person who must hold a seat. */
    public static Optional<Refusal> notPlaying(Match match, String person) {
        Optional<Refusal> notPlaying = notPlaying(match);
        return notPlaying.isEmpty() && match.seatsOf(person).isEmpty() ? Optional.of(NOT_SEATED) : notPlaying;
    }
}
