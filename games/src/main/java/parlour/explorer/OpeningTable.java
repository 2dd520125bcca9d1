package parlour.explorer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The moves of the first plies of many games, by position.
 *
 * <p>As bytes, all numbers with the most significant byte first:
 *
 * <table>
 * <caption>The file</caption>
 * <tr><td>4 bytes</td><td>{@code POT1}</td></tr>
 * <tr><td>1</td><td>the level that played the games</td></tr>
 * <tr><td>1</td><td>the plies counted in each game</td></tr>
 * <tr><td>4</td><td>the number of games</td></tr>
 * <tr><td>4</td><td>the number of positions</td></tr>
 * <tr><td></td><td>the positions, the smallest key first (as a signed number):</td></tr>
 * <tr><td>8</td><td>the key, see {@link parlour.conquest.Symmetry}</td></tr>
 * <tr><td>1</td><td>the number of moves</td></tr>
 * <tr><td></td><td>the moves, the most frequent first:</td></tr>
 * <tr><td>3</td><td>the route, see {@link parlour.conquest.RouteCode}</td></tr>
 * <tr><td>1 to 5 each</td><td>the games won, drawn and lost by the side that moved: seven bits a byte, the least
 * significant first, the eighth set if more follow</td></tr>
 * </table>
 *
 * @param level of the players
 * @param plies counted in each game
 * @param games counted in all
 */
public record OpeningTable(int level, int plies, int games, SortedMap<Long, List<MoveResults>> positions) {

    private static final byte[] MARK = {'P', 'O', 'T', '1'};

    public OpeningTable {
        positions = Collections.unmodifiableSortedMap(new TreeMap<>(positions));
    }

    /** The moves played in a position, the most frequent first; none if it is not in the table. */
    public List<MoveResults> moves(long key) {
        return positions.getOrDefault(key, List.of());
    }

    public byte[] write() {
        Bytes bytes = new Bytes();
        for (byte mark : MARK) {
            bytes.put(mark, 1);
        }
        bytes.put(level, 1);
        bytes.put(plies, 1);
        bytes.put(games, 4);
        bytes.put(positions.size(), 4);
        for (Map.Entry<Long, List<MoveResults>> position : positions.entrySet()) {
            bytes.put(position.getKey(), 8);
            bytes.put(position.getValue().size(), 1);
            for (MoveResults move : position.getValue()) {
                bytes.put(move.route(), 3);
                bytes.putShort(move.wins());
                bytes.putShort(move.draws());
                bytes.putShort(move.losses());
            }
        }
        return bytes.all();
    }

    /**
     * Reads what {@link #write} has written.
     *
     * @throws IllegalArgumentException if these are not the bytes of a table
     */
    public static OpeningTable read(byte[] file) {
        Bytes bytes = new Bytes(file);
        for (byte mark : MARK) {
            if (bytes.take(1) != mark) {
                throw new IllegalArgumentException("not an opening table");
            }
        }
        int level = (int) bytes.take(1);
        int plies = (int) bytes.take(1);
        int games = (int) bytes.take(4);
        int count = (int) bytes.take(4);
        SortedMap<Long, List<MoveResults>> positions = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            long key = bytes.take(8);
            int moves = (int) bytes.take(1);
            List<MoveResults> results = new ArrayList<>(moves);
            for (int move = 0; move < moves; move++) {
                results.add(
                        new MoveResults((int) bytes.take(3), bytes.takeShort(), bytes.takeShort(), bytes.takeShort()));
            }
            positions.put(key, results);
        }
        if (!bytes.isAtEnd()) {
            throw new IllegalArgumentException("bytes follow the opening table");
        }
        return new OpeningTable(level, plies, games, positions);
    }
}
