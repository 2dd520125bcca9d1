package parlour.cli.club;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.site.LocalNetwork.Place;

/**
 * Answers questions for one name on the local network (multicast DNS), so that phones find {@code parlour.local} without
 * a name server. Another program on this machine may do the same for other names.
 */
final class NameAnnouncer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(NameAnnouncer.class);

    static final int PORT = 5_353;
    private static final String GROUP = "224.0.0.251";
    private static final int MAX_PACKET = 9_000;

    /** How often networks are looked for that were not there before, such as a hotspot. */
    private static final int LOOK_MILLIS = 2_000;

    private static final int PROBES = 3;
    private static final int PROBE_MILLIS = 250;
    private static final int MAX_NAMES = 9;

    private final MulticastSocket socket;
    private final InetSocketAddress group;
    private final Supplier<List<Place>> places;
    private final Set<String> joined = new HashSet<>();
    private volatile String name = "";
    private volatile boolean closed;

    private NameAnnouncer(MulticastSocket socket, InetSocketAddress group, Supplier<List<Place>> places) {
        this.socket = socket;
        this.group = group;
        this.places = places;
    }

    /**
     * Starts announcing.
     *
     * @param wished the name without {@code .local}; if another machine has it, a number is added
     * @param places the addresses of this machine, asked again and again
     */
    static NameAnnouncer start(String wished, Supplier<List<Place>> places) throws IOException {
        return start(wished, places, PORT);
    }

    /** On another port than usual; 0 for any. */
    static NameAnnouncer start(String wished, Supplier<List<Place>> places, int port) throws IOException {
        MulticastSocket socket = new MulticastSocket(null);
        try {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(port));
            socket.setTimeToLive(255);
            InetSocketAddress group = new InetSocketAddress(InetAddress.getByName(GROUP), port == 0 ? PORT : port);
            NameAnnouncer announcer = new NameAnnouncer(socket, group, places);
            announcer.join();
            announcer.name = announcer.free(wished);
            announcer.announce();
            Thread.ofPlatform().daemon().name("mdns").start(announcer::serve);
            return announcer;
        } catch (IOException failure) {
            socket.close();
            throw failure;
        }
    }

    /** The name that was free, with {@code .local}. */
    String name() {
        return name;
    }

    int port() {
        return socket.getLocalPort();
    }

    /** Joins networks that are new; true if there were any. */
    private boolean join() {
        boolean isNew = false;
        for (Place place : places.get()) {
            try {
                NetworkInterface network = NetworkInterface.getByName(place.networkInterface());
                String key = place.networkInterface() + " " + place.address().getHostAddress();
                if (network != null && network.supportsMulticast() && joined.add(key)) {
                    socket.joinGroup(group, network);
                    isNew = true;
                }
            } catch (IOException refused) {
                LOG.debug("{} takes no multicast", place, refused);
            }
        }
        return isNew;
    }

    // ---- Choosing a name ----

    private String free(String wished) throws IOException {
        String candidate = wished + ".local";
        for (int number = 2; number <= MAX_NAMES && isTaken(candidate); number++) {
            candidate = wished + "-" + number + ".local";
        }
        return candidate;
    }

    private boolean isTaken(String candidate) throws IOException {
        for (int probe = 0; probe < PROBES; probe++) {
            byte[] question = MdnsPacket.question(candidate);
            multicast(place -> question);
            long end = System.nanoTime() + PROBE_MILLIS * 1_000_000L;
            while (System.nanoTime() - end < 0) {
                Optional<MdnsPacket.Received> heard = receive(PROBE_MILLIS).map(Heard::packet);
                if (heard.filter(packet ->
                                packet.isResponse() && packet.answered().contains(candidate))
                        .isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    // ---- Answering ----

    private record Heard(MdnsPacket.Received packet, SocketAddress from) {}

    private void serve() {
        while (!closed) {
            try {
                Optional<Heard> heard = receive(LOOK_MILLIS);
                if (heard.isPresent()) {
                    answer(heard.get());
                } else if (join()) {
                    announce();
                }
            } catch (IOException failure) {
                if (!closed) {
                    LOG.debug("A question for the name was not answered", failure);
                }
            }
        }
    }

    private Optional<Heard> receive(int millis) throws IOException {
        DatagramPacket packet = new DatagramPacket(new byte[MAX_PACKET], MAX_PACKET);
        socket.setSoTimeout(millis);
        try {
            socket.receive(packet);
        } catch (SocketTimeoutException nothing) {
            return Optional.empty();
        }
        return MdnsPacket.read(packet.getData(), packet.getLength())
                .map(read -> new Heard(read, packet.getSocketAddress()));
    }

    private void answer(Heard heard) throws IOException {
        if (heard.packet.isResponse() || !(heard.from instanceof InetSocketAddress asking)) {
            return;
        }
        for (MdnsPacket.Question question : heard.packet.questions()) {
            boolean isOurs = question.name().equals(name)
                    && (question.type() == MdnsPacket.A
                            || question.type() == MdnsPacket.AAAA
                            || question.type() == MdnsPacket.ANY);
            Optional<Place> place = isOurs ? placeFor(asking.getAddress()) : Optional.empty();
            if (place.isEmpty()) {
                continue;
            }
            InetAddress address = place.get().address();
            if (asking.getPort() != group.getPort()) {
                send(MdnsPacket.legacyAnswer(heard.packet.id(), question, address), asking);
            } else if (question.wantsUnicast()) {
                send(MdnsPacket.answer(name, address), asking);
            } else {
                multicast(network -> MdnsPacket.answer(name, network.address()));
            }
        }
    }

    /** Our address in the network of the asking machine. */
    private Optional<Place> placeFor(InetAddress asking) {
        List<Place> all = places.get();
        return all.stream()
                .filter(place -> place.contains(asking))
                .findFirst()
                .or(() -> all.stream().findFirst());
    }

    // ---- Sending ----

    private interface Content {
        byte[] in(Place network);
    }

    private void announce() throws IOException {
        multicast(place -> MdnsPacket.answer(name, place.address()));
    }

    private void multicast(Content content) throws IOException {
        for (Place place : places.get()) {
            NetworkInterface network = NetworkInterface.getByName(place.networkInterface());
            if (network != null && network.supportsMulticast()) {
                socket.setNetworkInterface(network);
                send(content.in(place), group);
            }
        }
    }

    private void send(byte[] bytes, SocketAddress to) throws IOException {
        socket.send(new DatagramPacket(bytes, bytes.length, to));
    }

    /** Takes the name back, so that phones forget it. */
    @Override
    public void close() {
        closed = true;
        try {
            multicast(place -> MdnsPacket.goodbye(name, place.address()));
        } catch (IOException gone) {
            LOG.debug("The name was not taken back", gone);
        }
        socket.close();
    }
}
