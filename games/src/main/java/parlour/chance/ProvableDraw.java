package parlour.chance;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import parlour.game.Position;
import parlour.game.RandomSource;

/**
 * One draw of a match, which anyone who knows the secret can recompute.
 *
 * <p><b>Numbers.</b> The key is the {@link Secret}, 32 bytes. The message is
 *
 * <ol>
 *   <li>the nine ASCII characters {@code parlour/1};
 *   <li>for each seat, in order, one byte with the number of bytes it contributed, then these bytes;
 *   <li>the number of the draw in the match, from 1, in 8 bytes, big-endian;
 *   <li>the number of the block, from 0, in 4 bytes, big-endian.
 * </ol>
 *
 * <p>HMAC-SHA-256 of that message gives 32 bytes: four unsigned 64-bit numbers, big-endian, in that order. After these,
 * the next block gives four more.
 *
 * <p><b>{@link #nextInt below(n)}.</b> Numbers from <code>floor(2^64 / n) * n</code> upwards are rejected, because they
 * would favour small remainders. The result is the first other number, modulo n.
 *
 * <p><b>{@link #drawOutcome}.</b> One draw is one chance move. Its possible outcomes are sorted by the UTF-8 bytes of
 * their text; {@code below(total weight)} is drawn once, and the outcome is the first whose cumulative weight is
 * greater than the number. The order in which a game lists its moves does not matter.
 *
 * <p>Cards dealt by successive draws without replacement are shuffled exactly as by Fisher and Yates: each draw takes
 * one of those left, each equally likely. Nothing is fixed before it is drawn, and a draw can be computed from the
 * position before it alone.
 */
public final class ProvableDraw implements RandomSource {

    private static final byte[] PURPOSE = "parlour/1".getBytes(StandardCharsets.US_ASCII);

    private final Secret secret;
    private final byte[] message;
    private int block;
    private byte[] numbers = new byte[0];
    private int used;

    /** @param draw the number of this chance move in the match, from 1 */
    public ProvableDraw(Secret secret, SeatBytes seats, long draw) {
        if (draw < 1) {
            throw new IllegalArgumentException("draws are numbered from 1, not " + draw);
        }
        this.secret = secret;
        byte[] framed = seats.framed();
        int length = PURPOSE.length + framed.length + Long.BYTES + Integer.BYTES;
        this.message = Arrays.copyOf(PURPOSE, length);
        System.arraycopy(framed, 0, message, PURPOSE.length, framed.length);
        write(draw, Long.BYTES, length - Integer.BYTES);
    }

    /** Writes the low {@code bytes} bytes of a number, big-endian, ending just before {@code end}. */
    private void write(long number, int bytes, int end) {
        for (int i = 0; i < bytes; i++) {
            message[end - 1 - i] = (byte) (number >>> (8 * i));
        }
    }

    /** The next 64 bits, as an unsigned number. */
    private long next() {
        if (used == numbers.length) {
            write(block++, Integer.BYTES, message.length);
            numbers = secret.hmac(message);
            used = 0;
        }
        long number = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            number = number << 8 | (numbers[used++] & 0xff);
        }
        return number;
    }

    @Override
    public int nextInt(int bound) {
        return below(bound, this::next);
    }

    static int below(int bound, LongSupplier numbers) {
        if (bound <= 0) {
            throw new IllegalArgumentException("nothing to draw below " + bound);
        }
        // Unsigned, -bound is 2^64 - bound, which has the same remainder as 2^64.
        long rest = Long.remainderUnsigned(-(long) bound, bound);
        long number = numbers.getAsLong();
        while (rest != 0 && Long.compareUnsigned(number, -rest) >= 0) {
            number = numbers.getAsLong();
        }
        return (int) Long.remainderUnsigned(number, bound);
    }

    @Override
    public int drawOutcome(Position position) {
        List<Outcome> outcomes = outcomes(position);
        int total = 0;
        for (Outcome outcome : outcomes) {
            total = Math.addExact(total, outcome.weight);
        }
        int left = nextInt(total);
        int i = 0;
        while (left >= outcomes.get(i).weight) {
            left -= outcomes.get(i).weight;
            i++;
        }
        return outcomes.get(i).move;
    }

    private record Outcome(int move, String text, int weight) {}

    private static List<Outcome> outcomes(Position position) {
        if (position.turn() != Position.CHANCE) {
            throw new IllegalArgumentException("nothing is to be drawn");
        }
        List<Outcome> outcomes = new ArrayList<>();
        for (int move : position.legalMoves().toArray()) {
            outcomes.add(new Outcome(move, position.text(move), position.weight(move)));
        }
        outcomes.sort((one, other) -> compare(utf8(one.text), utf8(other.text)));
        return outcomes;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static int compare(byte[] one, byte[] other) {
        for (int i = 0; i < Math.min(one.length, other.length); i++) {
            if (one[i] != other[i]) {
                return (one[i] & 0xff) - (other[i] & 0xff);
            }
        }
        return one.length - other.length;
    }

    /** Reveals nothing: future draws follow from the secret. */
    @Override
    public String toString() {
        return "ProvableDraw[hidden]";
    }
}
