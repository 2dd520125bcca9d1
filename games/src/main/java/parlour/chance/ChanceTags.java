package parlour.chance;

import parlour.game.file.GameFile;

/** The tags of a game file that describe its chance: enough to verify every draw, once the match is over. */
public final class ChanceTags {

    /** The SHA-256 of the secret, published before any player sat down: 64 hexadecimal digits. */
    public static final String COMMITMENT = "Commitment";

    /** The secret itself, only in the file of a match that is over: 64 hexadecimal digits. */
    public static final String SECRET = "Secret";

    /** The bytes each seat contributed, as {@link SeatBytes#toString} writes them. */
    public static final String SEAT_BYTES = "SeatBytes";

    private ChanceTags() {}

    /** The file of a match in progress: contains the commitment, but not the secret. */
    public static GameFile committed(GameFile file, String commitment, SeatBytes seats) {
        return file.with(COMMITMENT, commitment).with(SEAT_BYTES, seats.toString());
    }

    /** The file of a match that is over. */
    public static GameFile revealed(GameFile file, Secret secret, SeatBytes seats) {
        return committed(file, secret.commitment(), seats).with(SECRET, secret.reveal());
    }
}
