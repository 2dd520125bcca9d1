package parlour.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The bytes each seat contributed to a match's chance when it was taken, in seat order: up to {@value #MAX} bytes each,
 * or none, as for a bot. Public: they protect against the host, not against other players.
 */
public final class SeatBytes {

    public static final int MAX = 64;

    private static final String NONE = "-";

    private final List<byte[]> seats;

    private SeatBytes(List<byte[]> seats) {
        this.seats = seats;
    }

    /**
     * The bytes in seat order; an empty array for a seat that contributes none.
     *
     * @throws IllegalArgumentException if a seat has too many bytes: check with {@link #isAcceptable} first
     */
    public static SeatBytes of(List<byte[]> seats) {
        List<byte[]> copies = new ArrayList<>();
        for (byte[] seat : seats) {
            if (!isAcceptable(seat)) {
                throw new IllegalArgumentException(seat.length + " bytes for a seat");
            }
            copies.add(seat.clone());
        }
        return new SeatBytes(copies);
    }

    /**
     * The same from hexadecimal text, empty for a seat that contributes none.
     *
     * @throws IllegalArgumentException if a text is not hexadecimal, or too long
     */
    public static SeatBytes ofHex(List<String> seats) {
        return of(seats.stream()
                .map(seat -> Hex.read(seat).orElseThrow(() -> new IllegalArgumentException("not hexadecimal: " + seat)))
                .toList());
    }

    public static boolean isAcceptable(byte[] seat) {
        return seat.length <= MAX;
    }

    /** Parses the output of {@link #toString}; empty if the text is malformed. */
    public static Optional<SeatBytes> read(String text) {
        List<byte[]> seats = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            Optional<byte[]> bytes = word.equals(NONE) ? Optional.of(new byte[0]) : Hex.read(word);
            boolean isSeat = bytes.isPresent() && isAcceptable(bytes.get()) && !word.isEmpty();
            if (!isSeat) {
                return Optional.empty();
            }
            seats.add(bytes.get());
        }
        return Optional.of(new SeatBytes(seats));
    }

    /** The number of seats. */
    public int size() {
        return seats.size();
    }

    /**
     * For each seat its length in one byte, then its bytes: different lists of the same total length have different
     * framings.
     */
    byte[] framed() {
        byte[] framed = new byte
                [seats.size() + seats.stream().mapToInt(seat -> seat.length).sum()];
        int at = 0;
        for (byte[] seat : seats) {
            framed[at] = (byte) seat.length;
            System.arraycopy(seat, 0, framed, at + 1, seat.length);
            at += 1 + seat.length;
        }
        return framed;
    }

    /** Hexadecimal digits for each seat, {@code -} for one that contributed none, separated by spaces. */
    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        for (byte[] seat : seats) {
            words.add(seat.length == 0 ? NONE : Hex.write(seat));
        }
        return String.join(" ", words);
    }
}
