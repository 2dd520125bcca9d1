package parlour.game;

/** A text for people to read, in both languages. */
public record Text(String en, String fr) {

    /** For names and symbols that are the same in both. */
    public static Text same(String both) {
        return new Text(both, both);
    }

    /** As it is shown to a reader. In French, a line does not break before punctuation. */
    public String in(Language language) {
        return switch (language) {
            case ENGLISH -> en;
            case FRENCH -> FrenchSpaces.in(fr);
        };
    }
}
