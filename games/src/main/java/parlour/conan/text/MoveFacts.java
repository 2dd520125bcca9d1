package parlour.conan.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conan.card.CardSet;
import parlour.conan.rules.Board;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.Contest;
import parlour.conan.rules.ContestResult;
import parlour.conan.rules.FinalScore;
import parlour.conan.rules.MoveCode;
import parlour.conan.rules.PackedState;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.View;

/**
 * What came of a move, as everybody at the table could see it; for telling the game in words. Fields, each only where
 * it applies:
 *
 * <ul>
 *   <li>{@code step}: what the game waited for; {@code drawing}: the seat chance drew for;
 *   <li>{@code slots}: the adventures the move names, each {@code slot} and {@code card};
 *   <li>{@code challenge}: the one the move names: {@code owner}, and {@code card} if everybody has seen it;
 *   <li>{@code hired}: {@code card} and {@code cost} of an ally;
 *   <li>{@code contest}: its result, as {@code settled} in {@link ConanView}, and with it {@code adventure},
 *       {@code heroes} (cards, the hero's side first, nothing for a challenge), {@code bids}, {@code values} (by side and
 *       attribute, before any card);
 *   <li>{@code accomplished}: {@code seat}, {@code card}, {@code loot} in PG, {@code partner} and {@code shared} of it;
 *   <li>{@code found}: {@code seat} and {@code card} of an object; {@code signed}: a treaty was concluded;
 *   <li>{@code out}: the seats that have lost their last PG;
 *   <li>{@code glory}: the seats whose PG changed: {@code seat}, {@code before}, {@code after}, {@code why}: a list of
 *       {@code by} ({@code start}, {@code card}, {@code contest}, {@code loot}, {@code hire}, {@code steal},
 *       {@code treaty}, {@code effect}) and {@code n};
 *   <li>{@code over}: {@code reason} and {@code winners}, if it ended the game.
 * </ul>
 */
public final class MoveFacts {

    private final ConanState state;
    private final Board board;
    private final CardSet set;
    private final int move;
    private final int kind;

    // Before the move.
    private final int mover;
    private final int[] pg;
    private final boolean[] wasIn;
    private final List<View> named = new ArrayList<>();
    private final int challenge;
    private final int owner;
    private final int hireCost;
    private final int treaties;
    private final Optional<ContestResult> lastContest;
    private final Optional<ContestBefore> contestBefore;
    private final int[] adventures;
    private final int[] partners;
    private final int[] lootShares;
    private final View facts;

    private record ContestBefore(
            String adventure, List<String> heroes, List<Integer> bids, List<List<Integer>> values) {}

    private MoveFacts(ConanState state, int move) {
        this.state = state;
        this.board = state.board();
        this.set = state.set();
        this.move = move;
        kind = MoveCode.kind(move);
        mover = state.turn() == Position.CHANCE ? state.moveGenerator().drawer() : state.turn();
        facts = new View().with("step", state.step());
        if (state.turn() == Position.CHANCE) {
            facts.with("drawing", mover);
        }
        pg = new int[board.seats];
        wasIn = new boolean[board.seats];
        partners = new int[board.seats];
        lootShares = new int[board.seats];
        for (int seat = 0; seat < board.seats; seat++) {
            pg[seat] = board.pg(seat);
            wasIn[seat] = board.isInGame(seat);
            partners[seat] = board.partner(seat);
            lootShares[seat] = state.packed().b[PackedState.LOOT_SHARE + seat];
        }
        adventures = new int[set.slots];
        for (int slot = 0; slot < adventures.length; slot++) {
            adventures[slot] = board.adventure(slot);
        }
        treaties = board.treaties();
        lastContest = state.packed().contestResult;
        hireCost = kind == MoveCode.HIRE ? board.hireCost(mover, state.packed().b[PackedState.CHALLENGE]) : 0;
        challenge = challengeNamed();
        owner = challenge < 0 ? PackedState.NONE : board.owner(challenge);
        contestBefore = state.contest().isOn() ? Optional.of(contestBefore()) : Optional.empty();
        nameSlots();
    }

    /** Plays the move. */
    public static View play(ConanState state, int move) {
        MoveFacts before = new MoveFacts(state, move);
        state.play(move);
        return before.after();
    }

    // ---- Before the move ----

    private int challengeNamed() {
        return switch (kind) {
            case MoveCode.FACE, MoveCode.PEEK, MoveCode.REMOVE, MoveCode.MOVE_CHALLENGE ->
                board.challenge(MoveCode.arg1(move), MoveCode.arg2(move));
            case MoveCode.HIRE, MoveCode.OVERCOME -> state.packed().b[PackedState.CHALLENGE];
            default -> PackedState.NONE;
        };
    }

    private void nameSlots() {
        switch (kind) {
            case MoveCode.GO, MoveCode.PEEK, MoveCode.REMOVE, MoveCode.FACE -> name(MoveCode.arg1(move));
            case MoveCode.LAY -> name(MoveCode.arg2(move));
            case MoveCode.MOVE_CHALLENGE -> {
                name(MoveCode.arg1(move));
                name(MoveCode.arg3(move));
            }
            case MoveCode.MOVE_HERO -> name(MoveCode.arg2(move));
            case MoveCode.DUEL -> name(board.slotOf(mover));
            case MoveCode.TREATY, MoveCode.ALLIANCE, MoveCode.PEACE, MoveCode.SPARE, MoveCode.STATE -> {
                for (int slot = 0; slot < set.slots; slot++) {
                    if (board.isInPlay(slot)) {
                        name(slot);
                    }
                }
            }
            default -> {}
        }
    }

    private void name(int slot) {
        if (slot >= 0 && board.isInPlay(slot)) {
            named.add(new View().with("slot", MoveNotation.slot(slot)).with("card", set.id(board.adventure(slot))));
        }
    }

    private ContestBefore contestBefore() {
        Contest contest = state.contest();
        int slot = board.slotOf(contest.side(0));
        return new ContestBefore(
                slot < 0 ? "" : set.id(board.adventure(slot)),
                List.of(hero(contest.side(0)), contest.isDuel() ? hero(contest.side(1)) : ""),
                List.of(contest.bid(0), contest.bid(1)),
                ConanView.values(contest));
    }

    private String hero(int seat) {
        return board.hero(seat) < 0 ? "" : set.id(board.hero(seat));
    }

    // ---- After the move ----

    private View after() {
        if (!named.isEmpty()) {
            facts.with("slots", named);
        }
        if (challenge >= 0) {
            facts.with("challenge", challengeFacts());
        }
        if (kind == MoveCode.HIRE) {
            facts.with("hired", new View().with("card", set.id(challenge)).with("cost", hireCost));
        }
        int[] unexplained = new int[board.seats];
        List<List<View>> why = new ArrayList<>();
        for (int seat = 0; seat < board.seats; seat++) {
            unexplained[seat] = board.pg(seat) - pg[seat];
            why.add(new ArrayList<>());
        }
        Optional<ContestResult> settled = state.packed().contestResult;
        if (settled.isPresent() && !settled.equals(lastContest)) {
            facts.with("contest", contest(settled.get()));
            for (int seat = 0; seat < board.seats; seat++) {
                explain(why, unexplained, seat, "contest", settled.get().moved().get(seat));
            }
        }
        if (kind == MoveCode.HIRE) {
            explain(why, unexplained, mover, "hire", -hireCost);
        }
        accomplished(why, unexplained);
        if (kind == MoveCode.LOOT) {
            facts.with(
                    "found",
                    new View()
                            .with("seat", mover)
                            .with("card", set.kind(MoveCode.arg1(move)).id()));
        }
        boolean isSigned = board.treaties() > treaties;
        if (isSigned) {
            facts.with("signed", true);
        }
        List<Integer> out = new ArrayList<>();
        for (int seat = 0; seat < board.seats; seat++) {
            if (wasIn[seat] && !board.isInGame(seat)) {
                out.add(seat);
            }
        }
        if (!out.isEmpty()) {
            facts.with("out", out);
        }
        explainRest(why, unexplained, isSigned);
        glory(why);
        if (state.isOver()) {
            Outcome outcome = FinalScore.outcome(board);
            facts.with("over", new View().with("reason", outcome.reason()).with("winners", winners(outcome)));
        }
        return facts;
    }

    private static List<Integer> winners(Outcome outcome) {
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < outcome.shares().size(); seat++) {
            if (outcome.share(seat) > 0) {
                winners.add(seat);
            }
        }
        return winners;
    }

    /** A challenge is named only if it lies face up for all, or went to the open discard or to a hero's side. */
    private View challengeFacts() {
        boolean isPublic = state.packed().zone(challenge) != PackedState.CHALLENGES || board.isFaceUp(challenge);
        View view = new View().with("owner", owner);
        return isPublic ? view.with("card", set.id(challenge)) : view;
    }

    private View contest(ContestResult result) {
        View view = ConanView.settled(set, result);
        contestBefore.ifPresent(before -> view.with("adventure", before.adventure)
                .with("heroes", before.heroes)
                .with("bids", before.bids)
                .with("values", before.values));
        return view;
    }

    private void accomplished(List<List<View>> why, int[] unexplained) {
        for (int slot = 0; slot < adventures.length; slot++) {
            int card = adventures[slot];
            int zone = card < 0 ? PackedState.NONE : state.packed().zone(card);
            if (zone >= PackedState.TROPHIES && zone < PackedState.TROPHIES + PackedState.SEATS) {
                int seat = zone - PackedState.TROPHIES;
                int partner = partners[seat];
                int loot = set.card(card).glory();
                int shared = partner < 0 ? 0 : set.card(card).gloryForPartner(lootShares[seat]);
                View view =
                        new View().with("seat", seat).with("card", set.id(card)).with("loot", loot);
                if (partner >= 0) {
                    view.with("partner", partner).with("shared", shared);
                    explain(why, unexplained, partner, "loot", shared);
                }
                explain(why, unexplained, seat, "loot", loot - shared);
                facts.with("accomplished", view);
                return;
            }
        }
    }

    private static void explain(List<List<View>> why, int[] unexplained, int seat, String by, int n) {
        if (n != 0) {
            why.get(seat).add(new View().with("by", by).with("n", n));
            unexplained[seat] -= n;
        }
    }

    private void explainRest(List<List<View>> why, int[] unexplained, boolean isSigned) {
        if (kind == MoveCode.STEAL) {
            int rival = MoveCode.arg1(move);
            int stolen = Math.max(0, -unexplained[rival]);
            explain(why, unexplained, rival, "steal", -stolen);
            explain(why, unexplained, mover, "steal", stolen);
        }
        String rest = isSigned
                ? "treaty"
                : switch (kind) {
                    case MoveCode.LAY, MoveCode.OPEN -> "card";
                    case MoveCode.DRAW -> state.packed().b[PackedState.ROUND] == 0 ? "start" : "effect";
                    default -> "effect";
                };
        for (int seat = 0; seat < board.seats; seat++) {
            explain(why, unexplained, seat, rest, unexplained[seat]);
        }
    }

    private void glory(List<List<View>> why) {
        List<View> changes = new ArrayList<>();
        for (int seat = 0; seat < board.seats; seat++) {
            if (!why.get(seat).isEmpty()) {
                changes.add(new View()
                        .with("seat", seat)
                        .with("before", pg[seat])
                        .with("after", board.pg(seat))
                        .with("why", why.get(seat)));
            }
        }
        if (!changes.isEmpty()) {
            facts.with("glory", changes);
        }
    }
}
