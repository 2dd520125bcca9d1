package parlour.conan.text;

import java.util.Optional;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.rules.Board;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.Contest;
import parlour.conan.rules.MoveCode;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Promise;
import parlour.conan.rules.SeatNames;
import parlour.conan.rules.Step;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;

/** Explains why a move may not be played. Nothing here depends on what is hidden from the seat to move. */
public final class MoveRefusals {

    private final ConanState state;
    private final Board board;
    private final PackedState s;
    private final CardSet set;
    private final int seat;

    MoveRefusals(ConanState state) {
        this.state = state;
        this.board = state.board();
        this.s = state.packed();
        this.set = state.set();
        this.seat = state.turn();
    }

    static Refusal no(String reason, String en, String fr) {
        return new Refusal(reason, new Text(en, fr));
    }

    /** @param move well-formed, but not among the legal moves */
    Refusal explain(int move) {
        if (seat == Position.NOBODY) {
            return no("game-over", "The game is over.", "La partie est finie.");
        }
        int kind = MoveCode.kind(move);
        boolean isChances = kind == MoveCode.HERO
                || kind == MoveCode.ADVENTURE
                || kind == MoveCode.FIRST
                || kind == MoveCode.DRAW
                || kind == MoveCode.DISCARD
                || kind == MoveCode.LOOT;
        if (seat == Position.CHANCE) {
            return isChances && kind == state.moveGenerator().chanceMove()
                    ? no("not-in-the-bag", "This cannot be drawn now.", "Ceci ne peut pas être tiré maintenant.")
                    : no("to-be-drawn", "Something has to be drawn first.", "Il faut d’abord tirer quelque chose.");
        }
        boolean isChoosing =
                s.b[PackedState.STEP] == Step.EFFECT && state.effects().job() == Step.Job.CHOOSE;
        if (kind == MoveCode.DISCARD && isChoosing) {
            return notHeld(MoveCode.arg1(move));
        }
        if (isChances) {
            return no(
                    "nothing-to-draw",
                    "Nothing is drawn now: " + expected().en(),
                    "Il n’y a rien à tirer maintenant : " + expected().fr());
        }
        return switch (s.b[PackedState.STEP]) {
            case Step.SWAP_OFFER -> kind == MoveCode.SWAP ? self() : notNow();
            case Step.CHALLENGE_LAY -> kind == MoveCode.LAY ? firstLay(move) : notNow();
            case Step.PLACE -> kind == MoveCode.GO ? going(MoveCode.arg1(move)) : notNow();
            case Step.CARDS -> card(kind, move);
            case Step.HEROES -> action(kind, move);
            case Step.ALLY -> kind == MoveCode.HIRE ? lastGlory() : notNow();
            case Step.AUCTION -> bid(kind, move);
            case Step.LAYING -> kind == MoveCode.LAY_FACE_DOWN ? notHeld(MoveCode.arg1(move)) : notNow();
            case Step.CANCELLING ->
                kind == MoveCode.CANCEL
                        ? no(
                                "nothing-to-cancel",
                                "Your opponent has no such resolution card in play.",
                                "Votre adversaire n’a pas cette carte de résolution en jeu.")
                        : notNow();
            case Step.ANSWERING -> kind == MoveCode.YES ? cannotAgree() : notNow();
            case Step.EFFECT -> effect(kind);
            default -> notNow();
        };
    }

    // ---- Expected moves ----

    Refusal notNow() {
        Text expected = expected();
        return no("not-now", "Not now: " + expected.en(), "Pas maintenant : " + expected.fr());
    }

    private Text expected() {
        return switch (s.b[PackedState.STEP]) {
            case Step.SWAP_OFFER ->
                new Text("keep your hero, or propose a swap.", "gardez votre héros, ou proposez un échange.");
            case Step.SWAP_ANSWER ->
                new Text("answer the proposed swap of heroes.", "répondez à l’échange de héros proposé.");
            case Step.CHALLENGE_LAY -> new Text("place your challenge.", "placez votre défi.");
            case Step.PLACE -> new Text("place your hero.", "placez votre héros.");
            case Step.CARDS ->
                new Text(
                        "play a challenge, an adventure or an action, or pass.",
                        "jouez un défi, une aventure ou une action, ou passez.");
            case Step.AGREEING ->
                new Text("agree to the announced effect, or refuse.", "acceptez l’effet annoncé, ou refusez.");
            case Step.EFFECT -> new Text("resolve the effect.", "appliquez l’effet.");
            case Step.HEROES -> new Text("your hero must act.", "c’est à votre héros d’agir.");
            case Step.ALLY -> new Text("hire the ally or fight it.", "engagez l’allié ou combattez-le.");
            case Step.AUCTION ->
                state.contest().isOpening()
                        ? new Text("open the bidding.", "ouvrez les enchères.")
                        : new Text("raise, call or withdraw.", "relancez, suivez ou retirez-vous.");
            case Step.NAMING -> new Text("choose an attribute.", "choisissez un attribut.");
            case Step.LAYING -> new Text("play a card face down, or pass.", "jouez une carte face cachée, ou passez.");
            case Step.CANCELLING -> new Text("choose a card to cancel.", "choisissez une carte à annuler.");
            case Step.PROPOSING -> new Text("propose a treaty, or pass.", "proposez un traité, ou passez.");
            default -> new Text("answer the proposal.", "répondez à la proposition.");
        };
    }

    // ---- Cards ----

    private Refusal card(int kind, int move) {
        int card = MoveCode.arg1(move);
        boolean fromHand = kind == MoveCode.LAY || kind == MoveCode.OPEN || kind == MoveCode.PLAY;
        if (!fromHand) {
            return notNow();
        }
        if (state.held(seat, card) == 0) {
            return notHeld(card);
        }
        Card.Role role = set.kind(card).role();
        if (kind == MoveCode.LAY) {
            return role.isChallenge() ? lay(MoveCode.arg2(move)) : wrongCard(card);
        }
        return kind == MoveCode.PLAY && role == Card.Role.ACTION
                ? no(
                        "nothing-to-do",
                        name(card).en() + " would have no effect now.",
                        name(card).fr() + " n’aurait aucun effet maintenant.")
                : wrongCard(card);
    }

    private Text name(int kind) {
        return set.kind(kind).name();
    }

    private Refusal notHeld(int kind) {
        return no(
                "not-held",
                "You do not have " + name(kind).en() + ".",
                "Vous n’avez pas en main : " + name(kind).fr() + ".");
    }

    private Refusal wrongCard(int kind) {
        return no(
                "wrong-card",
                name(kind).en() + " cannot be played like this.",
                "Cette carte ne se joue pas ainsi : " + name(kind).fr() + ".");
    }

    private Refusal noAdventure(int slot) {
        return no(
                "no-adventure",
                "There is no adventure at " + MoveNotation.slot(slot) + ".",
                "Il n’y a pas d’aventure en " + MoveNotation.slot(slot) + ".");
    }

    private Refusal lay(int slot) {
        if (!board.isInPlay(slot)) {
            return noAdventure(slot);
        }
        if (board.slotOf(seat) == slot) {
            return no(
                    "own-hero-there",
                    "Your own hero is on " + MoveNotation.slot(slot) + ".",
                    "Votre propre héros est sur " + MoveNotation.slot(slot) + ".");
        }
        Optional<Promise> promise = board.sparing(seat, slot);
        if (promise.isPresent()) {
            return promised(promise.get());
        }
        return no(
                "full",
                MoveNotation.slot(slot) + " already has as many challenges as its Difficulty allows.",
                MoveNotation.slot(slot) + " a déjà autant de défis que sa Difficulté le permet.");
    }

    public static Refusal promised(Promise promise) {
        Text what = switch (promise.kind()) {
            case NO_CHALLENGE ->
                new Text(
                        "no challenge on " + MoveNotation.slot(promise.target()),
                        "aucun défi sur " + MoveNotation.slot(promise.target()));
            case NO_DUEL ->
                new Text(
                        "no duel with " + SeatNames.of(promise.target()).en(),
                        "aucun duel contre " + SeatNames.of(promise.target()).fr());
        };
        return no(
                "promised",
                "Treaty " + promise.treaty() + " forbids it: you promised " + what.en() + " until round "
                        + promise.until() + ".",
                "Le traité " + promise.treaty() + " l’interdit : vous avez promis " + what.fr() + " jusqu’à la manche "
                        + promise.until() + ".");
    }

    private Refusal firstLay(int move) {
        if (state.held(seat, MoveCode.arg1(move)) == 0) {
            return notHeld(MoveCode.arg1(move));
        }
        int slot = MoveCode.arg2(move);
        return slot == seat
                ? no(
                        "own-adventure",
                        "Place it on another player’s adventure, not on your own.",
                        "Placez-le sur l’aventure d’un autre joueur, pas sur la vôtre.")
                : lay(slot);
    }

    // ---- Heroes ----

    private Refusal self() {
        return no("yourself", "Choose another player to swap with.", "Choisissez un autre joueur pour l’échange.");
    }

    private Refusal going(int slot) {
        if (!board.isInPlay(slot)) {
            return noAdventure(slot);
        }
        if (board.slotOf(seat) == slot) {
            return no("already-there", "Your hero is already there.", "Votre héros y est déjà.");
        }
        return no(
                "own-challenge-there",
                "You have a challenge on " + MoveNotation.slot(slot) + ": your hero may not go there.",
                "Vous avez un défi sur " + MoveNotation.slot(slot) + " : votre héros ne peut pas y aller.");
    }

    private Refusal action(int kind, int move) {
        int at = board.slotOf(seat);
        switch (kind) {
            case MoveCode.PASS, MoveCode.FACE, MoveCode.DUEL, MoveCode.ACCOMPLISH, MoveCode.GO -> {}
            default -> {
                return notNow();
            }
        }
        if (at < 0) {
            return kind == MoveCode.GO
                    ? going(MoveCode.arg1(move))
                    : no(
                            "must-move",
                            "Your hero is not on an adventure and must go to one.",
                            "Votre héros n’est sur aucune aventure et doit en rejoindre une.");
        }
        return switch (kind) {
            case MoveCode.GO -> board.challenges(at) > 0 ? held() : going(MoveCode.arg1(move));
            case MoveCode.FACE ->
                MoveCode.arg1(move) != at
                        ? no(
                                "not-there",
                                "Your hero is on " + MoveNotation.slot(at) + " and can only face challenges there.",
                                "Votre héros est sur " + MoveNotation.slot(at)
                                        + " et ne peut affronter que les défis de cette aventure.")
                        : no("no-challenge", "There is no such challenge.", "Ce défi n’existe pas.");
            case MoveCode.DUEL -> duel(MoveCode.arg1(move));
            default -> accomplish(at);
        };
    }

    private Refusal held() {
        return no(
                "hero-held",
                "A challenge holds your hero: face it first.",
                "Un défi retient votre héros : affrontez-le d’abord.");
    }

    private Refusal duel(int other) {
        if (!state.moveGenerator().mayDuel(seat, other)) {
            return board.partner(seat) == other
                    ? partners()
                    : no(
                            "not-together",
                            "A duel needs another hero on the same adventure.",
                            "Un duel demande un autre héros sur la même aventure.");
        }
        return promised(s.agreements.promise(seat, Promise.Kind.NO_DUEL, other).orElseThrow());
    }

    public static Refusal partners() {
        return no("partner", "Partners in an alliance do not duel.", "Des alliés ne se battent pas en duel.");
    }

    private Refusal accomplish(int at) {
        if (board.challenges(at) > 0) {
            return no(
                    "challenge-left",
                    "A challenge is left on " + MoveNotation.slot(at) + ".",
                    "Il reste un défi sur " + MoveNotation.slot(at) + ".");
        }
        if (!board.isFreeFor(seat, at)) {
            return no(
                    "rival-there",
                    "Another hero is still on " + MoveNotation.slot(at) + ".",
                    "Un autre héros est encore sur " + MoveNotation.slot(at) + ".");
        }
        return no(
                "just-arrived",
                "Your hero has just arrived: the adventure can be completed in the next round.",
                "Votre héros vient d’arriver : l’aventure pourra être accomplie à la manche suivante.");
    }

    private Refusal lastGlory() {
        return no(
                "last-glory",
                "Hiring the ally would cost your last glory.",
                "Engager l’allié vous coûterait votre dernier point de gloire.");
    }

    // ---- Contests and effects ----

    private Refusal bid(int kind, int move) {
        Contest contest = state.contest();
        if (contest.isOpening() && (kind == MoveCode.FOLLOW || kind == MoveCode.WITHDRAW)) {
            return no(
                    "must-open",
                    "The attacker opens the bidding with at least 1.",
                    "L’attaquant ouvre les enchères avec au moins 1.");
        }
        if (kind != MoveCode.BID) {
            return notNow();
        }
        if (MoveCode.arg1(move) > contest.cap() && contest.cap() < contest.purses()) {
            return no(
                    "more-than-loot",
                    "In this game no bid may be higher than the glory of the loot: " + contest.cap() + ".",
                    "Dans cette partie, on ne mise pas plus que la gloire du butin : " + contest.cap() + ".");
        }
        if (MoveCode.arg1(move) > contest.cap()) {
            boolean own = MoveCode.arg1(move) > board.pg(seat);
            return own
                    ? no(
                            "more-than-own",
                            "You have only " + board.pg(seat) + " glory.",
                            "Vous n’avez que " + board.pg(seat) + (board.pg(seat) == 1 ? " point" : " points")
                                    + " de gloire.")
                    : no(
                            "more-than-theirs",
                            "You cannot bid more than your opponent has: " + contest.cap() + ".",
                            "On ne mise pas plus que ce que possède l’adversaire : " + contest.cap() + ".");
        }
        int other = contest.bid(1 - contest.bidder());
        return no(
                "too-low",
                "A bid must be higher than " + other + "; call to bid the same.",
                "Une relance doit dépasser " + other + " ; suivez pour miser autant.");
    }

    private Refusal cannotAgree() {
        return no(
                "not-held",
                "You do not have all the cards you want to give.",
                "Vous n’avez pas toutes les cartes que vous voulez donner.");
    }

    private Refusal effect(int kind) {
        if (kind == MoveCode.DECLINE) {
            return no("mandatory", "This effect cannot be skipped.", "On ne peut pas renoncer à cet effet.");
        }
        boolean isTarget = kind == MoveCode.STEAL
                || kind == MoveCode.FORCE_DISCARD
                || kind == MoveCode.PEEK
                || kind == MoveCode.MOVE_HERO
                || kind == MoveCode.MOVE_CHALLENGE
                || kind == MoveCode.REMOVE
                || kind == MoveCode.RETURN;
        return isTarget
                ? no("no-target", "The effect cannot have this target.", "L’effet ne peut pas viser cette cible.")
                : notNow();
    }
}
