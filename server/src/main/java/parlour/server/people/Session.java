package parlour.server.people;

/**
 * A person signed in with a browser.
 *
 * @param id known to the person and the server only, but no secret
 * @param cookie the cookie that identifies the browser from now on
 * @param isNew whether the cookie must be set; false if the browser has it already
 */
public record Session(String id, Person person, SecretText cookie, boolean isNew) {

    public Identity identity() {
        return new Identity(person, id);
    }
}
