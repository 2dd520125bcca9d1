package parlour.server.people;

/** A secret that {@code toString} does not reveal: a cookie, a recovery code, a token. */
public record SecretText(String reveal) {

    @Override
    public String toString() {
        return "[hidden]";
    }
}
