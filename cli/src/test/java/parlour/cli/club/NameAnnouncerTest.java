package parlour.cli.club;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import parlour.server.site.LocalNetwork.Place;

/** Questions for the name over loopback, as a phone asks them. */
final class NameAnnouncerTest {

    /** {@code parlour.local} as it is written in a message. */
    private static final String NAME = "077061726c6f7572056c6f63616c00";

    private static final Place HERE = new Place(InetAddress.getLoopbackAddress(), 8, "lo");

    private static byte[] ask(NameAnnouncer announcer, String hex) throws IOException {
        byte[] question = HexFormat.of().parseHex(hex);
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            socket.setSoTimeout(20_000);
            socket.send(
                    new DatagramPacket(question, question.length, InetAddress.getLoopbackAddress(), announcer.port()));
            DatagramPacket answer = new DatagramPacket(new byte[1_500], 1_500);
            socket.receive(answer);
            return Arrays.copyOf(answer.getData(), answer.getLength());
        }
    }

    @Test
    void theNameIsAnsweredWithTheAddressInTheNetworkOfTheAsker() throws IOException {
        Place elsewhere = new Place(InetAddress.ofLiteral("203.0.113.5"), 24, "elsewhere0");
        try (NameAnnouncer announcer = NameAnnouncer.start("parlour", () -> List.of(elsewhere, HERE), 0)) {
            assertEquals("parlour.local", announcer.name());
            // With capital letters: names do not depend on them.
            byte[] answer = ask(announcer, "abcd01000001000000000000" + NAME.replace("70", "50") + "00010001");
            String hex = HexFormat.of().formatHex(answer);
            assertTrue(hex.startsWith("abcd840000010001"), hex);
            assertTrue(hex.endsWith("00047f000001"), hex);
            // IPv6: an empty answer at once, so that nobody waits.
            String none = HexFormat.of().formatHex(ask(announcer, "000101000001000000000000" + NAME + "001c0001"));
            assertTrue(none.startsWith("0001840000010000"), none);
        }
    }

    @Test
    void anAnswerSaysThatThereIsNoOtherAddress() {
        byte[] answer = MdnsPacket.answer("parlour.local", InetAddress.getLoopbackAddress());
        String hex = HexFormat.of().formatHex(answer);
        assertEquals(
                "000084000000000100000001" + NAME + "000180010000007800047f000001" + NAME + "002f8001000000780012"
                        + NAME + "000140",
                hex);
        MdnsPacket.Received read = MdnsPacket.read(answer, answer.length).orElseThrow();
        assertTrue(read.isResponse());
        assertEquals(List.of("parlour.local"), read.answered());
    }

    @Test
    void compressedNamesAreReadAndDamagedMessagesIgnored() {
        // The second question refers to the end of the first one: box.local.
        byte[] two =
                HexFormat.of().parseHex("000000000002000000000000" + NAME + "00010001" + "03626f78c014" + "00018001");
        MdnsPacket.Received read = MdnsPacket.read(two, two.length).orElseThrow();
        assertEquals("parlour.local", read.questions().get(0).name());
        assertEquals("box.local", read.questions().get(1).name());
        assertTrue(read.questions().get(1).wantsUnicast());
        byte[] loop = HexFormat.of().parseHex("000000000001000000000000" + "c00c" + "00010001");
        assertTrue(MdnsPacket.read(loop, loop.length).isEmpty());
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            byte[] noise = new byte[random.nextInt(80)];
            random.nextBytes(noise);
            MdnsPacket.read(noise, noise.length).ifPresent(MdnsPacket.Received::questions);
            byte[] damaged = two.clone();
            damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            MdnsPacket.read(damaged, random.nextInt(damaged.length)).ifPresent(MdnsPacket.Received::questions);
        }
    }

    @Test
    void aNetworkContainsItsOwnAddressesOnly() {
        Place place = new Place(InetAddress.ofLiteral("192.168.4.1"), 22, "wlan0");
        assertTrue(place.contains(InetAddress.ofLiteral("192.168.7.200")));
        assertTrue(!place.contains(InetAddress.ofLiteral("192.168.8.1")));
        assertTrue(!place.contains(InetAddress.ofLiteral("::1")));
        assertArrayEquals(
                new byte[] {(byte) 192, (byte) 168, 4, 1}, place.address().getAddress());
    }
}
