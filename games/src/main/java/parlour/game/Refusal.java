package parlour.game;

/**
 * An expected "no": the rules do not allow it.
 *
 * @param code stable and in kebab case, for programs
 * @param message what is wrong and where, for people
 */
public record Refusal(String code, Text message) implements ParseResult {

    public static Refusal of(String code, String en, String fr) {
        return new Refusal(code, new Text(en, fr));
    }
}
