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
                    "Nothing is to be drawn now: " + expected().en(),
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
                                "Your opponent has no such resolution card in force.",
                                "Votre adversaire n’a pas de telle carte de résolution en jeu.")
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
                new Text("a swap of heroes may be proposed.", "un échange de héros peut être proposé.");
            case Step.SWAP_ANSWER ->
                new Text("a swap of heroes is to be answered.", "il faut répondre à un échange de héros.");
            case Step.CHALLENGE_LAY -> new Text("a challenge is to be placed.", "il faut placer un défi.");
            case Step.PLACE -> new Text("the hero is to be placed.", "il faut placer le héros.");
            case Step.CARDS ->
                new Text(
                        "a challenge, an adventure or an action may be played.",
                        "un défi, une aventure ou une action peut être joué.");
            case Step.AGREEING ->
                new Text("a stated effect is to be answered.", "il faut répondre à un effet annoncé.");
            case Step.EFFECT -> new Text("an effect is to be decided.", "il faut décider d’un effet.");
            case Step.HEROES -> new Text("the hero is to act.", "c’est au héros d’agir.");
            case Step.ALLY ->
                new Text("the ally is to be hired or overcome.", "il faut engager l’allié ou le surmonter.");
            case Step.AUCTION ->
                state.contest().isOpening()
                        ? new Text("the auction is to be opened.", "il faut ouvrir l’enchère.")
                        : new Text("raise, call or withdraw.", "relancez, suivez ou retirez-vous.");
            case Step.NAMING -> new Text("an attribute is to be chosen.", "il faut choisir un attribut.");
            case Step.LAYING -> new Text("a card may be played face down.", "une carte peut être jouée face cachée.");
            case Step.CANCELLING -> new Text("a card is to be cancelled.", "il faut annuler une carte.");
            case Step.PROPOSING -> new Text("a treaty may be proposed.", "un traité peut être proposé.");
            default -> new Text("a proposal is to be answered.", "il faut répondre à une proposition.");
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
                        name(card).en() + " could do nothing now.",
                        name(card).fr() + " ne pourrait rien faire maintenant.")
                : wrongCard(card);
    }

    private Text name(int kind) {
        return set.kind(kind).name();
    }

    private Refusal notHeld(int kind) {
        return no(
                "not-held",
                "You do not hold " + name(kind).en() + ".",
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
                "There is no adventure on " + MoveNotation.slot(slot) + ".",
                "Il n’y a pas d’aventure en " + MoveNotation.slot(slot) + ".");
    }

    private Refusal lay(int slot) {
        if (!board.isInPlay(slot)) {
            return noAdventure(slot);
        }
        if (board.slotOf(seat) == slot) {
            return no(
                    "own-hero-there",
                    "Your own hero stands on " + MoveNotation.slot(slot) + ".",
                    "Votre propre héros se trouve en " + MoveNotation.slot(slot) + ".");
        }
        Optional<Promise> promise = board.sparing(seat, slot);
        if (promise.isPresent()) {
            return promised(promise.get());
        }
        return no(
                "full",
                MoveNotation.slot(slot) + " has as many challenges as its Difficulty.",
                MoveNotation.slot(slot) + " a déjà autant de défis que sa Difficulté.");
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
        return no("yourself", "A swap needs another player.", "Il faut un autre joueur pour un échange.");
    }

    private Refusal going(int slot) {
        if (!board.isInPlay(slot)) {
            return noAdventure(slot);
        }
        if (board.slotOf(seat) == slot) {
            return no("already-there", "Your hero stands there already.", "Votre héros s’y trouve déjà.");
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
                            "Your hero stands on no adventure and must go to one.",
                            "Votre héros n’est sur aucune aventure et doit en rejoindre une.");
        }
        return switch (kind) {
            case MoveCode.GO -> board.challenges(at) > 0 ? held() : going(MoveCode.arg1(move));
            case MoveCode.FACE ->
                MoveCode.arg1(move) != at
                        ? no(
                                "not-there",
                                "Your hero is on " + MoveNotation.slot(at) + " and faces challenges there only.",
                                "Votre héros est en " + MoveNotation.slot(at) + " et n’affronte que les défis de là.")
                        : no("no-challenge", "There is no such challenge.", "Il n’y a pas de tel défi.");
            case MoveCode.DUEL -> duel(MoveCode.arg1(move));
            default -> accomplish(at);
        };
    }

    private Refusal held() {
        return no(
                "hero-held",
                "A challenge holds your hero: he cannot move.",
                "Un défi retient votre héros : il ne peut pas se déplacer.");
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
                    "Another hero stands on " + MoveNotation.slot(at) + ".",
                    "Un autre héros se trouve en " + MoveNotation.slot(at) + ".");
        }
        return no(
                "just-arrived",
                "Your hero has just arrived: the adventure can be completed in the next round.",
                "Votre héros vient d’arriver : l’aventure pourra être accomplie à la manche suivante.");
    }

    private Refusal lastGlory() {
        return no(
                "last-glory",
                "Hiring would cost your last glory.",
                "Engager l’allié vous coûterait votre dernier point de gloire.");
    }

    // ---- Contests and effects ----

    private Refusal bid(int kind, int move) {
        Contest contest = state.contest();
        if (contest.isOpening() && (kind == MoveCode.FOLLOW || kind == MoveCode.WITHDRAW)) {
            return no(
                    "must-open",
                    "Whoever challenges opens the auction with at least 1.",
                    "Qui attaque ouvre l’enchère avec au moins 1.");
        }
        if (kind != MoveCode.BID) {
            return notNow();
        }
        if (MoveCode.arg1(move) > contest.cap() && contest.cap() < contest.purses()) {
            return no(
                    "more-than-loot",
                    "At this table nobody bids more than the glory of the loot: " + contest.cap() + ".",
                    "À cette table, on ne mise pas plus que la gloire du butin : " + contest.cap() + ".");
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
                "You do not hold all the cards you would give.",
                "Vous n’avez pas toutes les cartes que vous devriez donner.");
    }

    private Refusal effect(int kind) {
        if (kind == MoveCode.DECLINE) {
            return no("mandatory", "This effect cannot be skipped.", "Cet effet ne se refuse pas.");
        }
        boolean isTarget = kind == MoveCode.STEAL
                || kind == MoveCode.FORCE_DISCARD
                || kind == MoveCode.PEEK
                || kind == MoveCode.MOVE_HERO
                || kind == MoveCode.MOVE_CHALLENGE
                || kind == MoveCode.REMOVE
                || kind == MoveCode.RETURN;
        return isTarget
                ? no("no-target", "This is no legal target of the effect.", "Ce n’est pas une cible légale de l’effet.")
                : notNow();
    }
}
