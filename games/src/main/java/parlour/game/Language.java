package parlour.game;

/** The languages of the user interface. */
public enum Language {
    ENGLISH("en"),
    FRENCH("fr");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    /** The two-letter code of ISO 639-1. */
    public String code() {
        return code;
    }

    /** French for any tag that starts with {@code fr}, English for everything else. */
    public static Language of(String tag) {
        return tag.regionMatches(true, 0, "fr", 0, 2) ? FRENCH : ENGLISH;
    }
}
