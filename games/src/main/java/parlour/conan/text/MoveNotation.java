package parlour.conan.text;

import java.util.Map;
import parlour.conan.card.Attribute;
import parlour.conan.card.CardSet;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.MoveCode;
import parlour.conan.rules.TreatyTerms;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;

/**
 * Moves as text: a word, and after a colon its arguments: {@code lay:moor-reavers@a3}, {@code face:a3.1},
 * {@code bid:2}, {@code move:seat2>a4}, {@code treaty:1>2:3pg;2!duel:1@r7}, {@code state:1>2:3pg;2+1}. Cards are named by their id, adventures by
 * their slot {@code a1}…, challenges by slot and place on it, seats {@code seat1}….
 */
public final class MoveNotation extends TextScanner {

    static final String TREATY = "treaty:";
    static final String STATE = "state:";

    private static final Map<String, Integer> PLAIN = Map.ofEntries(
            Map.entry("pass", MoveCode.PASS),
            Map.entry("yes", MoveCode.YES),
            Map.entry("no", MoveCode.NO),
            Map.entry("decline", MoveCode.DECLINE),
            Map.entry("take", MoveCode.TAKE),
            Map.entry("accomplish", MoveCode.ACCOMPLISH),
            Map.entry("hire", MoveCode.HIRE),
            Map.entry("overcome", MoveCode.OVERCOME),
            Map.entry("follow", MoveCode.FOLLOW),
            Map.entry("withdraw", MoveCode.WITHDRAW));
    private static final Map<String, Integer> ON_CARD = Map.ofEntries(
            Map.entry("hero", MoveCode.HERO),
            Map.entry("adventure", MoveCode.ADVENTURE),
            Map.entry("draw", MoveCode.DRAW),
            Map.entry("open", MoveCode.OPEN),
            Map.entry("play", MoveCode.PLAY),
            Map.entry("discard", MoveCode.DISCARD),
            Map.entry("loot", MoveCode.LOOT),
            Map.entry("return", MoveCode.RETURN),
            Map.entry("down", MoveCode.LAY_FACE_DOWN),
            Map.entry("cancel", MoveCode.CANCEL));
    private static final Map<String, Integer> ON_SEAT = Map.of(
            "swap", MoveCode.SWAP,
            "first", MoveCode.FIRST,
            "rob", MoveCode.STEAL,
            "spoil", MoveCode.FORCE_DISCARD,
            "duel", MoveCode.DUEL);
    private static final Map<String, Integer> ON_CHALLENGE =
            Map.of("peek", MoveCode.PEEK, "remove", MoveCode.REMOVE, "face", MoveCode.FACE);

    private final CardSet set;
    private final int seats;

    private MoveNotation(String input, ConanState state) {
        super(input, 0, state.set().slots);
        this.set = state.set();
        this.seats = state.seats();
    }

    // ---- Writing ----

    public static String slot(int slot) {
        return "a" + (slot + 1);
    }

    public static String seat(int seat) {
        return "seat" + (seat + 1);
    }

    public static String write(ConanState state, int move) {
        return write(state, move, TreatyNotation.ALL);
    }

    /** A move as a viewer may read it. */
    public static String write(ConanState state, int move, int viewer) {
        int kind = MoveCode.kind(move);
        int a = MoveCode.arg1(move);
        String challenge = slot(a) + "." + (MoveCode.arg2(move) + 1);
        return switch (kind) {
            case MoveCode.PASS -> "pass";
            case MoveCode.YES -> "yes";
            case MoveCode.NO -> "no";
            case MoveCode.DECLINE -> "decline";
            case MoveCode.TAKE -> "take";
            case MoveCode.ACCOMPLISH -> "accomplish";
            case MoveCode.HIRE -> "hire";
            case MoveCode.OVERCOME -> "overcome";
            case MoveCode.FOLLOW -> "follow";
            case MoveCode.WITHDRAW -> "withdraw";
            case MoveCode.HERO -> "hero:" + id(state, a);
            case MoveCode.ADVENTURE -> "adventure:" + id(state, a);
            case MoveCode.DRAW ->
                "draw:" + hidden(state, a, state.moveGenerator().drawer(), viewer);
            case MoveCode.OPEN -> "open:" + id(state, a);
            case MoveCode.PLAY -> "play:" + id(state, a);
            case MoveCode.DISCARD -> "discard:" + id(state, a);
            case MoveCode.LOOT -> "loot:" + id(state, a);
            case MoveCode.RETURN -> "return:" + id(state, a);
            case MoveCode.LAY_FACE_DOWN -> "down:" + hidden(state, a, state.turn(), viewer);
            case MoveCode.CANCEL -> "cancel:" + id(state, a);
            case MoveCode.SWAP -> "swap:" + seat(a);
            case MoveCode.FIRST -> "first:" + seat(a);
            case MoveCode.STEAL -> "rob:" + seat(a);
            case MoveCode.FORCE_DISCARD -> "spoil:" + seat(a);
            case MoveCode.DUEL -> "duel:" + seat(a);
            case MoveCode.PEEK -> "peek:" + challenge;
            case MoveCode.REMOVE -> "remove:" + challenge;
            case MoveCode.FACE -> "face:" + challenge;
            case MoveCode.MOVE_CHALLENGE -> "move:" + challenge + ">" + slot(MoveCode.arg3(move));
            case MoveCode.MOVE_HERO -> "move:" + seat(a) + ">" + slot(MoveCode.arg2(move));
            case MoveCode.LAY -> "lay:" + hidden(state, a, state.turn(), viewer) + "@" + slot(MoveCode.arg2(move));
            case MoveCode.GO -> "go:" + slot(a);
            case MoveCode.BID -> "bid:" + a;
            case MoveCode.NAME -> "name:" + Attribute.of(a).code;
            case MoveCode.TREATY, MoveCode.ALLIANCE, MoveCode.PEACE, MoveCode.SPARE ->
                TREATY + TreatyNotation.write(state.diplomacy().terms(move), state.set(), viewer);
            case MoveCode.STATE -> STATE + StatementNotation.write(state.table().statement(move), state.set());
            default -> throw new IllegalStateException("no move " + move);
        };
    }

    private static String id(ConanState state, int kind) {
        return state.set().kind(kind).id();
    }

    private static String hidden(ConanState state, int kind, int owner, int viewer) {
        return viewer == TreatyNotation.ALL || viewer == owner ? id(state, kind) : "?";
    }

    // ---- Reading ----

    public static ParseResult read(ConanState state, String text) throws NotationException {
        MoveNotation reader = new MoveNotation(text, state);
        if (text.startsWith(TREATY)) {
            int proposer = Math.max(0, state.turn());
            TreatyTerms terms = TreatyNotation.read(text, TREATY.length(), state.set(), state.seats(), proposer);
            return TreatyRefusals.explain(state, terms);
        }
        if (text.startsWith(STATE)) {
            int by = Math.max(0, state.turn());
            return StatementNotation.explain(
                    state, StatementNotation.read(text, STATE.length(), state.set(), state.seats(), by));
        }
        int move = reader.move();
        if (state.turn() != Position.NOBODY && listed(state).contains(move)) {
            return new ParseResult.Legal(move);
        }
        return new MoveRefusals(state).explain(move);
    }

    private static MoveList listed(ConanState state) {
        MoveList list = new MoveList();
        state.legalMoves(list);
        return list;
    }

    private int move() throws NotationException {
        Integer plain = PLAIN.get(input);
        if (plain != null) {
            return MoveCode.of(plain);
        }
        int colon = input.indexOf(':');
        if (colon < 0) {
            throw fail(
                    "A move is a word such as pass, or a word, a colon and more, such as bid:2",
                    "Un coup est un mot comme pass, ou un mot, deux-points et une suite, comme bid:2");
        }
        String word = input.substring(0, colon);
        at = colon + 1;
        int move = move(word);
        expectEnd("The move", "Le coup");
        return move;
    }

    private int move(String word) throws NotationException {
        Integer onCard = ON_CARD.get(word);
        if (onCard != null) {
            return MoveCode.of(onCard, card());
        }
        Integer onSeat = ON_SEAT.get(word);
        if (onSeat != null) {
            return MoveCode.of(onSeat, seat());
        }
        Integer onChallenge = ON_CHALLENGE.get(word);
        if (onChallenge != null) {
            int slot = slot();
            return MoveCode.of(onChallenge, slot, place());
        }
        return switch (word) {
            case "lay" -> {
                int kind = card();
                expect('@');
                yield MoveCode.of(MoveCode.LAY, kind, slot());
            }
            case "go" -> MoveCode.of(MoveCode.GO, slot());
            case "bid" -> MoveCode.of(MoveCode.BID, number(255));
            case "name" -> MoveCode.of(MoveCode.NAME, attribute());
            case "move" -> {
                if (input.startsWith("seat", at)) {
                    int hero = seat();
                    expect('>');
                    yield MoveCode.of(MoveCode.MOVE_HERO, hero, slot());
                }
                int slot = slot();
                int place = place();
                expect('>');
                yield MoveCode.of(MoveCode.MOVE_CHALLENGE, slot, place, slot());
            }
            default -> {
                at = 0;
                throw fail("No move begins with \"" + word + ":\"", "Aucun coup ne commence par « " + word + ": »");
            }
        };
    }

    private int card() throws NotationException {
        int start = at;
        int kind = set.kind(name());
        if (kind < 0) {
            at = start;
            throw fail("No card has this name", "Aucune carte ne porte ce nom");
        }
        return kind;
    }

    private int seat() throws NotationException {
        for (int seat = 0; seat < seats; seat++) {
            if (input.startsWith(seat(seat), at)) {
                at += seat(seat).length();
                return seat;
            }
        }
        throw fail(
                "A seat from seat1 to seat" + seats + " is expected here",
                "Une place de seat1 à seat" + seats + " est attendue ici");
    }

    private int place() throws NotationException {
        expect('.');
        return oneBased(99, "Challenges are counted from 1", "Les défis se comptent à partir de 1");
    }

    private int attribute() throws NotationException {
        for (Attribute attribute : Attribute.values()) {
            if (input.startsWith(attribute.code, at)) {
                at += attribute.code.length();
                return attribute.index;
            }
        }
        throw fail("The attribute is strength, cunning or spirit", "L’attribut est strength, cunning ou spirit");
    }
}
