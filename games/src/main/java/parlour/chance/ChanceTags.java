package parlour.chance;

import parlour.game.file.GameFile;

/** What a game file says about its chance: enough to check every draw, once the match is over. */
public final class ChanceTags {

    /** The SHA-256 of the secret, published before anybody sat down: 64 hexadecimal digits. */
    public static final String COMMITMENT = "Commitment";

    /** The secret itself, only in the file of a match that is over: 64 hexadecimal digits. */
    public static final String SECRET = "Secret";

    /** What each seat added, as {@link SeatBytes#toString} writes it. */
    public static final String SEAT_BYTES = "SeatBytes";

    private ChanceTags() {}

    /** The file of a match that goes on: it tells what was promised, and not the secret. */
    public static GameFile committed(GameFile file, String commitment, SeatBytes seats) {
        return file.with(COMMITMENT, commitment).with(SEAT_BYTES, seats.toString());
    }

    /** The file of a match that is over. */
    public static GameFile revealed(GameFile file, Secret secret, SeatBytes seats) {
        return committed(file, secret.commitment(), seats).with(SECRET, secret.reveal());
    }
}
