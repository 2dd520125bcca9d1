package parlour.conquest;

import parlour.game.NotationException;
import parlour.game.NotationReader;
import parlour.game.Text;

/**
 * Positions as text: ranks 8 down to 1, the side to move, plies since the last capture, the move number.
 *
 * <p>Two extensions make it possible to write every position: the side to move is {@code ?} before the lot for the
 * first move is drawn, and a fifth field marks an ending that the board does not show, {@code #} when the Key die of
 * the side to move has been captured, {@code =} after a draw by threefold repetition.
 */
final class PositionNotation extends NotationReader {

    private static final String START = "e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3";

    /** Enough for any game, and far from overflow. */
    private static final int MAX_COUNTED = 999_999;

    private final ConquestPosition position;
    private final int[] ordinaryDice = new int[2];
    private final int[] keyDice = new int[2];

    private PositionNotation(String input, ConquestRules rules) {
        super(input);
        this.position = new ConquestPosition(rules);
    }

    static ConquestPosition start(ConquestRules rules) {
        String side = switch (rules.first()) {
            case LOT -> "?";
            case WHITE -> "w";
            case BLACK -> "b";
        };
        try {
            return read(START + " " + side + " 0 1", rules);
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    // ---- Reading ----

    static ConquestPosition read(String input, ConquestRules rules) throws NotationException {
        PositionNotation text = new PositionNotation(input, rules);
        text.readAll();
        return text.position;
    }

    private void readAll() throws NotationException {
        readBoard();
        field("the side to move", "le trait");
        int sideAt = at;
        int side = readSide();
        boolean drawn = input.charAt(sideAt) != '?';
        field("the plies since the last capture", "le nombre de demi-coups sans prise");
        int plies = readNumber("plies since the last capture", "demi-coups sans prise", 0);
        field("the move number", "le numéro du coup");
        int number = readNumber("move number", "numéro du coup", 1);
        EndReason ending = readEnding();
        for (int who = 0; who < 2; who++) {
            checkKey(who, ending == EndReason.KEY_TAKEN && who == side);
        }
        position.begin(side, drawn, plies, number, ending);
    }

    private void readBoard() throws NotationException {
        for (int rank = Board.RANKS - 1; rank >= 0; rank--) {
            readRank(rank);
            boolean another = at < input.length() && input.charAt(at) == '/';
            if (rank > 0 && !another) {
                throw fail(
                        "After rank " + (rank + 1) + " a / and rank " + rank
                                + " must follow: the board has eight ranks.",
                        "Après la rangée " + (rank + 1) + " il faut / puis la rangée " + rank
                                + " : le damier a huit rangées.");
            }
            if (rank == 0 && another) {
                throw fail(
                        "The board has eight ranks; this is the beginning of a ninth.",
                        "Le damier a huit rangées ; ici commence une neuvième.");
            }
            at++;
        }
        at--;
    }

    private void readRank(int rank) throws NotationException {
        int file = 0;
        while (at < input.length() && input.charAt(at) != '/' && input.charAt(at) != ' ') {
            char c = input.charAt(at);
            if (c >= '1' && c <= '9') {
                file += c - '0';
            } else {
                if (file < Board.FILES) {
                    readDie(c, Board.square(file, rank));
                }
                file++;
            }
            if (file > Board.FILES) {
                throw fail(
                        "Rank " + (rank + 1) + " has a tenth square; it has nine, a to i.",
                        "La rangée " + (rank + 1) + " a une dixième case ; elle en a neuf, de a à i.");
            }
            at++;
        }
        if (file < Board.FILES) {
            throw fail(
                    "Rank " + (rank + 1) + " ends after " + file + " of its nine squares.",
                    "La rangée " + (rank + 1) + " s’arrête après " + file + " de ses neuf cases.");
        }
    }

    /** Leaves {@link #at} on the last character of the die. */
    private void readDie(char letter, int on) throws NotationException {
        int side = letter >= 'a' ? ConquestPosition.BLACK : ConquestPosition.WHITE;
        char upper = Character.toUpperCase(letter);
        if (upper == 'K') {
            if (++keyDice[side] > 1) {
                throw fail(
                        name(side).en() + " has a second Key die on " + Board.name(on) + ".",
                        "Les " + name(side).fr() + " ont un second dé clef en " + Board.name(on) + ".");
            }
            position.put(side * Dice.A_SIDE, on, Handedness.KEY);
            return;
        }
        if (upper < 'A' || upper > 'F') {
            throw fail(
                    "\"" + letter + "\" on " + Board.name(on)
                            + " is not a die: write A-F or a-f and the south face, K or k, or 1-9 empty squares.",
                    "« " + letter + " » en " + Board.name(on)
                            + " n’est pas un dé : écrivez A-F ou a-f et la face sud, K ou k, ou 1-9 cases vides.");
        }
        int top = upper - 'A' + 1;
        at++;
        if (at >= input.length() || input.charAt(at) < '1' || input.charAt(at) > '6') {
            throw fail(
                    "The die on " + Board.name(on) + " has no south face: a digit from 1 to 6 must follow \"" + letter
                            + "\".",
                    "Il manque la face sud du dé en " + Board.name(on) + " : un chiffre de 1 à 6 doit suivre « "
                            + letter + " ».");
        }
        int south = input.charAt(at) - '0';
        checkFaces(top, south, on);
        if (++ordinaryDice[side] > Dice.A_SIDE - 1) {
            throw fail(
                    name(side).en() + " has a ninth ordinary die on " + Board.name(on) + "; a side has eight.",
                    "Les " + name(side).fr() + " ont un neuvième dé ordinaire en " + Board.name(on)
                            + " ; un camp en a huit.");
        }
        position.put(side * Dice.A_SIDE + ordinaryDice[side], on, Handedness.orientation(top, south));
    }

    private void checkFaces(int top, int south, int on) throws NotationException {
        if (top == south) {
            throw fail(
                    "The die on " + Board.name(on) + " cannot show " + top + " on top and to the south at once.",
                    "Le dé en " + Board.name(on) + " ne peut pas montrer " + top + " à la fois dessus et au sud.");
        }
        if (top + south == 7) {
            throw fail(
                    "The die on " + Board.name(on) + " shows " + top + " on top, so " + south
                            + " lies underneath and cannot face south.",
                    "Le dé en " + Board.name(on) + " montre " + top + " dessus, donc " + south
                            + " est dessous et ne peut pas être au sud.");
        }
    }

    private int readSide() throws NotationException {
        String word = word();
        int side = switch (word) {
            case "w", "?" -> ConquestPosition.WHITE;
            case "b" -> ConquestPosition.BLACK;
            default ->
                throw fail(
                        "The side to move is w or b, not \"" + word + "\".",
                        "Le trait est w (Blancs) ou b (Noirs), pas « " + word + " ».");
        };
        at += word.length();
        return side;
    }

    private int readNumber(String en, String fr, int min) throws NotationException {
        String word = word();
        boolean plain = word.matches("0|[1-9][0-9]{0,5}");
        if (!plain || Integer.parseInt(word) < min) {
            throw fail(
                    "The " + en + " must be a whole number from " + min + " to " + MAX_COUNTED + ", not \"" + word
                            + "\".",
                    "Le compteur « " + fr + " » doit être un nombre entier de " + min + " à " + MAX_COUNTED + ", pas « "
                            + word + " ».");
        }
        at += word.length();
        return Integer.parseInt(word);
    }

    private EndReason readEnding() throws NotationException {
        if (at == input.length()) {
            return EndReason.NONE;
        }
        String rest = input.substring(at);
        return switch (rest) {
            case " #" -> EndReason.KEY_TAKEN;
            case " =" -> EndReason.REPETITION;
            default ->
                throw fail(
                        "Nothing may follow the move number, except # or = where the game has ended; found \""
                                + rest.strip() + "\".",
                        "Rien ne peut suivre le numéro du coup, sauf # ou = quand la partie est finie ; trouvé : « "
                                + rest.strip() + " ».");
        };
    }

    private void checkKey(int side, boolean taken) throws NotationException {
        at = 0;
        if (keyDice[side] == 0 && !taken) {
            throw fail(
                    name(side).en() + " has no Key die (" + (side == ConquestPosition.WHITE ? "K" : "k")
                            + ") on the board.",
                    "Les " + name(side).fr() + " n’ont pas de dé clef (" + (side == ConquestPosition.WHITE ? "K" : "k")
                            + ") sur le damier.");
        }
        if (keyDice[side] == 1 && taken) {
            at = input.length() - 1;
            throw fail(
                    "The # says that the Key die of the side to move is taken, but it stands on the board.",
                    "Le # dit que le dé clef du camp au trait est pris, mais il est sur le damier.");
        }
    }

    private static Text name(int side) {
        return side == ConquestPosition.WHITE ? new Text("White", "Blancs") : new Text("Black", "Noirs");
    }

    // ---- Writing ----

    static String write(ConquestPosition position) {
        StringBuilder text = new StringBuilder();
        for (int rank = Board.RANKS - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < Board.FILES; file++) {
                int on = Board.square(file, rank);
                if (position.isEmpty(on)) {
                    empty++;
                } else {
                    text.append(empty == 0 ? "" : Integer.toString(empty)).append(die(position, on));
                    empty = 0;
                }
            }
            text.append(empty == 0 ? "" : Integer.toString(empty)).append(rank == 0 ? ' ' : '/');
        }
        text.append(!position.isLotDrawn() ? '?' : position.side() == ConquestPosition.WHITE ? 'w' : 'b');
        text.append(' ').append(position.pliesSinceCapture()).append(' ').append(position.round());
        return switch (position.endReason()) {
            case KEY_TAKEN -> text.append(" #").toString();
            case REPETITION -> text.append(" =").toString();
            case NONE, KEY_SQUARE, NO_PROGRESS, NO_MOVE -> text.toString();
        };
    }

    private static String die(ConquestPosition position, int on) {
        boolean white = position.owner(on) == ConquestPosition.WHITE;
        if (position.holdsKey(on)) {
            return white ? "K" : "k";
        }
        int orientation = position.orientation(on);
        return "" + (char) ((white ? 'A' : 'a') + Handedness.top(orientation) - 1) + Handedness.south(orientation);
    }
}
