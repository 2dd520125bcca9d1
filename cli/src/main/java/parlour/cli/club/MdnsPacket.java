package parlour.cli.club;

import java.io.ByteArrayOutputStream;
import java.net.InetAddress;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The messages of multicast DNS (RFC 6762) about one name: questions for its address, and the answer. */
final class MdnsPacket {

    static final int A = 1;
    static final int AAAA = 28;
    static final int ANY = 255;
    private static final int NSEC = 47;
    private static final int INTERNET = 1;
    private static final int TOP_BIT = 0x8000;
    private static final int RESPONSE = 0x8400;
    private static final int MAX_QUESTIONS = 32;
    private static final int MAX_LABELS = 128;

    /** What phones may remember, in seconds; the standard's value for addresses. */
    private static final int SECONDS = 120;

    /** For clients that do not know multicast DNS, and would remember too long. */
    private static final int LEGACY_SECONDS = 10;

    private MdnsPacket() {}

    /** A question for a name; {@code wantsUnicast} if the answer should go to the asking machine alone. */
    record Question(String name, int type, boolean wantsUnicast) {}

    /**
     * A received message.
     *
     * @param answered the names for which it has answers with an address
     */
    record Received(int id, boolean isResponse, List<Question> questions, List<String> answered) {}

    /** Reads a message; empty if it is damaged. */
    static Optional<Received> read(byte[] bytes, int length) {
        try {
            ByteBuffer packet = ByteBuffer.wrap(bytes, 0, length);
            int id = packet.getShort() & 0xffff;
            boolean isResponse = (packet.getShort() & TOP_BIT) != 0;
            int questions = packet.getShort() & 0xffff;
            int answers = packet.getShort() & 0xffff;
            packet.getInt();
            if (questions > MAX_QUESTIONS || answers > MAX_QUESTIONS) {
                return Optional.empty();
            }
            List<Question> asked = new ArrayList<>();
            for (int i = 0; i < questions; i++) {
                String name = name(packet);
                int type = packet.getShort() & 0xffff;
                asked.add(new Question(name, type, (packet.getShort() & TOP_BIT) != 0));
            }
            List<String> answered = new ArrayList<>();
            for (int i = 0; i < answers; i++) {
                String name = name(packet);
                int type = packet.getShort() & 0xffff;
                packet.getShort();
                packet.getInt();
                int size = packet.getShort() & 0xffff;
                packet.position(packet.position() + size);
                if (type == A || type == AAAA) {
                    answered.add(name);
                }
            }
            return Optional.of(new Received(id, isResponse, asked, answered));
        } catch (BufferUnderflowException | IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    /** A name in lower case, without the last dot. Names may refer to earlier ones. */
    private static String name(ByteBuffer packet) {
        StringBuilder name = new StringBuilder();
        int after = -1;
        for (int labels = 0; labels < MAX_LABELS; labels++) {
            int length = packet.get() & 0xff;
            if (length == 0) {
                if (after >= 0) {
                    packet.position(after);
                }
                return name.toString().toLowerCase(Locale.ROOT);
            }
            if (length >= 0xc0) {
                int target = ((length & 0x3f) << 8) | (packet.get() & 0xff);
                after = after < 0 ? packet.position() : after;
                packet.position(target);
            } else {
                byte[] label = new byte[length];
                packet.get(label);
                name.append(name.isEmpty() ? "" : ".").append(new String(label, StandardCharsets.UTF_8));
            }
        }
        throw new IllegalArgumentException("a name that refers to itself");
    }

    // ---- Writing ----

    /** Asks whether anybody has this name. */
    static byte[] question(String name) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        header(out, 0, 0, 1, 0, 0);
        name(out, name);
        two(out, ANY);
        two(out, INTERNET | TOP_BIT);
        return out.toByteArray();
    }

    /** The answer that everybody may remember; says too that there is no IPv6 address, so that nobody waits for one. */
    static byte[] answer(String name, InetAddress address) {
        return answer(name, address, SECONDS);
    }

    /** Takes the name back. */
    static byte[] goodbye(String name, InetAddress address) {
        return answer(name, address, 0);
    }

    private static byte[] answer(String name, InetAddress address, int seconds) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        header(out, 0, RESPONSE, 0, 1, 1);
        record(out, name, A, INTERNET | TOP_BIT, seconds, address.getAddress());
        ByteArrayOutputStream onlyA = new ByteArrayOutputStream();
        name(onlyA, name);
        onlyA.writeBytes(new byte[] {0, 1, 0x40});
        record(out, name, NSEC, INTERNET | TOP_BIT, seconds, onlyA.toByteArray());
        return out.toByteArray();
    }

    /** The answer to a client that asked from a port of its own: repeats its question, as ordinary DNS does. */
    static byte[] legacyAnswer(int id, Question question, InetAddress address) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        boolean hasAnswer = question.type != AAAA;
        header(out, id, RESPONSE, 1, hasAnswer ? 1 : 0, 0);
        name(out, question.name);
        two(out, question.type);
        two(out, INTERNET);
        if (hasAnswer) {
            record(out, question.name, A, INTERNET, LEGACY_SECONDS, address.getAddress());
        }
        return out.toByteArray();
    }

    private static void header(ByteArrayOutputStream out, int id, int flags, int questions, int answers, int more) {
        two(out, id);
        two(out, flags);
        two(out, questions);
        two(out, answers);
        two(out, 0);
        two(out, more);
    }

    private static void record(
            ByteArrayOutputStream out, String name, int type, int kind, int seconds, byte[] content) {
        name(out, name);
        two(out, type);
        two(out, kind);
        two(out, 0);
        two(out, seconds);
        two(out, content.length);
        out.writeBytes(content);
    }

    private static void name(ByteArrayOutputStream out, String name) {
        for (String label : name.split("\\.", -1)) {
            byte[] bytes = label.getBytes(StandardCharsets.UTF_8);
            out.write(bytes.length);
            out.writeBytes(bytes);
        }
        out.write(0);
    }

    private static void two(ByteArrayOutputStream out, int value) {
        out.write(value >> 8);
        out.write(value);
    }
}
