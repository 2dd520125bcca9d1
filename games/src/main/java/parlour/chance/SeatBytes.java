package parlour.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What every seat added to the chance of a match when it was taken, in the order of the seats: up to {@value #MAX}
 * bytes each, or none, as with a bot. Public: they protect against the host, not against each other.
 */
public final class SeatBytes {

    public static final int MAX = 64;

    private static final String NONE = "-";

    private final List<byte[]> seats;

    private SeatBytes(List<byte[]> seats) {
        this.seats = seats;
    }

    /**
     * In the order of the seats; an empty array for one that adds nothing.
     *
     * @throws IllegalArgumentException if a seat has too many bytes: ask {@link #isAcceptable} first
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
     * The same from hexadecimal text, empty for a seat that adds nothing.
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

    /** Reads what {@link #toString} wrote; nothing if it was something else. */
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

    /** How many seats there are. */
    public int size() {
        return seats.size();
    }

    /** For each seat its length in one byte, then its bytes: no two lists of the same total length look alike. */
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

    /** Hexadecimal digits for each seat, {@code -} for one that added nothing, with spaces between them. */
    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        for (byte[] seat : seats) {
            words.add(seat.length == 0 ? NONE : Hex.write(seat));
        }
        return String.join(" ", words);
    }
}
