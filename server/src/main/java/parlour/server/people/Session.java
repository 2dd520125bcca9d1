package parlour.server.people;

/**
 * Somebody in front of a browser.
 *
 * @param cookie by which the browser is known from now on
 * @param isNew whether the browser must be told the cookie; false if it is the one it has
 */
public record Session(Person person, SecretText cookie, boolean isNew) {}
