package parlour.game.file;

import java.util.ArrayList;
import java.util.List;
import parlour.game.NotationException;
import parlour.game.file.GameFile.Move;
import parlour.game.file.GameFile.Tag;

/** Parses the syntax of a {@link GameFile}, and records offsets so that error messages can name the line. */
public final class GameFileReader {

    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final int MAX_QUOTE_LENGTH = 40;

    private final String text;
    private final List<Tag> tags = new ArrayList<>();
    private final List<Integer> tagPlaces = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final List<Integer> movePlaces = new ArrayList<>();
    private String result = "";
    private int resultPlace;
    private int at;

    GameFileReader(String text) {
        this.text = text;
    }

    GameFile read() throws NotationException {
        if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
            at++;
        }
        skip();
        while (at < text.length() && text.charAt(at) == '[') {
            readTag();
            skip();
        }
        String number = "";
        while (at < text.length()) {
            number = readToken(number);
            skip();
        }
        if (!number.isEmpty()) {
            throw fail(
                    text.length(),
                    "a move must follow the number " + number,
                    "un coup doit suivre le numéro " + number);
        }
        return new GameFile(tags, moves, settled(), text);
    }

    // ---- Offsets ----

    int tagPlace(String name) {
        for (int i = 0; i < tags.size(); i++) {
            if (tags.get(i).name().equals(name)) {
                return tagPlaces.get(i);
            }
        }
        return 0;
    }

    int movePlace(int index) {
        return movePlaces.get(index);
    }

    int resultPlace() {
        return resultPlace;
    }

    NotationException fail(int place, String en, String fr) {
        return failure(text, place, "", "", en + ".", fr + ".");
    }

    /** An error that names the line, followed by any further detail that helps to find the place. */
    static NotationException failure(String text, int place, String whereEn, String whereFr, String en, String fr) {
        int line = 1;
        for (int i = 0; i < place; i++) {
            char c = text.charAt(i);
            boolean ends = c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'));
            line += ends ? 1 : 0;
        }
        return new NotationException(
                text, place, "Line " + line + whereEn + ": " + en, "Ligne " + line + whereFr + " : " + fr);
    }

    /** A text, shortened to fit into a sentence. */
    static String quoted(String text) {
        return text.length() <= MAX_QUOTE_LENGTH ? text : text.substring(0, MAX_QUOTE_LENGTH) + "…";
    }

    // ---- White space and comments ----

    private void skip() throws NotationException {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (isSpace(c)) {
                at++;
            } else if (c == ';') {
                skipLine();
            } else if (c == '{') {
                int end = text.indexOf('}', at);
                if (end < 0) {
                    throw fail(
                            at,
                            "the comment that begins here with { is never closed with }",
                            "le commentaire ouvert ici par { n’est jamais fermé par }");
                }
                at = end + 1;
            } else {
                return;
            }
        }
    }

    private void skipLine() {
        while (at < text.length() && !endsLine(text.charAt(at))) {
            at++;
        }
    }

    // ---- Tags ----

    private void readTag() throws NotationException {
        int start = at;
        at++;
        skipBlanks();
        int nameStart = at;
        while (at < text.length() && isTagLetter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(nameStart, at);
        if (name.isEmpty()) {
            throw badTag(
                    "a name of letters and digits must follow [", "un nom de lettres et de chiffres doit suivre [");
        }
        if (tags.stream().anyMatch(tag -> tag.name().equals(name))) {
            throw fail(start, "the tag " + name + " is given twice", "l’étiquette " + name + " est donnée deux fois");
        }
        skipBlanks();
        if (!isNext('"')) {
            throw badTag(
                    "the value of " + name + " must follow in quotation marks",
                    "la valeur de " + name + " doit suivre entre guillemets droits");
        }
        String value = readValue(name);
        skipBlanks();
        if (!isNext(']')) {
            throw badTag("a ] must close the tag " + name, "un ] doit fermer l’étiquette " + name);
        }
        at++;
        tags.add(new Tag(name, value));
        tagPlaces.add(start);
    }

    private String readValue(String name) throws NotationException {
        StringBuilder value = new StringBuilder();
        at++;
        while (!isNext('"')) {
            if (at >= text.length() || endsLine(text.charAt(at))) {
                throw badTag(
                        "the value of " + name + " must end with a quotation mark on the same line",
                        "la valeur de " + name + " doit se terminer par un guillemet droit sur la même ligne");
            }
            if (text.charAt(at) == '\\') {
                at++;
                if (!isNext('"') && !isNext('\\')) {
                    throw badTag(
                            "in a value \\ must come before \" or another \\",
                            "dans une valeur \\ doit précéder \" ou un autre \\");
                }
            }
            value.append(text.charAt(at));
            at++;
        }
        at++;
        return value.toString();
    }

    private NotationException badTag(String en, String fr) {
        return fail(
                Math.min(at, text.length()),
                "a tag is written [Name \"value\"]: " + en,
                "une étiquette s’écrit [Nom \"valeur\"] : " + fr);
    }

    private void skipBlanks() {
        while (at < text.length() && isSpace(text.charAt(at)) && !endsLine(text.charAt(at))) {
            at++;
        }
    }

    private boolean isNext(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    // ---- Moves and result ----

    /** Reads a move number, a move or the result; returns the number that has no move yet. */
    private String readToken(String waiting) throws NotationException {
        int start = at;
        while (at < text.length() && !isSpace(text.charAt(at))) {
            at++;
        }
        String token = text.substring(start, at);
        if (!result.isEmpty()) {
            throw fail(
                    start,
                    "nothing may follow the result " + result + ", but \"" + quoted(token) + "\" does",
                    "rien ne peut suivre le résultat " + result + ", mais on y trouve « " + quoted(token) + " »");
        }
        if (token.startsWith("[")) {
            throw fail(
                    start,
                    "all tags must come before the first move",
                    "toutes les étiquettes doivent précéder le premier coup");
        }
        int digits = digits(token);
        boolean numbered = digits > 0 && digits < token.length() && token.charAt(digits) == '.';
        if (!waiting.isEmpty() && (numbered || isResult(token))) {
            throw fail(
                    start,
                    "a move must follow the number " + waiting + ", not \"" + quoted(token) + "\"",
                    "un coup doit suivre le numéro " + waiting + ", pas « " + quoted(token) + " »");
        }
        if (isResult(token)) {
            result = token;
            resultPlace = start;
            return "";
        }
        if (!numbered) {
            addMove(waiting, token, start);
            return "";
        }
        int end = digits;
        while (end < token.length() && token.charAt(end) == '.') {
            end++;
        }
        String number = token.substring(0, end);
        if (!isNumber(number)) {
            throw fail(
                    start,
                    "the number of a move is written 12. or 12..., not \"" + quoted(token) + "\"",
                    "le numéro d’un coup s’écrit 12. ou 12..., pas « " + quoted(token) + " »");
        }
        if (end == token.length()) {
            return number;
        }
        addMove(number, token.substring(end), start + end);
        return "";
    }

    private void addMove(String number, String token, int place) throws NotationException {
        if (!isMove(token)) {
            throw fail(
                    place,
                    "a move is expected here, not \"" + quoted(token) + "\"",
                    "un coup est attendu ici, pas « " + quoted(token) + " »");
        }
        moves.add(new Move(number, token));
        movePlaces.add(place);
    }

    /** The result at the end must equal the result in the tags; either may be missing. */
    private String settled() throws NotationException {
        boolean isTagged = tags.stream().anyMatch(tag -> tag.name().equals(GameFile.RESULT));
        if (!isTagged) {
            return result.isEmpty() ? GameFile.UNFINISHED : result;
        }
        int tagPlace = tagPlace(GameFile.RESULT);
        String tagged = tags.get(tagPlaces.indexOf(tagPlace)).value();
        if (!isResult(tagged)) {
            throw fail(
                    tagPlace,
                    "\"" + quoted(tagged) + "\" is not a result: write a share for each seat, as 1-0 or 1/2-1/2, or *",
                    "« " + quoted(tagged)
                            + " » n’est pas un résultat : écrivez une part par place, comme 1-0 ou 1/2-1/2, ou *");
        }
        if (!result.isEmpty() && !tagged.equals(result)) {
            throw fail(
                    resultPlace,
                    "the moves end with the result " + result + ", but the tag Result says " + tagged,
                    "les coups se terminent par le résultat " + result + ", mais l’étiquette Result dit " + tagged);
        }
        resultPlace = result.isEmpty() ? tagPlace : resultPlace;
        return tagged;
    }

    // ---- Tokens ----

    private static boolean isSpace(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static boolean endsLine(char c) {
        return c == '\n' || c == '\r';
    }

    private static boolean isTagLetter(char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    }

    public static boolean isTagName(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (!isTagLetter(name.charAt(i))) {
                return false;
            }
        }
        return !name.isEmpty();
    }

    private static int digits(String token) {
        int digits = 0;
        while (digits < token.length() && token.charAt(digits) >= '0' && token.charAt(digits) <= '9') {
            digits++;
        }
        return digits;
    }

    public static boolean isNumber(String token) {
        int digits = digits(token);
        String dots = token.substring(digits);
        return digits > 0 && digits <= 6 && (dots.equals(".") || dots.equals("..."));
    }

    /** Shares separated by {@code -}, one for each seat, or {@link GameFile#UNFINISHED}. */
    public static boolean isResult(String token) {
        if (token.equals(GameFile.UNFINISHED)) {
            return true;
        }
        int shares = 0;
        int start = 0;
        while (start <= token.length()) {
            int dash = token.indexOf('-', start);
            int end = dash < 0 ? token.length() : dash;
            if (!isShare(token.substring(start, end))) {
                return false;
            }
            shares++;
            start = end + 1;
        }
        return shares > 1;
    }

    private static boolean isShare(String word) {
        return switch (word.length()) {
            case 1 -> word.equals("0") || word.equals("1");
            case 3 -> word.startsWith("1/") && word.charAt(2) >= '2' && word.charAt(2) <= '9';
            default -> false;
        };
    }

    /** The number of seats in a result; 0 if it is unfinished. */
    public static int shares(String result) {
        int shares = result.equals(GameFile.UNFINISHED) ? 0 : 1;
        for (int i = 0; i < result.length(); i++) {
            shares += result.charAt(i) == '-' ? 1 : 0;
        }
        return shares;
    }

    /** Whether a word cannot be mistaken for another kind of token. */
    public static boolean isMove(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (isSpace(word.charAt(i))) {
                return false;
            }
        }
        if (word.isEmpty() || isResult(word) || "[{;".indexOf(word.charAt(0)) >= 0) {
            return false;
        }
        int digits = digits(word);
        return digits == 0 || digits == word.length() || word.charAt(digits) != '.';
    }
}
