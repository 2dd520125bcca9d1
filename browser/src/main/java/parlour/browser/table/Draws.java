package parlour.browser.table;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.game.Lots;
import parlour.game.MoveList;
import parlour.game.Position;

/** One draw of a match as docs/chance.md defines it, so that whoever knows the secret can compute it again. */
final class Draws implements Lots {

    private static final byte[] PURPOSE = "parlour/1".getBytes(StandardCharsets.US_ASCII);

    private final Secret secret;
    private final byte[] message;
    private byte[] numbers = new byte[0];
    private int used;
    private int block;

    /**
     * Lots for one move of chance.
     *
     * @param seats what each seat brought, in hexadecimal, empty for nothing
     * @param draw which move of chance this is in the match, from 1
     */
    Draws(Secret secret, List<String> seats, long draw) {
        this.secret = secret;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(PURPOSE, 0, PURPOSE.length);
        for (String seat : seats) {
            byte[] bytes = Hex.read(seat).orElseThrow();
            out.write(bytes.length);
            out.write(bytes, 0, bytes.length);
        }
        for (int shift = 56; shift >= 0; shift -= 8) {
            out.write((int) (draw >>> shift));
        }
        byte[] before = out.toByteArray();
        this.message = Arrays.copyOf(before, before.length + 4);
    }

    private long next() {
        if (used == numbers.length) {
            for (int i = 0; i < 4; i++) {
                message[message.length - 4 + i] = (byte) (block >>> (24 - 8 * i));
            }
            block++;
            numbers = secret.hmac(message);
            used = 0;
        }
        long number = 0;
        for (int i = 0; i < 8; i++) {
            number = number << 8 | (numbers[used++] & 0xff);
        }
        return number;
    }

    @Override
    public int below(int bound) {
        // Without a sign, -bound is 2^64 - bound, which leaves the same rest as 2^64: what lies in the rest is thrown
        // away.
        long rest = Long.remainderUnsigned(-(long) bound, bound);
        long number = next();
        while (rest != 0 && Long.compareUnsigned(number, -rest) >= 0) {
            number = next();
        }
        return (int) Long.remainderUnsigned(number, bound);
    }

    /** Outcomes lie in the order of their text, whatever order the game lists them in. */
    @Override
    public int outcome(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<Integer> outcomes = new ArrayList<>();
        int total = 0;
        for (int i = 0; i < moves.size(); i++) {
            outcomes.add(moves.get(i));
            total += position.weight(moves.get(i));
        }
        outcomes.sort((one, other) -> compare(utf8(position.text(one)), utf8(position.text(other))));
        int left = below(total);
        int i = 0;
        while (left >= position.weight(outcomes.get(i))) {
            left -= position.weight(outcomes.get(i));
            i++;
        }
        return outcomes.get(i);
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
}
