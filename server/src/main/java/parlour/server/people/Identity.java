package parlour.server.people;

/**
 * A person, and how they proved who they are.
 *
 * @param session the id of the session, or of the bot token
 */
public record Identity(Person person, String session) {}
