package parlour.server.site;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The addresses of this machine on the networks around it. They are read from the interfaces and not from the route to
 * the internet, since there may be none: the machine may be the hotspot itself.
 */
public final class LocalNetwork {

    /** Interfaces of containers, virtual machines and tunnels: no phone is there. */
    private static final Pattern INSIDE =
            Pattern.compile("(docker|br-|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|cali|tun|tap|wg|utun|zt|tailscale).*");

    private static final int HTTP = 80;

    private static final Pattern WIRELESS = Pattern.compile("(wl|ap|en0|bridge).*");

    private LocalNetwork() {}

    /**
     * An address and its network.
     *
     * @param prefix how many of its bits name the network
     */
    public record Place(InetAddress address, int prefix, String networkInterface) {

        /** Whether another machine is in the same network. */
        public boolean contains(InetAddress other) {
            byte[] ours = address.getAddress();
            byte[] theirs = other.getAddress();
            if (ours.length != theirs.length) {
                return false;
            }
            for (int bit = 0; bit < prefix; bit++) {
                int mask = 0x80 >> (bit % 8);
                if ((ours[bit / 8] & mask) != (theirs[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** The IPv4 addresses that others can reach, the most likely one for phones first. */
    public static List<Place> places() {
        List<Place> found = new ArrayList<>();
        try {
            for (NetworkInterface one : NetworkInterface.networkInterfaces().toList()) {
                if (one.isUp()
                        && !one.isLoopback()
                        && !INSIDE.matcher(one.getName()).matches()) {
                    for (InterfaceAddress address : one.getInterfaceAddresses()) {
                        if (address.getAddress() instanceof Inet4Address) {
                            found.add(new Place(address.getAddress(), address.getNetworkPrefixLength(), one.getName()));
                        }
                    }
                }
            }
        } catch (SocketException unreadable) {
            return List.of();
        }
        found.sort(Comparator.comparingInt(LocalNetwork::rank).thenComparing(Place::networkInterface));
        return List.copyOf(found);
    }

    /** Wireless networks first, then other private ones; addresses that nobody has assigned come last. */
    private static int rank(Place place) {
        if (place.address().isLinkLocalAddress()) {
            return 3;
        }
        if (WIRELESS.matcher(place.networkInterface()).matches()) {
            return 0;
        }
        return place.address().isSiteLocalAddress() ? 1 : 2;
    }

    /**
     * Where phones can open the page of a server that listens on this address or name; none if only this machine can
     * reach it.
     *
     * @param name under which the machine is announced
     */
    public static List<String> urls(String host, Optional<String> name, int port) {
        try {
            InetAddress address = InetAddress.getByName(host);
            if (address.isAnyLocalAddress()) {
                return urls(name, port);
            }
            if (address.isLoopbackAddress()) {
                return List.of();
            }
        } catch (UnknownHostException unresolved) {
            // The server listens there, so others know the name.
        }
        List<String> urls = new ArrayList<>(List.of(url(host, port)));
        name.ifPresent(known -> urls.add(url(known, port)));
        return urls;
    }

    private static String url(String host, int port) {
        String written = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
        return "http://" + written + (port == HTTP ? "" : ":" + port);
    }

    /** Where phones can open the page; the first one always works, the name only where names are announced. */
    public static List<String> urls(Optional<String> name, int port) {
        List<String> urls = new ArrayList<>();
        for (Place place : places()) {
            urls.add(url(place.address().getHostAddress(), port));
        }
        name.ifPresent(known -> urls.add(url(known, port)));
        return urls;
    }
}
