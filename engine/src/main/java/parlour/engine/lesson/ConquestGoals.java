package parlour.engine.lesson;

import java.util.List;
import java.util.Optional;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;
import parlour.conquest.RouteCode;
import parlour.game.Text;

/** Goals for Conquest and 6 Faces, and what is said about moves that miss them. */
final class ConquestGoals {

    private final String key;
    private final String keyFr;

    ConquestGoals(Conquest game) {
        boolean isKing = game == Conquest.SIX_FACES;
        key = isKing ? "King" : "Key die";
        keyFr = isKing ? "Roi" : "dé clef";
    }

    // ---- Facts about a move ----

    private static ConquestPosition before(Played played) {
        return (ConquestPosition) played.before();
    }

    static ConquestPosition after(Played played) {
        return (ConquestPosition) played.after();
    }

    private static int to(Played played) {
        return RouteCode.to(played.move());
    }

    private static boolean movesKey(Played played) {
        return before(played).holdsKey(RouteCode.from(played.move()));
    }

    /** The face on top at the end; 0 for the Key die. */
    static int face(ConquestPosition position, int on) {
        return position.holdsKey(on) ? 0 : Handedness.top(position.orientation(on));
    }

    private static int face(Played played) {
        return face(after(played), to(played));
    }

    static boolean captures(ConquestPosition before, int move) {
        return !before.isEmpty(RouteCode.to(move));
    }

    private static int square(String name) {
        return Board.square(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    /** The position as if it were this seat's turn. */
    static ConquestPosition withTurn(ConquestPosition position, int seat) {
        ConquestPosition board = position.copy();
        if (board.side() != seat && !board.isDecided()) {
            board.playNullMove();
        }
        return board;
    }

    /** The moves by which a seat, if it were its turn, would capture what stands on a square. */
    static List<Integer> captures(ConquestPosition position, int seat, int on) {
        return Games.moves(
                withTurn(position, seat), move -> RouteCode.to(move) == on && position.owner(on) == 1 - seat);
    }

    /** Says what a die that missed its square did. */
    private Text ended(Played played, Text wanted) {
        String on = Board.name(to(played));
        if (movesKey(played)) {
            return new Text(
                    "That was your " + key + ", now on " + on + ". " + wanted.en(),
                    "C’était votre " + keyFr + ", maintenant en " + on + ". " + wanted.fr());
        }
        int squares = RouteCode.length(played.move());
        return new Text(
                "Your die moved " + squares + (squares == 1 ? " square" : " squares") + " and ended on " + on + ". "
                        + wanted.en(),
                "Votre dé a avancé de " + squares + (squares == 1 ? " case" : " cases") + " et s’arrête en " + on + ". "
                        + wanted.fr());
    }

    // ---- Where a die ends, and on which face ----

    /** A die ends on a square. */
    Goal endsOn(String square, Text praise) {
        return played -> to(played) == square(square) && !movesKey(played)
                ? new Verdict.Right(praise)
                : new Verdict.Wrong(ended(played, wanted(square)));
    }

    private static Text wanted(String square) {
        return new Text("It should end on " + square + ".", "Il faut arriver en " + square + ".");
    }

    /** A die ends on a face, wherever. */
    Goal shows(int face) {
        return played -> face(played) == face
                ? new Verdict.Right("Yes: it landed on " + face + ".", "Oui : il est tombé sur le " + face + ".")
                : new Verdict.Wrong(
                        movesKey(played)
                                ? ended(played, new Text("Move the other die.", "Jouez l’autre dé."))
                                : tumbled(played, face));
    }

    /** Where the face that came up had been before a single tumble, and where the one that was wanted is. */
    private static Text tumbled(Played played, int wanted) {
        int from = RouteCode.from(played.move());
        int orientation = before(played).orientation(from);
        Handedness hand = before(played).rules().hand();
        int landed = face(played);
        return new Text(
                "It landed on " + landed + ", the face that was "
                        + side(hand, orientation, landed).en() + ". The " + wanted + " is "
                        + side(hand, orientation, wanted).en() + ".",
                "Il est tombé sur le " + landed + ", la face qui était "
                        + side(hand, orientation, landed).fr() + ". Le " + wanted + " est "
                        + side(hand, orientation, wanted).fr() + ".");
    }

    /** Where a face of a die is, as White sees it. */
    static Text side(Handedness hand, int orientation, int face) {
        if (face == Handedness.south(orientation)) {
            return new Text("towards you", "vers vous");
        }
        if (face == 7 - Handedness.south(orientation)) {
            return new Text("on the far side", "du côté opposé à vous");
        }
        if (face == hand.east(orientation)) {
            return new Text("on the right", "à droite");
        }
        if (face == 7 - hand.east(orientation)) {
            return new Text("on the left", "à gauche");
        }
        return face == Handedness.top(orientation) ? new Text("on top", "dessus") : new Text("underneath", "dessous");
    }

    /** A die ends on a square and on a face. */
    Goal endsOn(String square, int face) {
        return played -> {
            if (to(played) != square(square) || movesKey(played)) {
                return new Verdict.Wrong(ended(played, wanted(square)));
            }
            return face(played) == face
                    ? new Verdict.Right(
                            "Yes: by this way it landed on " + face + ".",
                            "Oui : par ce chemin, il est tombé sur le " + face + ".")
                    : new Verdict.Wrong(
                            "The square is right, but by this way the die landed on " + face(played)
                                    + ". By the other way it lands on another face.",
                            "C’est la bonne case, mais par ce chemin le dé est tombé sur le " + face(played)
                                    + ". Par l’autre, il tombe sur une autre face.");
        };
    }

    // ---- Capturing and winning ----

    /** The die on a square is captured. */
    Goal captures(String square) {
        return played -> to(played) == square(square)
                ? new Verdict.Right(
                        "Captured: the die on " + square + " leaves the board.",
                        "Pris : le dé en " + square + " quitte le plateau.")
                : new Verdict.Wrong(ended(
                        played,
                        new Text(
                                "To capture, a die has to end exactly on " + square + ".",
                                "Pour prendre, un dé doit s’arrêter exactement en " + square + ".")));
    }

    Goal wins(Text how) {
        return played -> after(played).isOver() ? over(played) : new Verdict.Wrong(ended(played, how));
    }

    /** The verdict at the end, in the words of this edition. */
    private Verdict over(Played played) {
        ConquestPosition after = after(played);
        boolean taken = after.keySquare(0) < 0 || after.keySquare(1) < 0;
        boolean reached = after.outcome().orElseThrow().share(0)
                != after.outcome().orElseThrow().share(1);
        if (!reached) {
            return Games.over(played);
        }
        boolean isWon = after.outcome().orElseThrow().share(played.seat()) == 1;
        if (isWon) {
            return taken
                    ? new Verdict.Right(
                            "You have captured the " + key + ": the game is won.",
                            "Vous avez pris le " + keyFr + " : la partie est gagnée.")
                    : new Verdict.Right(
                            "You have reached " + Board.name(to(played)) + ": the game is won.",
                            "Vous avez atteint " + Board.name(to(played)) + " : la partie est gagnée.");
        }
        return taken
                ? new Verdict.Wrong("Your " + key + " has been captured.", "Votre " + keyFr + " est pris.")
                : new Verdict.Wrong(
                        "The other side has reached your " + key + "’s square.",
                        "L’autre camp a atteint la case de votre " + keyFr + ".");
    }

    // ---- Danger and threats ----

    /** The learner's Key die cannot be captured next. */
    Goal keyIsSafe() {
        return played -> danger(played)
                .map(Verdict.class::cast)
                .orElseGet(() -> new Verdict.Right(
                        "Safe: no die can reach your " + key + " now.",
                        "À l’abri : aucun dé ne peut plus atteindre votre " + keyFr + "."));
    }

    /** That the other side could win with its next move. */
    Optional<Verdict.Wrong> danger(Played played) {
        ConquestPosition after = after(played);
        if (after.isOver()) {
            return Optional.empty();
        }
        int strike = after.searchQueries().winningMove(after.side());
        if (strike == ConquestPosition.NO_MOVE) {
            return Optional.empty();
        }
        String from = Board.name(RouteCode.from(strike));
        boolean takes = RouteCode.to(strike) == after.keySquare(played.seat());
        return Optional.of(new Verdict.Wrong(
                takes
                        ? new Text(
                                "Your " + key + " can be captured by the die on " + from + ".",
                                "Le dé en " + from + " peut prendre votre " + keyFr + ".")
                        : new Text(
                                "The die on " + from + " can reach " + Board.name(RouteCode.to(strike)) + " and win.",
                                "Le dé en " + from + " peut atteindre " + Board.name(RouteCode.to(strike))
                                        + " et gagner."),
                strike));
    }

    /** The enemy's Key die can be captured next, and the die that threatens it cannot be captured first. */
    Goal threatensKey() {
        return played -> {
            if (after(played).isOver()) {
                return over(played);
            }
            Optional<Verdict.Wrong> danger = danger(played);
            if (danger.isPresent()) {
                return danger.get();
            }
            ConquestPosition after = after(played);
            int goal = after.keySquare(1 - played.seat());
            List<Integer> strikes = captures(after, played.seat(), goal);
            if (strikes.isEmpty()) {
                return new Verdict.Wrong(noThreat(played, goal));
            }
            int attacker = RouteCode.from(strikes.getFirst());
            List<Integer> answers = captures(after, 1 - played.seat(), attacker);
            return answers.isEmpty()
                    ? new Verdict.Right(
                            "A threat: next, " + after.text(strikes.getFirst()).replaceAll("[=#].*", "")
                                    + " captures the " + key + ".",
                            "Une menace : au prochain coup, "
                                    + after.text(strikes.getFirst()).replaceAll("[=#].*", "") + " prend le " + keyFr
                                    + ".")
                    : new Verdict.Wrong(
                            new Text(
                                    "That threatens the " + key + ", but the die on "
                                            + Board.name(RouteCode.from(answers.getFirst()))
                                            + " captures yours on " + Board.name(attacker) + " first.",
                                    "Le " + keyFr + " est menacé, mais le dé en "
                                            + Board.name(RouteCode.from(answers.getFirst()))
                                            + " prend d’abord le vôtre en "
                                            + Board.name(attacker) + "."),
                            answers.getFirst());
        };
    }

    private Text noThreat(Played played, int goal) {
        if (movesKey(played)) {
            return new Text(
                    "Your " + key + " threatens nothing from " + Board.name(to(played)) + ".",
                    "De " + Board.name(to(played)) + ", votre " + keyFr + " ne menace rien.");
        }
        int away = Board.distance(to(played), goal);
        int face = face(played);
        return away == face
                ? new Text(
                        "The " + key + " is " + away + " squares away and the die shows " + face
                                + ", but every way is blocked.",
                        "Le " + keyFr + " est à " + away + " cases et le dé montre " + face
                                + ", mais tous les chemins sont barrés.")
                : new Text(
                        "The die shows " + face + " on " + Board.name(to(played)) + ", and the " + key + " is " + away
                                + (away == 1 ? " square" : " squares") + " away: that is no threat.",
                        "Le dé montre " + face + " en " + Board.name(to(played)) + ", et le " + keyFr + " est à " + away
                                + (away == 1 ? " case" : " cases") + " : ce n’est pas une menace.");
    }

    // ---- A whole game ----

    /** The game is won; a move that lets the other side win at once is taken back. */
    Goal game() {
        return new Goal() {
            @Override
            public Verdict judge(Played played) {
                return after(played).isOver()
                        ? over(played)
                        : danger(played).map(Verdict.class::cast).orElseGet(Verdict.GoOn::new);
            }

            @Override
            public Verdict afterReplies(Played played) {
                return played.after().isOver() ? over(played) : new Verdict.GoOn();
            }
        };
    }

    /** An opponent that moves without a plan: it captures only every other time, and never sees a danger. */
    static int careless(ConquestPosition position) {
        List<Integer> quiet = Games.moves(position, move -> !captures(position, move));
        return quiet.isEmpty() || position.round() % 2 == 0 ? Games.any(position) : Games.any(position, quiet);
    }
}
