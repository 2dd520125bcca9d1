package parlour.conan.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import parlour.conan.card.Attribute;
import parlour.conan.card.CardSet;
import parlour.conan.rules.Board;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.Contest;
import parlour.conan.rules.ContestResult;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Step;
import parlour.conan.rules.TreatyTerms;

/**
 * Positions as text: fields separated by one space, {@code -} for nothing, lists with {@code +} between their items,
 * seats from 1, cards by id.
 *
 * <ol>
 *   <li>the step, as {@link Step#NAMES} spells it;
 *   <li>{@code r} and the round, 0 while setting up;
 *   <li>the first player, or {@code ?};
 *   <li>{@code lead.index.lap.passes.paid}: the seat that began the phase, how many seats on it is, the number of laps
 *       and of consecutive passes, and the seats that have earned PG for a card in this phase (a bit each);
 *   <li>the seats separated by {@code /}: {@code hero,pg,slot,arrived,ally,objects,trophies,hand}; a card of a hand is
 *       {@code id.since.era}: the round in which it came there, and the shuffle it comes from;
 *   <li>alliances as {@link TreatyNotation} writes them, separated by {@code ;};
 *   <li>the adventures separated by {@code /}: {@code a1:id:challenges}, a challenge being
 *       {@code id.owner.facing.laid.since.era}, its facing {@code u} or {@code d} and the seats that have seen it;
 *   <li>the discard; 9. the objects at the bottom of their pile;
 *   <li value="10">the contest: {@code hero,other,challenge,bid,bid,side,attribute:cards}, a card being
 *       {@code id.side.spent.since.era};
 *   <li>effects: {@code then:action:beaten:jobs}, a job being {@code what,seat,n};
 *   <li>{@code asked,proposals,treaties}: the seat that answers, the number of proposals by seat, the number of
 *       treaties;
 *   <li>the proposal awaiting answers: {@code proposer~terms}; or what a player states that an effect does:
 *       {@code player=steps}, as {@link StatementNotation} writes it;
 *   <li>promises: {@code treaty.by.kind.target.until};
 *   <li>players' memory of cards that changed hands: {@code viewer.holder.id};
 *   <li>the number of times the discard was shuffled; after the end, a dot and the reason;
 *   <li>the last contest's result, omitted before the first:
 *       {@code round,hero,other,challenge,attribute,total,total,winner,stake,moved:cards}, the winner as side 0 or 1,
 *       {@code moved} the PG by seat separated by dots, a card being {@code id.side.cancelled}.
 * </ol>
 *
 * <p>All other cards are in the pile, among the heroes in the box, or unseen objects.
 */
public final class PositionWriter {

    private static final String NOTHING = "-";

    private final ConanState state;
    private final PackedState s;
    private final Board board;
    private final CardSet set;

    private PositionWriter(ConanState state) {
        this.state = state;
        this.s = state.packed();
        this.board = state.board();
        this.set = state.set();
    }

    public static String write(ConanState state) {
        return new PositionWriter(state).all();
    }

    private String all() {
        List<String> fields = new ArrayList<>(List.of(
                state.step(),
                "r" + s.b[PackedState.ROUND],
                state.first() < 0 ? "?" : Integer.toString(state.first() + 1),
                (s.b[PackedState.LEAD] + 1) + "." + s.b[PackedState.INDEX] + "." + s.b[PackedState.LAP] + "."
                        + s.b[PackedState.PASSES] + "." + s.b[PackedState.PAID],
                joined("/", board.seats, this::seat),
                alliances(),
                adventures(),
                cards(PackedState.DISCARD),
                list(s.b[PackedState.BOTTOM_COUNT], i -> set.id(s.b[PackedState.BOTTOM + i])),
                contest(),
                effects(),
                (s.b[PackedState.ASKED] < 0 ? NOTHING : Integer.toString(s.b[PackedState.ASKED] + 1)) + ","
                        + joined(".", board.seats, seat -> Integer.toString(s.b[PackedState.PROPOSED + seat])) + ","
                        + board.treaties(),
                s.agreements
                        .offer()
                        .map(terms ->
                                (terms.proposer() + 1) + "~" + TreatyNotation.write(terms, set, TreatyNotation.ALL))
                        .or(() -> s.agreements
                                .statement()
                                .map(it -> (it.by() + 1) + "=" + StatementNotation.write(it, set)))
                        .orElse(NOTHING),
                promises(),
                known(),
                s.b[PackedState.SHUFFLES] + (s.b[PackedState.REASON] == 0 ? "" : "." + s.b[PackedState.REASON])));
        s.contestResult.ifPresent(it -> fields.add(settled(it)));
        return String.join(" ", fields);
    }

    private static String joined(String separator, int size, IntFunction<String> item) {
        return String.join(separator, IntStream.range(0, size).mapToObj(item).toList());
    }

    private static String list(int size, IntFunction<String> item) {
        return size == 0 ? NOTHING : joined("+", size, item);
    }

    private static String list(List<String> items) {
        return items.isEmpty() ? NOTHING : String.join("+", items);
    }

    private String cards(int zone) {
        return list(s.size(zone), i -> set.id(s.nth(zone, i)));
    }

    private String id(int card) {
        return card < 0 ? NOTHING : set.id(card);
    }

    private String seat(int seat) {
        return id(board.hero(seat)) + "," + board.pg(seat) + ","
                + (board.slotOf(seat) < 0 ? NOTHING : MoveNotation.slot(board.slotOf(seat))) + ","
                + s.b[PackedState.ARRIVED + seat] + ","
                + id(board.ally(seat)) + "," + list(board.objects(seat), i -> id(board.object(seat, i))) + ","
                + cards(PackedState.TROPHIES + seat) + "," + hand(seat);
    }

    private String hand(int seat) {
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < s.size(PackedState.HAND + seat); i++) {
            cards.add(s.nth(PackedState.HAND + seat, i));
        }
        cards.sort(Comparator.comparingInt((Integer card) -> set.kindOf[card])
                .thenComparingInt(card -> s.b[PackedState.IN_HAND_SINCE + card])
                .thenComparingInt(card -> s.b[PackedState.SHUFFLE_NUMBER + card]));
        return list(cards.stream().map(card -> set.id(card) + aged(card)).toList());
    }

    private String aged(int card) {
        return "." + s.b[PackedState.IN_HAND_SINCE + card] + "." + s.b[PackedState.SHUFFLE_NUMBER + card];
    }

    private String alliances() {
        List<TreatyTerms.Term> unions = new ArrayList<>();
        for (int seat = 0; seat < board.seats; seat++) {
            if (board.partner(seat) > seat) {
                unions.add(state.diplomacy().alliance(seat));
            }
        }
        return unions.isEmpty() ? NOTHING : TreatyNotation.write(new TreatyTerms(0, unions), set, TreatyNotation.ALL);
    }

    private String adventures() {
        List<String> adventures = new ArrayList<>();
        for (int slot = 0; slot < set.slots; slot++) {
            int where = slot;
            if (board.isInPlay(slot)) {
                adventures.add(MoveNotation.slot(slot) + ":" + id(board.adventure(slot)) + ":"
                        + list(board.challenges(slot), nth -> challenge(board.challenge(where, nth))));
            }
        }
        return adventures.isEmpty() ? NOTHING : String.join("/", adventures);
    }

    private String challenge(int card) {
        StringBuilder text = new StringBuilder(set.id(card))
                .append('.')
                .append(board.owner(card) + 1)
                .append('.')
                .append(board.isFaceUp(card) ? 'u' : 'd');
        for (int seat = 0; seat < board.seats; seat++) {
            text.append(
                    (s.b[PackedState.CHALLENGE_FLAGS + card] & PackedState.SEEN << seat) != 0
                            ? Integer.toString(seat + 1)
                            : "");
        }
        return text.append('.')
                .append(s.b[PackedState.LAID_AT + card])
                .append(aged(card))
                .toString();
    }

    private String contest() {
        int challenge = s.b[PackedState.CHALLENGE];
        Contest contest = state.contest();
        if (!contest.isOn() && challenge < 0) {
            return NOTHING;
        }
        StringBuilder text = new StringBuilder();
        for (int side = 0; side < 2; side++) {
            text.append(contest.isOn() ? Integer.toString(contest.side(side) + 1) : NOTHING)
                    .append(',');
        }
        text.append(
                challenge < 0
                        ? NOTHING
                        : MoveNotation.slot(board.slotOfChallenge(challenge)) + "." + (board.ordinal(challenge) + 1));
        text.append(',').append(contest.bid(0)).append(',').append(contest.bid(1));
        text.append(',').append(contest.bidder()).append(',');
        text.append(contest.attribute() < 0 ? NOTHING : Attribute.of(contest.attribute()).code);
        List<String> laid = new ArrayList<>();
        for (int i = 0; i < contest.laid(); i++) {
            int card = contest.laid(i);
            laid.add(set.id(card) + "." + contest.laidBy(i) + "." + s.b[PackedState.LAID_FLAGS + i] + aged(card));
        }
        return text.append(':').append(list(laid)).toString();
    }

    private String settled(ContestResult it) {
        return it.round() + "," + (it.hero() + 1) + "," + (it.other() + 1) + ","
                + (it.isDuel() ? NOTHING : set.kind(it.challenge()).id()) + ","
                + (it.isWithdrawal() ? NOTHING : Attribute.of(it.attribute()).code) + ","
                + it.heroTotal() + "," + it.otherTotal() + "," + (it.heroWon() ? 0 : 1) + "," + it.stake() + ","
                + joined(
                        ".",
                        it.moved().size(),
                        seat -> Integer.toString(it.moved().get(seat))) + ":"
                + list(it.laid().stream()
                        .map(card ->
                                set.kind(card.kind()).id() + "." + card.side() + "." + (card.isCancelled() ? 1 : 0))
                        .toList());
    }

    private String effects() {
        int jobs = s.b[PackedState.JOB_COUNT];
        if (jobs == 0) {
            return NOTHING;
        }
        return Step.THEN.get(s.b[PackedState.AFTER_EFFECTS]) + ":" + cards(PackedState.PLAYING) + ":"
                + s.b[PackedState.BEATEN_LAST] + ":" + list(jobs, i -> job(PackedState.JOBS + 3 * i));
    }

    private String job(int at) {
        return jobName(set, s.b[at]) + "," + (s.b[at + 1] + 1) + "," + s.b[at + 2];
    }

    static String jobName(CardSet set, int job) {
        return switch (job) {
            case Step.Job.LOOT -> "loot";
            case Step.Job.RETURN -> "return";
            case Step.Job.TRIGGER -> "trigger";
            case Step.Job.DROP -> "drop";
            case Step.Job.STATED -> "stated";
            case Step.Job.DRAW -> "draw";
            case Step.Job.CHOOSE -> "choose";
            default -> {
                for (int kind = 0; kind < set.kinds().size(); kind++) {
                    int[] abilities = set.abilitiesOf[kind];
                    if (abilities.length > 0 && job >= abilities[0] && job <= abilities[abilities.length - 1]) {
                        yield set.kind(kind).id() + "." + (job - abilities[0]);
                    }
                }
                throw new IllegalStateException("no job " + job);
            }
        };
    }

    private String promises() {
        return list(s.agreements.promises().stream()
                .map(it -> it.treaty() + "." + (it.by() + 1) + "." + it.kind().code + "." + (it.target() + 1) + "."
                        + it.until())
                .toList());
    }

    private String known() {
        return list(s.agreements.known().stream()
                .map(it -> (it.viewer() + 1) + "." + (it.holder() + 1) + "."
                        + set.kind(it.kind()).id())
                .toList());
    }
}
