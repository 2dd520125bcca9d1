package parlour.game;

/** Thrown for text that cannot be parsed: names the input, the place and what was expected there. */
public final class NotationException extends Exception {

    private static final long serialVersionUID = 1L;

    private final String input;
    private final int place;
    private final transient Text sentence;

    /**
     * @param place the offset of the error in {@code input}, from 0
     * @param sentence what is wrong, for people to read
     */
    public NotationException(String input, int place, Text sentence) {
        super(sentence.en());
        this.input = input;
        this.place = place;
        this.sentence = sentence;
    }

    public NotationException(String input, int place, String en, String fr) {
        this(input, place, new Text(en, fr));
    }

    /** Appends the quoted text to both sentences, which are given without a full stop. */
    public static NotationException quoting(String input, int place, String en, String fr) {
        return new NotationException(input, place, en + " in \"" + input + "\".", fr + " dans « " + input + " ».");
    }

    public String input() {
        return input;
    }

    public int place() {
        return place;
    }

    public Text sentence() {
        return sentence;
    }
}
