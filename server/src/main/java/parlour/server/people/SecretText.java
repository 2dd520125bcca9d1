package parlour.server.people;

/** A secret whose toString hides it: a cookie, a recovery code, a token. */
public record SecretText(String reveal) {

    @Override
    public String toString() {
        return "[hidden]";
    }
}
