package parlour.server.people;

/** A text for one pair of eyes: a cookie, a recovery code, a token. Printing it by accident shows nothing. */
public record Confidential(String reveal) {

    @Override
    public String toString() {
        return "[hidden]";
    }
}
