package parlour.game;

/**
 * An expected refusal: the rules do not allow what was requested.
 *
 * @param code stable and in kebab case, for programs
 * @param message what is wrong and where, for people
 */
public record Refusal(String code, Text message) implements ParseResult {

    public Refusal(String code, String en, String fr) {
        this(code, new Text(en, fr));
    }
}
