package parlour.conan;

import java.util.Map;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.game.Text;

/**
 * Moves as text: a word, and after a colon what it is done with: {@code lay:moor-reavers@a3}, {@code face:a3.1},
 * {@code bid:2}, {@code move:seat2>a4}, {@code treaty:1>2:3pg;2!duel:1@r7}. Cards are named by their id, adventures by their
 * slot {@code a1}…, challenges by slot and place on it, seats {@code seat1}….
 */
final class MoveText {

    static final String TREATY = "treaty:";

    private static final Map<String, Integer> PLAIN = Map.ofEntries(
            Map.entry("pass", Move.PASS),
            Map.entry("yes", Move.YES),
            Map.entry("no", Move.NO),
            Map.entry("decline", Move.DECLINE),
            Map.entry("take", Move.TAKE),
            Map.entry("accomplish", Move.ACCOMPLISH),
            Map.entry("hire", Move.HIRE),
            Map.entry("overcome", Move.OVERCOME),
            Map.entry("follow", Move.FOLLOW),
            Map.entry("withdraw", Move.WITHDRAW));
    private static final Map<String, Integer> ON_CARD = Map.ofEntries(
            Map.entry("hero", Move.HERO),
            Map.entry("adventure", Move.ADVENTURE),
            Map.entry("draw", Move.DRAW),
            Map.entry("open", Move.OPEN),
            Map.entry("play", Move.PLAY),
            Map.entry("discard", Move.DISCARD),
            Map.entry("loot", Move.LOOT),
            Map.entry("return", Move.RETURN),
            Map.entry("down", Move.DOWN),
            Map.entry("cancel", Move.CANCEL));
    private static final Map<String, Integer> ON_SEAT = Map.of(
            "swap", Move.SWAP,
            "first", Move.FIRST,
            "rob", Move.ROB,
            "spoil", Move.SPOIL,
            "duel", Move.DUEL);
    private static final Map<String, Integer> ON_CHALLENGE =
            Map.of("peek", Move.PEEK, "remove", Move.REMOVE, "face", Move.FACE);

    private final String input;
    private final CardSet set;
    private final int seats;
    private int at;

    private MoveText(String input, ConanPosition position) {
        this.input = input;
        this.set = position.set();
        this.seats = position.seats();
    }

    // ---- Writing ----

    static String slot(int slot) {
        return "a" + (slot + 1);
    }

    static String seat(int seat) {
        return "seat" + (seat + 1);
    }

    static String write(ConanPosition position, int move) {
        return write(position, move, TermsText.ALL);
    }

    /** What a viewer may read of a move. */
    static String write(ConanPosition position, int move, int viewer) {
        int kind = Move.kind(move);
        int a = Move.a(move);
        String challenge = slot(a) + "." + (Move.b(move) + 1);
        return switch (kind) {
            case Move.PASS -> "pass";
            case Move.YES -> "yes";
            case Move.NO -> "no";
            case Move.DECLINE -> "decline";
            case Move.TAKE -> "take";
            case Move.ACCOMPLISH -> "accomplish";
            case Move.HIRE -> "hire";
            case Move.OVERCOME -> "overcome";
            case Move.FOLLOW -> "follow";
            case Move.WITHDRAW -> "withdraw";
            case Move.HERO -> "hero:" + id(position, a);
            case Move.ADVENTURE -> "adventure:" + id(position, a);
            case Move.DRAW -> "draw:" + hidden(position, a, position.choices().drawer(), viewer);
            case Move.OPEN -> "open:" + id(position, a);
            case Move.PLAY -> "play:" + id(position, a);
            case Move.DISCARD -> "discard:" + id(position, a);
            case Move.LOOT -> "loot:" + id(position, a);
            case Move.RETURN -> "return:" + id(position, a);
            case Move.DOWN -> "down:" + hidden(position, a, position.turn(), viewer);
            case Move.CANCEL -> "cancel:" + id(position, a);
            case Move.SWAP -> "swap:" + seat(a);
            case Move.FIRST -> "first:" + seat(a);
            case Move.ROB -> "rob:" + seat(a);
            case Move.SPOIL -> "spoil:" + seat(a);
            case Move.DUEL -> "duel:" + seat(a);
            case Move.PEEK -> "peek:" + challenge;
            case Move.REMOVE -> "remove:" + challenge;
            case Move.FACE -> "face:" + challenge;
            case Move.MOVE_CHALLENGE -> "move:" + challenge + ">" + slot(Move.c(move));
            case Move.MOVE_HERO -> "move:" + seat(a) + ">" + slot(Move.b(move));
            case Move.LAY -> "lay:" + hidden(position, a, position.turn(), viewer) + "@" + slot(Move.b(move));
            case Move.GO -> "go:" + slot(a);
            case Move.BID -> "bid:" + a;
            case Move.NAME -> "name:" + Attribute.of(a).word;
            case Move.TREATY, Move.ALLIANCE, Move.PEACE, Move.SPARE ->
                TREATY + TermsText.write(position.talks().terms(move), position.set(), viewer);
            default -> throw new IllegalStateException("no move " + move);
        };
    }

    private static String id(ConanPosition position, int kind) {
        return position.set().kind(kind).id();
    }

    private static String hidden(ConanPosition position, int kind, int owner, int viewer) {
        return viewer == TermsText.ALL || viewer == owner ? id(position, kind) : "?";
    }

    // ---- Reading ----

    static Reading read(ConanPosition position, String text) throws NotationException {
        MoveText reader = new MoveText(text, position);
        if (text.startsWith(TREATY)) {
            int proposer = Math.max(0, position.turn());
            Terms terms = TermsText.read(text, TREATY.length(), position.set(), position.seats(), proposer);
            return WhyNotTreaty.judge(position, terms);
        }
        int move = reader.move();
        if (position.turn() != Position.NOBODY && listed(position).contains(move)) {
            return new Reading.Legal(move);
        }
        return new WhyNot(position).judge(move);
    }

    private static MoveList listed(ConanPosition position) {
        MoveList list = new MoveList();
        position.moves(list);
        return list;
    }

    private int move() throws NotationException {
        Integer plain = PLAIN.get(input);
        if (plain != null) {
            return Move.of(plain);
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
        if (at < input.length()) {
            throw fail(
                    "The move should end before \"" + input.substring(at) + "\"",
                    "Le coup devrait s’arrêter avant « " + input.substring(at) + " »");
        }
        return move;
    }

    private int move(String word) throws NotationException {
        Integer onCard = ON_CARD.get(word);
        if (onCard != null) {
            return Move.of(onCard, card());
        }
        Integer onSeat = ON_SEAT.get(word);
        if (onSeat != null) {
            return Move.of(onSeat, seat());
        }
        Integer onChallenge = ON_CHALLENGE.get(word);
        if (onChallenge != null) {
            int slot = slot();
            return Move.of(onChallenge, slot, place());
        }
        return switch (word) {
            case "lay" -> {
                int kind = card();
                expect('@');
                yield Move.of(Move.LAY, kind, slot());
            }
            case "go" -> Move.of(Move.GO, slot());
            case "bid" -> Move.of(Move.BID, number(255));
            case "name" -> Move.of(Move.NAME, attribute());
            case "move" -> {
                if (input.startsWith("seat", at)) {
                    int hero = seat();
                    expect('>');
                    yield Move.of(Move.MOVE_HERO, hero, slot());
                }
                int slot = slot();
                int place = place();
                expect('>');
                yield Move.of(Move.MOVE_CHALLENGE, slot, place, slot());
            }
            default -> {
                at = 0;
                throw fail("No move begins with \"" + word + ":\"", "Aucun coup ne commence par « " + word + ": »");
            }
        };
    }

    private int card() throws NotationException {
        int start = at;
        while (at < input.length()
                && (input.charAt(at) == '-' || (input.charAt(at) >= 'a' && input.charAt(at) <= 'z'))) {
            at++;
        }
        int kind = set.kind(input.substring(start, at));
        if (kind < 0) {
            at = start;
            throw fail("No card has the name that stands here", "Aucune carte ne porte le nom qui se trouve ici");
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
                "A seat from seat1 to seat" + seats + " should stand here",
                "Une place de seat1 à seat" + seats + " devrait se trouver ici");
    }

    private int slot() throws NotationException {
        expect('a');
        int start = at;
        int slot = number(State.MOST_SLOTS);
        if (slot == 0) {
            at = start;
            throw fail("Adventures are counted from a1", "Les aventures se comptent à partir de a1");
        }
        return slot - 1;
    }

    private int place() throws NotationException {
        expect('.');
        int start = at;
        int place = number(99);
        if (place == 0) {
            at = start;
            throw fail("Challenges are counted from 1", "Les défis se comptent à partir de 1");
        }
        return place - 1;
    }

    private int number(int most) throws NotationException {
        int start = at;
        while (at < input.length() && input.charAt(at) >= '0' && input.charAt(at) <= '9') {
            at++;
        }
        String digits = input.substring(start, at);
        boolean plain = digits.matches("0|[1-9][0-9]{0,2}");
        if (!plain || Integer.parseInt(digits) > most) {
            at = start;
            throw fail(
                    "A number up to " + most + " should stand here",
                    "Un nombre jusqu’à " + most + " devrait se trouver ici");
        }
        return Integer.parseInt(digits);
    }

    private int attribute() throws NotationException {
        for (Attribute attribute : Attribute.values()) {
            if (input.startsWith(attribute.word, at)) {
                at += attribute.word.length();
                return attribute.index;
            }
        }
        throw fail(
                "The attribute is strength, cunning or spirit", "La caractéristique est strength, cunning ou spirit");
    }

    private void expect(char c) throws NotationException {
        if (at >= input.length() || input.charAt(at) != c) {
            throw fail("\"" + c + "\" should stand here", "« " + c + " » devrait se trouver ici");
        }
        at++;
    }

    private NotationException fail(String en, String fr) {
        int place = Math.min(at, input.length());
        return new NotationException(
                input,
                place,
                new Text(
                        en + " (character " + (place + 1) + ") in \"" + input + "\".",
                        fr + " (caractère " + (place + 1) + ") dans « " + input + " »."));
    }
}
