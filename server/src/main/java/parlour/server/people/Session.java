package parlour.server.people;

/**
 * A person signed in with a browser.
 *
 * @param cookie the cookie that identifies the browser from now on
 * @param isNew whether the cookie must be set; false if the browser has it already
 */
public record Session(Person person, SecretText cookie, boolean isNew) {}
