package parlour.server.logging;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;

/** Addresses of visitors as the log shows them: the network, and not the household. */
public final class LogAddress {

    private static final int IPV4_BYTES = 4;
    private static final int IPV4_KEPT = 3;
    private static final int IPV6_BYTES = 16;
    private static final int IPV6_KEPT = 6;

    private LogAddress() {}

    /**
     * Such as {@code 203.0.113.0/24} or {@code 2001:db8:12:0:0:0:0:0/48}.
     *
     * @param key an address as {@link parlour.server.limits.RateLimits#key} writes it; may be empty
     */
    public static String ofKey(String key) {
        if (key.isEmpty()) {
            return "unknown";
        }
        byte[] known = HexFormat.of().parseHex(key);
        boolean isIpv4 = known.length == IPV4_BYTES;
        int kept = isIpv4 ? IPV4_KEPT : IPV6_KEPT;
        byte[] network = new byte[isIpv4 ? IPV4_BYTES : IPV6_BYTES];
        System.arraycopy(known, 0, network, 0, kept);
        try {
            return InetAddress.getByAddress(network).getHostAddress() + "/" + kept * Byte.SIZE;
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
