package parlour.game;

/**
 * An expected "no": the rules do not allow it.
 *
 * @param reason stable and in kebab case, for programs
 * @param sentence what is wrong and where, for people
 */
public record Refusal(String reason, Text sentence) implements Reading {}
