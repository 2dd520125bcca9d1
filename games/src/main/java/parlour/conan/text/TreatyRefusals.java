package parlour.conan.text;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.conan.card.Card;
import parlour.conan.rules.Board;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Promise;
import parlour.conan.rules.SeatNames;
import parlour.conan.rules.Step;
import parlour.conan.rules.TreatyTerms;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;

/**
 * Checks whether a treaty may be proposed. Uses only public information and the proposer's own hand: whether another
 * player holds a requested card is revealed when that player answers.
 */
public final class TreatyRefusals {

    private static final int MAX_TERMS = 24;

    private final ConanState state;
    private final Board board;
    private final TreatyTerms terms;

    private TreatyRefusals(ConanState state, TreatyTerms terms) {
        this.state = state;
        this.board = state.board();
        this.terms = terms;
    }

    static ParseResult explain(ConanState state, TreatyTerms terms) {
        int step = state.packed().b[PackedState.STEP];
        if (state.turn() == Position.NOBODY) {
            return MoveRefusals.no("game-over", "The game is over.", "La partie est finie.");
        }
        if (state.turn() == Position.CHANCE) {
            return MoveRefusals.no(
                    "to-be-drawn", "Something has to be drawn first.", "Il faut d’abord tirer quelque chose.");
        }
        if (step != Step.PROPOSING) {
            return step == Step.ANSWERING
                    ? new MoveRefusals(state).notNow()
                    : MoveRefusals.no(
                            "not-diplomacy",
                            "Treaties can only be proposed in the diplomacy phase.",
                            "Les traités ne se proposent que pendant la phase de diplomatie.");
        }
        if (state.packed().b[PackedState.PROPOSED + terms.proposer()] >= ConanRules.MAX_PROPOSALS) {
            return MoveRefusals.no(
                    "too-many-proposals",
                    "You have already made " + ConanRules.MAX_PROPOSALS + " proposals in this phase.",
                    "Vous avez déjà fait " + ConanRules.MAX_PROPOSALS + " propositions dans cette phase.");
        }
        Optional<Refusal> objection = objection(state, terms);
        return objection.isPresent()
                ? objection.get()
                : new ParseResult.Legal(state.diplomacy().move(terms));
    }

    /** Why these terms cannot be proposed, however many proposals have been made. */
    static Optional<Refusal> objection(ConanState state, TreatyTerms terms) {
        return new TreatyRefusals(state, terms).objection();
    }

    private Optional<Refusal> objection() {
        if (terms.terms().size() > MAX_TERMS) {
            return no(
                    "too-many-terms",
                    "A treaty has at most " + MAX_TERMS + " terms.",
                    "Un traité a au plus " + MAX_TERMS + " clauses.");
        }
        List<Integer> asked = terms.asked();
        if (asked.isEmpty()) {
            return no("nobody-else", "A treaty needs another player.", "Un traité demande un autre joueur.");
        }
        for (int seat : asked) {
            if (!board.isInGame(seat)) {
                return no(
                        "out",
                        SeatNames.of(seat).en() + " is out of the game.",
                        SeatNames.of(seat).fr() + " est hors jeu.");
            }
        }
        for (TreatyTerms.Term term : terms.terms()) {
            Optional<Refusal> objection = switch (term) {
                case TreatyTerms.GloryGift(int from, int to, int n) ->
                    from == to ? toOneself() : n == 0 ? nothing() : Optional.empty();
                case TreatyTerms.CardGift(int from, int to, int _) -> from == to ? toOneself() : Optional.empty();
                case TreatyTerms.ObjectGift(int from, int to, int _) -> from == to ? toOneself() : Optional.empty();
                case TreatyTerms.PromiseTerm promise -> promise(promise);
                case TreatyTerms.AllianceTerm alliance -> alliance(alliance);
            };
            if (objection.isPresent()) {
                return objection;
            }
        }
        return balance();
    }

    private Optional<Refusal> balance() {
        Set<TreatyTerms.Term> vows = new HashSet<>();
        int unions = 0;
        int[] glory = new int[board.seats];
        int[] lifted = new int[board.seats];
        int[] objects = new int[board.seats];
        int[] asked = new int[board.seats * state.set().kinds().size()];
        int kinds = state.set().kinds().size();
        for (TreatyTerms.Term term : terms.terms()) {
            switch (term) {
                case TreatyTerms.GloryGift(int from, int to, int n) -> {
                    glory[from] += n;
                    lifted[from] -= n;
                    lifted[to] += n;
                }
                case TreatyTerms.CardGift(int from, int _, int kind) -> asked[from * kinds + kind]++;
                case TreatyTerms.ObjectGift(int from, int to, int kind) -> {
                    asked[from * kinds + kind]++;
                    objects[from]--;
                    objects[to]++;
                }
                case TreatyTerms.PromiseTerm promise -> {
                    if (!vows.add(new TreatyTerms.PromiseTerm(promise.by(), promise.kind(), promise.target(), 0))) {
                        return no("twice", "A promise is made twice.", "Une promesse est faite deux fois.");
                    }
                }
                case TreatyTerms.AllianceTerm _ -> unions++;
            }
        }
        if (unions > 1) {
            return no(
                    "two-alliances", "A treaty makes one alliance at most.", "Un traité conclut au plus une alliance.");
        }
        for (int seat = 0; seat < board.seats; seat++) {
            if (glory[seat] > 0 && glory[seat] >= board.pg(seat)) {
                return no(
                        "last-glory",
                        "No player may give their last glory: "
                                + SeatNames.of(seat).en() + " has " + board.pg(seat) + ".",
                        "Personne ne peut donner son dernier point de gloire : "
                                + SeatNames.of(seat).fr() + " en a " + board.pg(seat) + ".");
            }
            if (!state.diplomacy().mayBeLifted(seat, lifted[seat])) {
                return no(
                        "capped",
                        "In this game no treaty may bring a player to " + ConanRules.CAPPED_AT + " glory: "
                                + SeatNames.of(seat).en() + " has " + board.pg(seat) + ".",
                        "Dans cette partie, aucun traité ne peut porter un joueur à " + ConanRules.CAPPED_AT
                                + " points de gloire : " + SeatNames.of(seat).fr() + " en a " + board.pg(seat) + ".");
            }
            if (board.objects(seat) + objects[seat] > ConanRules.MAX_OBJECTS) {
                return no(
                        "no-room",
                        SeatNames.of(seat).en() + " would have more than three objects.",
                        SeatNames.of(seat).fr() + " aurait plus de trois objets.");
            }
            for (int kind = 0; kind < kinds; kind++) {
                Optional<Refusal> objection = holding(seat, kind, asked[seat * kinds + kind]);
                if (objection.isPresent()) {
                    return objection;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> holding(int seat, int kind, int n) {
        Card card = state.set().kind(kind);
        int has = card.role() == Card.Role.OBJECT
                ? owned(seat, kind)
                : seat == terms.proposer() ? state.held(seat, kind) : card.copies();
        if (n <= has) {
            return Optional.empty();
        }
        return no(
                "not-held",
                SeatNames.of(seat).en() + " cannot give " + card.name().en() + ".",
                SeatNames.of(seat).fr() + " ne peut pas donner : " + card.name().fr() + ".");
    }

    private int owned(int seat, int kind) {
        int count = 0;
        for (int i = 0; i < board.objects(seat); i++) {
            count += state.set().kindOf[board.object(seat, i)] == kind ? 1 : 0;
        }
        return count;
    }

    private Optional<Refusal> promise(TreatyTerms.PromiseTerm promise) {
        if (promise.until() <= board.round()) {
            return no(
                    "too-short",
                    "A promise lasts at least until the end of the next round.",
                    "Une promesse dure au moins jusqu’à la fin de la manche suivante.");
        }
        if (promise.kind() == Promise.Kind.NO_DUEL && promise.by() == promise.target()) {
            return toOneself();
        }
        if (isAboutNothing(promise, board)) {
            return no(
                    "no-adventure",
                    "There is no adventure at " + MoveNotation.slot(promise.target()) + ".",
                    "Il n’y a pas d’aventure en " + MoveNotation.slot(promise.target()) + ".");
        }
        Optional<Promise> old = state.packed().agreements.promise(promise.by(), promise.kind(), promise.target());
        return old.isPresent() && old.get().until() >= promise.until()
                ? no(
                        "promised-already",
                        "Treaty " + old.get().treaty() + " already says so.",
                        "Le traité " + old.get().treaty() + " le dit déjà.")
                : Optional.empty();
    }

    /** Whether a promise refers to an adventure that is not in play. */
    private static boolean isAboutNothing(TreatyTerms.PromiseTerm promise, Board board) {
        return promise.kind() == Promise.Kind.NO_CHALLENGE && !board.isInPlay(promise.target());
    }

    private Optional<Refusal> alliance(TreatyTerms.AllianceTerm alliance) {
        if (alliance.one() == alliance.other()) {
            return toOneself();
        }
        if (!state.diplomacy().mayAgree(alliance.one(), alliance.other())) {
            return cannotAlly();
        }
        boolean isOld = board.partner(alliance.one()) == alliance.other()
                && state.diplomacy().alliance(alliance.one()).equals(alliance);
        return isOld
                ? no(
                        "allied-already",
                        "These two are already allied on these terms.",
                        "Ces deux joueurs sont déjà alliés à ces conditions.")
                : Optional.empty();
    }

    public static Optional<Refusal> cannotAlly() {
        return no(
                "cannot-ally",
                "An alliance needs two heroes on the same adventure who are not yet in an alliance.",
                "Une alliance demande deux héros sur la même aventure, qui n’en ont pas encore.");
    }

    private static Optional<Refusal> toOneself() {
        return no(
                "to-oneself", "You cannot make a treaty with yourself.", "On ne conclut pas de traité avec soi-même.");
    }

    private static Optional<Refusal> nothing() {
        return no("nothing", "0 glory is no gift.", "0 point de gloire n’est pas un don.");
    }

    private static Optional<Refusal> no(String reason, String en, String fr) {
        return Optional.of(MoveRefusals.no(reason, en, fr));
    }
}
