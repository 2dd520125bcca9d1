package parlour.conan.text;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.card.Attribute;
import parlour.conan.card.CardSet;
import parlour.conan.card.Effect;
import parlour.conan.card.EffectText;
import parlour.conan.rules.Board;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.Contest;
import parlour.conan.rules.ContestResult;
import parlour.conan.rules.EffectStack;
import parlour.conan.rules.FinalScore;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Promise;
import parlour.conan.rules.Statement;
import parlour.conan.rules.Step;
import parlour.conan.rules.TreatyTerms;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.View;

/**
 * A position as plain data for one viewer. Cards are named by id. Fields, in this order:
 *
 * <ul>
 *   <li>{@code step}: what the game waits for, as {@code Step} spells it; {@code turn}: a seat, -1 for chance, -2 when
 *       the game is over; {@code phase}: {@code setting-up}, {@code cards}, {@code heroes}, {@code diplomacy},
 *       {@code draw} or {@code over}, an effect belonging to the phase it came from; {@code actor}: the seat whose turn
 *       it is in the phase, even while another seat decides; {@code drawing}: the seat for which chance draws;
 *       {@code round}, {@code first}, {@code lap}, {@code passes}: the number of consecutive passes;
 *   <li>{@code seats}: by seat {@code in}, {@code hero}, {@code pg}, {@code at} (a slot or nothing), {@code arrived}
 *       (in which round), {@code ally}, {@code partner} (-1 for none), {@code objects} in the order gained,
 *       {@code trophies}, {@code hand} (its size), {@code paid} (has earned PG for a card in this phase),
 *       {@code proposed} (how often in this phase), {@code known} (cards this viewer has seen in that hand through
 *       treaties and that have not been shown since);
 *   <li>{@code adventures}: in play, each {@code slot}, {@code card}, {@code difficulty} and {@code challenges}, in the
 *       order laid: {@code owner}, {@code up}, {@code seen} (by which seats), and {@code card} if this viewer knows it;
 *   <li>{@code pile}: its size; {@code discard}: its cards; {@code loot}: the number of unseen objects; {@code bottom}:
 *       the returned objects, the first to be drawn first;
 *   <li>{@code hand}: the viewer's own, sorted; not for spectators;
 *   <li>{@code facing}: the ally to be hired or overcome, {@code a3.1}; only during that choice;
 *   <li>{@code contest}: {@code hero} and {@code other} (seats), {@code duel}, {@code challenge} ({@code a3.1}, or
 *       nothing), {@code bids}, {@code cap}, {@code attribute} (or nothing), {@code laid}: {@code seat},
 *       {@code cancelled}, and, if this viewer may see it, {@code card}, {@code use} ({@code add}, {@code shift},
 *       {@code cancel}, {@code edge} or {@code bluff}) and {@code adds}; {@code values}: by side and attribute, before any
 *       card; once an attribute is named {@code deciding} and {@code totals} by side, counting the cards this viewer
 *       sees; only during one;
 *   <li>{@code settled}: the result of the last contest, until the next one is settled, the same for every viewer:
 *       {@code round}, {@code hero} and {@code other} (seats), {@code duel}, {@code card} (the challenge, or nothing),
 *       {@code withdrawn}, {@code attribute} that was finally compared (or nothing), {@code totals} (the hero's first),
 *       {@code laid}: the cards turned up, each {@code seat}, {@code card}, {@code cancelled}, {@code use},
 *       {@code adds}; {@code winner} (a seat), {@code stake} and {@code moved}: PG by seat; only after the first contest;
 *   <li>{@code effect}: {@code seat}, {@code left} (how often), and its wording {@code en}, {@code fr}; only while one
 *       is decided;
 *   <li>{@code offer}: {@code by}, {@code asked} (all who have to agree), {@code text}, {@code en}, {@code fr}; only
 *       while it awaits answers;
 *   <li>{@code stated}: what a player says that an effect outside the vocabulary does: {@code by}, {@code text},
 *       {@code en}, {@code fr}; only until it is refused or carried out. Such an {@code effect} has {@code table};
 *   <li>{@code alliances}: {@code seats}, {@code win}, {@code loss}, {@code loot} in percent, {@code object}: of the one
 *       who does not act, or, with {@code bySeat}, of the first of the two seats;
 *   <li>{@code treaties}: the number concluded; {@code promises}: {@code treaty}, {@code by}, {@code kind},
 *       {@code target}, {@code until};
 *   <li>{@code outcome}: {@code result} and {@code reason}, once the game is over.
 * </ul>
 */
public final class ConanView {

    private final ConanState state;
    private final int viewer;
    private final PackedState s;
    private final Board board;
    private final CardSet set;

    private ConanView(ConanState state, int viewer) {
        this.state = state;
        this.viewer = viewer;
        this.s = state.packed();
        this.board = state.board();
        this.set = state.set();
    }

    public static View of(ConanState state, int viewer) {
        return new ConanView(state, viewer).all();
    }

    private View all() {
        View view = new View()
                .with("step", state.step())
                .with("phase", Step.phase(s.b[PackedState.STEP], s.b[PackedState.AFTER_EFFECTS]))
                .with("turn", state.turn())
                .with("actor", board.actor());
        if (state.turn() == Position.CHANCE) {
            view.with("drawing", state.moveGenerator().drawer());
        }
        view.with("round", s.b[PackedState.ROUND])
                .with("first", state.first())
                .with("lap", s.b[PackedState.LAP])
                .with("passes", s.b[PackedState.PASSES])
                .with("seats", seats())
                .with("adventures", adventures())
                .with("pile", s.size(PackedState.PILE))
                .with("discard", ids(PackedState.DISCARD))
                .with("loot", s.size(PackedState.LOOT))
                .with("bottom", bottom());
        if (viewer >= 0) {
            view.with("hand", ids(PackedState.HAND + viewer));
        }
        if (s.b[PackedState.STEP] == Step.ALLY) {
            view.with("facing", challenge(s.b[PackedState.CHALLENGE]));
        }
        if (state.contest().isOn()) {
            view.with("contest", contest());
        }
        s.contestResult.ifPresent(result -> view.with("settled", settled(set, result)));
        if (state.effects().jobs() > 0) {
            view.with("effect", effect());
        }
        s.agreements.offer().ifPresent(terms -> view.with("offer", offer(terms)));
        s.agreements.statement().ifPresent(it -> view.with("stated", stated(it)));
        view.with("alliances", alliances()).with("treaties", board.treaties()).with("promises", promises());
        if (state.isOver()) {
            view.with("outcome", outcome(FinalScore.outcome(board)));
        }
        return view;
    }

    private String id(int card) {
        return card < 0 ? "" : set.id(card);
    }

    private List<String> ids(int zone) {
        return state.kindsIn(zone).stream().map(kind -> set.kind(kind).id()).toList();
    }

    private String challenge(int card) {
        return MoveNotation.slot(board.slotOfChallenge(card)) + "." + (board.ordinal(card) + 1);
    }

    private List<View> seats() {
        List<View> seats = new ArrayList<>();
        for (int seat = 0; seat < board.seats; seat++) {
            List<String> objects = new ArrayList<>();
            for (int i = 0; i < board.objects(seat); i++) {
                objects.add(id(board.object(seat, i)));
            }
            seats.add(new View()
                    .with("in", board.isInGame(seat))
                    .with("hero", id(board.hero(seat)))
                    .with("pg", board.pg(seat))
                    .with("at", board.slotOf(seat) < 0 ? "" : MoveNotation.slot(board.slotOf(seat)))
                    .with("arrived", s.b[PackedState.ARRIVED + seat])
                    .with("ally", id(board.ally(seat)))
                    .with("partner", board.partner(seat))
                    .with("objects", objects)
                    .with("trophies", ids(PackedState.TROPHIES + seat))
                    .with("hand", state.handSize(seat))
                    .with("paid", (s.b[PackedState.PAID] >> seat & 1) != 0)
                    .with("proposed", s.b[PackedState.PROPOSED + seat])
                    .with("known", known(seat)));
        }
        return seats;
    }

    private List<String> known(int holder) {
        return s.agreements.known().stream()
                .filter(it -> it.viewer() == viewer && it.holder() == holder)
                .map(it -> set.kind(it.kind()).id())
                .toList();
    }

    private List<View> adventures() {
        List<View> adventures = new ArrayList<>();
        for (int slot = 0; slot < set.slots; slot++) {
            if (board.isInPlay(slot)) {
                List<View> challenges = new ArrayList<>();
                for (int nth = 0; nth < board.challenges(slot); nth++) {
                    challenges.add(challengeView(board.challenge(slot, nth)));
                }
                adventures.add(new View()
                        .with("slot", MoveNotation.slot(slot))
                        .with("card", id(board.adventure(slot)))
                        .with("difficulty", board.difficulty(slot))
                        .with("challenges", challenges));
            }
        }
        return adventures;
    }

    private View challengeView(int card) {
        List<Integer> seen = new ArrayList<>();
        for (int seat = 0; seat < board.seats; seat++) {
            if ((s.b[PackedState.CHALLENGE_FLAGS + card] & PackedState.SEEN << seat) != 0) {
                seen.add(seat);
            }
        }
        View view = new View()
                .with("owner", board.owner(card))
                .with("up", board.isFaceUp(card))
                .with("seen", seen);
        return board.knows(viewer, card) ? view.with("card", id(card)) : view;
    }

    private List<String> bottom() {
        List<String> bottom = new ArrayList<>();
        for (int i = 0; i < s.b[PackedState.BOTTOM_COUNT]; i++) {
            bottom.add(id(s.b[PackedState.BOTTOM + i]));
        }
        return bottom;
    }

    private View contest() {
        Contest contest = state.contest();
        List<View> laid = new ArrayList<>();
        for (int i = 0; i < contest.laid(); i++) {
            View card =
                    new View().with("seat", contest.side(contest.laidBy(i))).with("cancelled", contest.isCancelled(i));
            laid.add(isShown(i) ? shown(card, i) : card);
        }
        int attribute = contest.attribute();
        View view = new View()
                .with("hero", contest.side(0))
                .with("other", contest.side(1))
                .with("duel", contest.isDuel())
                .with("challenge", contest.isDuel() ? "" : challenge(contest.challenge()))
                .with("bids", List.of(contest.bid(0), contest.bid(1)))
                .with("cap", contest.cap())
                .with("attribute", attribute < 0 ? "" : Attribute.of(attribute).code)
                .with("laid", laid)
                .with("values", values(contest));
        if (attribute >= 0) {
            int deciding = deciding();
            view.with("deciding", Attribute.of(deciding).code)
                    .with("totals", List.of(visibleTotal(0, deciding), visibleTotal(1, deciding)));
        }
        return view;
    }

    /** Whether this viewer sees a card of the contest: their own, or all once they are turned up. */
    private boolean isShown(int nth) {
        Contest contest = state.contest();
        return s.b[PackedState.STEP] == Step.CANCELLING || contest.side(contest.laidBy(nth)) == viewer;
    }

    private View shown(View card, int nth) {
        int kind = set.kindOf[state.contest().laid(nth)];
        boolean counts = !state.contest().isCancelled(nth) && state.contest().attribute() >= 0;
        return card.with("card", set.kind(kind).id())
                .with("use", CardUse.of(set, kind))
                .with("adds", counts ? CardUse.adds(set, kind, deciding()) : 0);
    }

    /** The attribute that decides if no card unknown to this viewer changes it: the other side's change stands. */
    private int deciding() {
        Contest contest = state.contest();
        int attribute = contest.attribute();
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < contest.laid(); i++) {
                int kind = set.kindOf[contest.laid(i)];
                if (contest.laidBy(i) == side
                        && isShown(i)
                        && !contest.isCancelled(i)
                        && set.op[kind] == CardSet.SHIFT) {
                    attribute = set.opN[kind];
                }
            }
        }
        return attribute;
    }

    private int visibleTotal(int side, int attribute) {
        Contest contest = state.contest();
        int total = contest.visibleTotal(side, attribute);
        for (int i = 0; i < contest.laid(); i++) {
            if (contest.laidBy(i) == side && isShown(i) && !contest.isCancelled(i)) {
                total += CardUse.adds(set, set.kindOf[contest.laid(i)], attribute);
            }
        }
        return total;
    }

    /** All of it is public: a challenge is turned up before it is fought, and the cards before they count. */
    static View settled(CardSet set, ContestResult result) {
        List<View> laid = new ArrayList<>();
        for (ContestResult.Laid card : result.laid()) {
            boolean counts = !card.isCancelled() && !result.isWithdrawal();
            laid.add(new View()
                    .with("seat", result.seat(card.side()))
                    .with("card", set.kind(card.kind()).id())
                    .with("cancelled", card.isCancelled())
                    .with("use", CardUse.of(set, card.kind()))
                    .with("adds", counts ? CardUse.adds(set, card.kind(), result.attribute()) : 0));
        }
        return new View()
                .with("round", result.round())
                .with("hero", result.hero())
                .with("other", result.other())
                .with("duel", result.isDuel())
                .with(
                        "card",
                        result.isDuel() ? "" : set.kind(result.challenge()).id())
                .with("withdrawn", result.isWithdrawal())
                .with("attribute", result.isWithdrawal() ? "" : Attribute.of(result.attribute()).code)
                .with("totals", List.of(result.heroTotal(), result.otherTotal()))
                .with("laid", laid)
                .with("winner", result.winner())
                .with("stake", result.stake())
                .with("moved", result.moved());
    }

    /** What each side has in each attribute before any card: printed values, abilities and objects, all public. */
    static List<List<Integer>> values(Contest contest) {
        List<List<Integer>> sides = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            List<Integer> values = new ArrayList<>();
            for (int attribute = 0; attribute < Attribute.values().length; attribute++) {
                values.add(contest.visibleTotal(side, attribute));
            }
            sides.add(List.copyOf(values));
        }
        return sides;
    }

    private View effect() {
        EffectStack effects = state.effects();
        Text wording = switch (effects.job()) {
            case Step.Job.LOOT -> new Text("An object is found.", "Un objet est trouvé.");
            case Step.Job.RETURN ->
                new Text(
                        "Return one of your four objects to the bottom of the pile.",
                        "Remettez l’un de vos quatre objets sous la pile.");
            case Step.Job.DRAW -> new Text("Cards are drawn.", "Des cartes sont piochées.");
            case Step.Job.CHOOSE -> new Text("Discard a card of your choice.", "Défaussez une carte de votre choix.");
            case Step.Job.DROP -> new Text("Cards are discarded at random.", "Des cartes sont défaussées au hasard.");
            default -> EffectText.of(set.abilities.get(effects.job()));
        };
        View view = new View()
                .with("seat", effects.jobSeat())
                .with("left", Math.abs(effects.jobCount()))
                .with("en", wording.en())
                .with("fr", wording.fr());
        boolean isTable = effects.job() >= 0 && set.deed(effects.job()) instanceof Effect.Table;
        return isTable ? view.with("table", true) : view;
    }

    private View offer(TreatyTerms terms) {
        Text words = MoveDescriptions.terms(state, terms, viewer);
        return new View()
                .with("by", terms.proposer())
                .with("asked", terms.asked())
                .with("text", TreatyNotation.write(terms, set, viewer))
                .with("en", words.en())
                .with("fr", words.fr());
    }

    private View stated(Statement statement) {
        Text words = StatementNotation.sentence(state, statement);
        return new View()
                .with("by", statement.by())
                .with("text", StatementNotation.write(statement, set))
                .with("en", words.en())
                .with("fr", words.fr());
    }

    private List<View> alliances() {
        List<View> alliances = new ArrayList<>();
        for (int seat = 0; seat < board.seats; seat++) {
            if (board.partner(seat) > seat) {
                TreatyTerms.AllianceTerm alliance = state.diplomacy().alliance(seat);
                View view = new View().with("seats", List.of(seat, board.partner(seat)));
                if (alliance.isBySeat()) {
                    view.with("bySeat", true);
                }
                alliances.add(view.with("win", alliance.win())
                        .with("loss", alliance.loss())
                        .with("loot", alliance.loot())
                        .with("object", TreatyNotation.objects(alliance)));
            }
        }
        return alliances;
    }

    private List<View> promises() {
        List<View> promises = new ArrayList<>();
        for (Promise promise : s.agreements.promises()) {
            boolean onSlot = promise.kind() == Promise.Kind.NO_CHALLENGE;
            promises.add(new View()
                    .with("treaty", promise.treaty())
                    .with("by", promise.by())
                    .with("kind", "no-" + promise.kind().code)
                    .with("target", onSlot ? MoveNotation.slot(promise.target()) : MoveNotation.seat(promise.target()))
                    .with("until", promise.until()));
        }
        return promises;
    }

    private static View outcome(Outcome outcome) {
        return new View().with("result", outcome.result()).with("reason", outcome.reason());
    }
}
