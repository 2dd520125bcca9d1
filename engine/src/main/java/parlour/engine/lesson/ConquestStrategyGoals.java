package parlour.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.game.Text;
import parlour.puzzle.ForcedWinSolver;

/** Goals for playing Conquest and 6 Faces well. */
final class ConquestStrategyGoals {

    private final ConquestGoals basics;

    ConquestStrategyGoals(Conquest game) {
        basics = new ConquestGoals(game);
    }

    private static String from(int move) {
        return Board.name(RouteCode.from(move));
    }

    private static String to(int move) {
        return Board.name(RouteCode.to(move));
    }

    /** The other side's captures of anything but the Key die, after a move that leaves it safe. */
    private static List<Integer> losses(ConquestPosition after) {
        return Games.moves(after, move -> ConquestGoals.captures(after, move));
    }

    /** A die is captured, and the capturing one cannot be captured in turn. */
    Goal capturesSafely() {
        return played -> {
            var danger = basics.danger(played);
            if (danger.isPresent()) {
                return danger.get();
            }
            ConquestPosition before = (ConquestPosition) played.before();
            ConquestPosition after = ConquestGoals.after(played);
            String on = to(played.move());
            if (!ConquestGoals.captures(before, played.move())) {
                return new Verdict.Wrong(
                        "Nothing was captured: your die ended on the empty square " + on + ".",
                        "Rien n’est pris : votre dé s’arrête en " + on + ", case vide.");
            }
            List<Integer> answers = ConquestGoals.captures(after, 1 - played.seat(), RouteCode.to(played.move()));
            return answers.isEmpty()
                    ? new Verdict.Right(
                            "A die for nothing: none of theirs can reach " + on + ".",
                            "Un dé pour rien : aucun des leurs ne peut atteindre " + on + ".")
                    : new Verdict.Wrong(
                            new Text(
                                    "You captured, but the die on " + from(answers.getFirst()) + " captures back on "
                                            + on + ".",
                                    "Vous avez pris, mais le dé en " + from(answers.getFirst()) + " reprend en " + on
                                            + "."),
                            answers.getFirst());
        };
    }

    /** Whatever the other side captures next, it is captured in turn; and the Key die is safe. */
    Goal guards(String square) {
        int on = Board.square(square.charAt(0) - 'a', square.charAt(1) - '1');
        return played -> {
            var danger = basics.danger(played);
            if (danger.isPresent()) {
                return danger.get();
            }
            ConquestPosition after = ConquestGoals.after(played);
            List<Integer> strikes = losses(after);
            strikes.removeIf(strike -> isAnswered(after, strike, played.seat()));
            if (!strikes.isEmpty()) {
                int strike = strikes.getFirst();
                return new Verdict.Wrong(
                        new Text(
                                "The die on " + from(strike) + " captures yours on " + to(strike)
                                        + ", and you cannot capture back.",
                                "Le dé en " + from(strike) + " prend le vôtre en " + to(strike)
                                        + ", et vous ne pouvez pas reprendre."),
                        strike);
            }
            return after.owner(on) == played.seat()
                    ? new Verdict.Right(
                            "Guarded: whoever captures on " + square + " is captured there.",
                            "Gardé : qui prend en " + square + " y sera repris.")
                    : new Verdict.Wrong(
                            "Nothing is lost, but the die has left " + square + ": guard it with another.",
                            "Rien n’est perdu, mais le dé a quitté " + square + " : gardez-le avec un autre.");
        };
    }

    private static boolean isAnswered(ConquestPosition after, int strike, int seat) {
        ConquestPosition then = after.copy();
        then.play(strike);
        return !then.isOver()
                && !ConquestGoals.captures(then, seat, RouteCode.to(strike)).isEmpty();
    }

    /** Two enemy dice can be captured next, and nothing of the learner's. */
    Goal threatensTwo() {
        return played -> {
            var danger = basics.danger(played);
            if (danger.isPresent()) {
                return danger.get();
            }
            ConquestPosition after = ConquestGoals.after(played);
            List<Integer> losses = losses(after);
            if (!losses.isEmpty()) {
                int strike = losses.getFirst();
                return new Verdict.Wrong(
                        new Text(
                                "Not safe: the die on " + from(strike) + " captures yours on " + to(strike) + ".",
                                "Pas à l’abri : le dé en " + from(strike) + " prend le vôtre en " + to(strike) + "."),
                        strike);
            }
            List<String> targets = new ArrayList<>();
            ConquestPosition next = ConquestGoals.withTurn(after, played.seat());
            for (int move : Games.moves(next, move -> ConquestGoals.captures(next, move))) {
                if (!targets.contains(to(move))) {
                    targets.add(to(move));
                }
            }
            return targets.size() >= 2
                    ? new Verdict.Right(
                            "Two threats at once, on " + String.join(" and ", targets)
                                    + ", and nothing of yours can be captured.",
                            "Deux menaces à la fois, en " + String.join(" et ", targets)
                                    + ", et rien des vôtres ne peut être pris.")
                    : new Verdict.Wrong(
                            targets.isEmpty()
                                    ? new Text("Safe, but nothing is threatened.", "À l’abri, mais rien n’est menacé.")
                                    : new Text(
                                            "Only the die on " + targets.getFirst() + " is threatened: you need two.",
                                            "Seul le dé en " + targets.getFirst() + " est menacé : il en faut deux."));
        };
    }

    /** The game is won within so many moves of the learner's, whatever the other side does. */
    Goal winsWithin(int moves, Text praise) {
        return played -> {
            ConquestPosition after = ConquestGoals.after(played);
            if (after.isOver()) {
                return basics.wins(praise).judge(played);
            }
            var danger = basics.danger(played);
            if (danger.isPresent()) {
                return danger.get();
            }
            ForcedWinSolver proof = new ForcedWinSolver(after.copy());
            int refutation = proof.refutation(moves - 1);
            if (refutation == ConquestPosition.NO_MOVE) {
                return new Verdict.Right(praise);
            }
            String reply = after.text(refutation).replaceAll("[=#].*", "");
            return new Verdict.Wrong(
                    moves == 2
                            ? new Text(
                                    "Too slow: after " + reply + " you cannot win at once.",
                                    "Trop lent : après " + reply + ", vous ne gagnez pas tout de suite.")
                            : new Text(
                                    "Too slow: after " + reply + " there is no win in " + (moves - 1) + " moves.",
                                    "Trop lent : après " + reply + ", il n’y a pas de gain en " + (moves - 1)
                                            + " coups."),
                    refutation);
        };
    }
}
