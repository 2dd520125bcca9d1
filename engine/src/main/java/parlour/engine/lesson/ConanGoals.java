package parlour.engine.lesson;

import java.util.List;
import parlour.conan.ConanPosition;
import parlour.conan.card.Attribute;
import parlour.conan.card.Card;
import parlour.conan.rules.ContestResult;
import parlour.conan.rules.MoveCode;
import parlour.game.Text;

/** Goals for Conan, and what is said about moves that miss them. */
final class ConanGoals {

    /** Moves that change nothing. */
    private static final List<Integer> QUIET = List.of(MoveCode.PASS, MoveCode.NO, MoveCode.DECLINE);

    private ConanGoals() {}

    // ---- Facts about a move ----

    private static ConanPosition before(Played played) {
        return (ConanPosition) played.before();
    }

    private static ConanPosition after(Played played) {
        return (ConanPosition) played.after();
    }

    private static int kind(Played played) {
        return MoveCode.kind(played.move());
    }

    /** The card that a move names first. */
    private static Card card(Played played) {
        return before(played).set().kind(MoveCode.arg1(played.move()));
    }

    private static Text name(ConanPosition position, int slot) {
        return position.set().kind(position.adventure(slot)).name();
    }

    private static Text passed(Text wanted) {
        return new Text("You passed. " + wanted.en(), "Vous avez passé. " + wanted.fr());
    }

    // ---- Heroes ----

    /** The hero goes where nothing stands in the way of completing the adventure. */
    static Goal goesWhereNothingIsInTheWay() {
        return played -> {
            ConanPosition after = after(played);
            int slot = after.slotOf(played.seat());
            Text name = name(after, slot);
            if (after.challenges(slot) > 0) {
                return new Verdict.Wrong(
                        "A challenge lies on " + name.en() + ": your hero would have to overcome it first.",
                        "Un défi est posé ici (" + name.fr() + ") : votre héros devrait d’abord en triompher.");
            }
            for (int seat = 0; seat < after.seats(); seat++) {
                if (seat != played.seat() && after.slotOf(seat) == slot) {
                    return new Verdict.Wrong(
                            "A rival’s hero stands at " + name.en() + ": nobody can complete it while both are there.",
                            "Un héros adverse est déjà ici (" + name.fr()
                                    + ") : personne ne peut l’accomplir tant que vous y êtes tous deux.");
                }
            }
            return new Verdict.Right(
                    "Nothing is in the way at " + name.en() + ": from the next hero phase on you can complete it.",
                    "Rien ne gêne ici (" + name.fr()
                            + ") : dès la prochaine phase des héros, vous pourrez l’accomplir.");
        };
    }

    /** An adventure is completed. */
    static Goal completes() {
        return played -> {
            int gained = after(played).pg(played.seat()) - before(played).pg(played.seat());
            return kind(played) == MoveCode.ACCOMPLISH
                    ? new Verdict.Right(
                            "Completed: " + gained + " glory, and the card is your trophy.",
                            "Accomplie : " + gained + " points de gloire, et la carte devient votre trophée.")
                    : new Verdict.Wrong(
                            kind(played) == MoveCode.PASS
                                    ? passed(new Text(
                                            "The adventure is still there to be completed.",
                                            "L’aventure reste à accomplir."))
                                    : new Text(
                                            "Your hero has left, and the loot stays behind.",
                                            "Votre héros est parti, et le butin reste là."));
        };
    }

    /** A challenge is faced. */
    static Goal faces() {
        return played -> kind(played) == MoveCode.FACE
                ? new Verdict.Right(
                        "The card is turned up: now everyone knows what it is.",
                        "La carte est retournée : tout le monde sait maintenant ce que c’est.")
                : new Verdict.Wrong(passed(new Text(
                        "The challenge stays, and so does your hero.", "Le défi reste là, et votre héros aussi.")));
    }

    // ---- Contests ----

    /** The bid is called. */
    static Goal calls() {
        return played -> {
            ConanPosition before = before(played);
            int own = before.side(0) == played.seat() ? 0 : 1;
            int theirs = before.bid(1 - own);
            return switch (kind(played)) {
                case MoveCode.FOLLOW ->
                    new Verdict.Right(
                            "Called: " + theirs + " glory each is at stake, and the contest begins.",
                            "Suivi : l’enjeu est de " + theirs
                                    + " points de gloire chacun, et l’affrontement commence.");
                case MoveCode.WITHDRAW -> {
                    int lost = before.pg(played.seat()) - after(played).pg(played.seat());
                    yield new Verdict.Wrong(
                            "You withdrew: that costs " + lost + " glory, and the challenge stays, face up.",
                            "Vous vous êtes retiré : cela coûte " + lost + (lost == 1 ? " point" : " points")
                                    + " de gloire, et le défi reste, face visible.");
                }
                default -> {
                    int bid = MoveCode.arg1(played.move());
                    yield new Verdict.Wrong(
                            "You raised to " + bid
                                    + ", and it is the other player’s turn to answer. To begin the contest, call "
                                    + theirs + ".",
                            "Vous avez relancé à " + bid
                                    + " : c’est à l’autre de répondre. Pour commencer l’affrontement, suivez à "
                                    + theirs
                                    + ".");
                }
            };
        };
    }

    /** The attribute named gives the hero more than the other side shows. */
    static Goal namesTheBest() {
        return played -> {
            ConanPosition before = before(played);
            Attribute named = Attribute.of(MoveCode.arg1(played.move()));
            int own = before.visibleTotal(0, named.index);
            int theirs = before.visibleTotal(1, named.index);
            String en = named.title.en() + ": " + own + " against " + theirs + ". ";
            String fr = named.title.fr() + " : " + own + " contre " + theirs + ". ";
            if (own > theirs) {
                return new Verdict.Right(
                        en + "Unless cards change it, your hero wins.",
                        fr + "Sauf si des cartes y changent quelque chose, votre héros l’emporte.");
            }
            return new Verdict.Wrong(
                    en
                            + (own == theirs
                                    ? "The hero needs more; a tie is not enough."
                                    : "The challenge is stronger there."),
                    fr
                            + (own == theirs
                                    ? "Il faut plus au héros ; l’égalité ne suffit pas."
                                    : "Le défi y est plus fort."));
        };
    }

    /** The card laid puts the learner's side ahead, if nobody lays another. */
    static Goal laysWhatWins() {
        return played -> {
            ContestResult result = resultIfAllPass(after(played));
            String score = result.heroTotal() + " against " + result.otherTotal();
            String scoreFr = result.heroTotal() + " contre " + result.otherTotal();
            if (result.winner() == played.seat()) {
                return new Verdict.Right(
                        "Face down, it adds up to " + score + ". If nobody lays another card, you win.",
                        "Face cachée, elle donne " + scoreFr + ". Si personne n’en pose d’autre, vous gagnez.");
            }
            if (kind(played) == MoveCode.PASS) {
                return new Verdict.Wrong(passed(new Text(
                        "Without a card it is " + score + ", and you lose the stake.",
                        "Sans carte, c’est " + scoreFr + ", et vous perdez l’enjeu.")));
            }
            Text card = card(played).name();
            boolean isTie = result.heroTotal() == result.otherTotal();
            return new Verdict.Wrong(
                    "With " + card.en() + " it is " + score
                            + (isTie ? ": a tie, and the hero needs more." : ": not enough."),
                    "Avec « " + card.fr() + " », c’est " + scoreFr
                            + (isTie ? " : égalité, et il faut plus au héros." : " : pas assez."));
        };
    }

    /** The result of the contest if nobody lays a further card. */
    private static ContestResult resultIfAllPass(ConanPosition position) {
        ConanPosition then = position.copy();
        while (then.step().equals("laying")) {
            then.play(then.legalMove("pass"));
        }
        return then.contestResult().orElseThrow();
    }

    /** A card is laid that does nothing when it is turned up. */
    static Goal bluffs() {
        return played -> {
            if (kind(played) == MoveCode.PASS) {
                return new Verdict.Wrong(passed(new Text(
                        "The other player knows that nothing lies hidden.", "L’autre sait que rien n’est caché.")));
            }
            Card card = card(played);
            return card.role() == Card.Role.RESOLUTION
                    ? new Verdict.Wrong(
                            card.name().en()
                                    + " is a resolution card: it acts, and it is spent. You are ahead without it.",
                            "« " + card.name().fr()
                                    + " » est une carte de résolution : elle agit, et elle est dépensée. Vous menez"
                                    + " déjà sans elle.")
                    : new Verdict.Right(
                            "Nobody knows that " + card.name().en() + " does nothing here.",
                            "Personne ne sait que « " + card.name().fr() + " » ne fait rien ici.");
        };
    }

    /** An ally is hired. */
    static Goal hires() {
        return played -> {
            int paid = before(played).pg(played.seat()) - after(played).pg(played.seat());
            return kind(played) == MoveCode.HIRE
                    ? new Verdict.Right(
                            "Hired for " + paid + " glory: his values may now serve in place of your hero’s.",
                            "Engagé pour " + paid
                                    + " points de gloire : ses valeurs peuvent servir à la place de celles de votre"
                                    + " héros.")
                    : new Verdict.Wrong(
                            "To overcome an ally you bid against its owner, and might lose. Hiring has a fixed price.",
                            "Pour triompher d’un allié, il faut miser contre son propriétaire, au risque de perdre."
                                    + " L’engager a un prix fixe.");
        };
    }

    // ---- Cards and treaties ----

    /** A challenge is placed where a rival's hero stands. */
    static Goal placesInTheWay() {
        return played -> switch (kind(played)) {
            case MoveCode.LAY -> {
                int slot = MoveCode.arg2(played.move());
                Text name = name(before(played), slot);
                for (int seat = 0; seat < before(played).seats(); seat++) {
                    if (seat != played.seat() && before(played).slotOf(seat) == slot) {
                        yield new Verdict.Right(
                                "Placed face down, and 1 glory for you. The hero there cannot complete " + name.en()
                                        + " now, nor leave.",
                                "Posé face cachée, et 1 point de gloire pour vous. Le héros qui s’y trouve ne peut"
                                        + " plus accomplir l’aventure, ni repartir.");
                    }
                }
                yield new Verdict.Wrong(
                        "1 glory for you, but no rival’s hero is at " + name.en() + ": the challenge holds nobody up.",
                        "1 point de gloire pour vous, mais aucun héros adverse n’est ici (" + name.fr()
                                + ") : le défi ne gêne personne.");
            }
            case MoveCode.PASS ->
                new Verdict.Wrong(passed(new Text(
                        "The rival’s hero can complete the adventure.",
                        "Le héros adverse pourra accomplir l’aventure.")));
            default ->
                new Verdict.Wrong(
                        "You played " + card(played).name().en()
                                + ": the rival’s hero can still complete the adventure.",
                        "Vous avez joué « " + card(played).name().fr()
                                + " » : le héros adverse pourra toujours accomplir l’aventure.");
        };
    }

    /** The offer is accepted. */
    static Goal accepts() {
        return played -> {
            if (kind(played) == MoveCode.YES) {
                int gained = after(played).pg(played.seat()) - before(played).pg(played.seat());
                return new Verdict.Right(
                        "Agreed: " + gained + " glory for you at once, and everyone saw what you promised.",
                        "Conclu : " + gained
                                + " points de gloire pour vous aussitôt, et tous ont vu ce que vous avez promis.");
            }
            return new Verdict.Wrong(
                    "You refused: the glory stays with the other player, and you have promised nothing.",
                    "Vous avez refusé : l’autre garde sa gloire, et vous n’avez rien promis.");
        };
    }

    // ---- A whole game ----

    /** An opponent that bids little, lays no cards in contests, and passes when it can, except in every third card phase. */
    static int hesitant(ConanPosition position) {
        if (position.step().equals("auction")) {
            boolean isCheap = Math.max(position.bid(0), position.bid(1)) <= 2;
            List<Integer> answers = Games.moves(
                    position, move -> MoveCode.kind(move) == (isCheap ? MoveCode.FOLLOW : MoveCode.WITHDRAW));
            // Whoever opens can only bid.
            return answers.isEmpty() ? position.legalMoveAt(0) : answers.getFirst();
        }
        boolean places = position.step().equals("cards") && position.round() % 3 == 0;
        List<Integer> quiet = Games.moves(
                position, move -> places ? MoveCode.kind(move) == MoveCode.LAY : QUIET.contains(MoveCode.kind(move)));
        if (!quiet.isEmpty()) {
            return Games.any(position, quiet);
        }
        List<Integer> passes = Games.moves(position, move -> MoveCode.kind(move) == MoveCode.PASS);
        return passes.isEmpty() ? Games.any(position) : passes.getFirst();
    }
}
