package parlour.server.people;

/**
 * Where a request comes from.
 *
 * @param session the id of the session it was made with; empty if there is none
 * @param browser such as "Firefox, Linux"; empty if unknown
 * @param address the network address, as a key for limits
 */
public record Visitor(String session, String browser, String address) {

    /** A request of which nothing is known. */
    public static final Visitor UNKNOWN = new Visitor("", "", "");
}
