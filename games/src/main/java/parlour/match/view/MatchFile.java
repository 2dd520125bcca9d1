package parlour.match.view;

import java.util.ArrayList;
import java.util.List;
import parlour.chance.ChanceTags;
import parlour.chance.SeatBytes;
import parlour.game.Outcome;
import parlour.game.file.GameFile;
import parlour.game.file.MoveNumbers;
import parlour.match.Match;
import parlour.match.PlayedMove;
import parlour.match.TableSettings;

/**
 * A match as a {@link GameFile}: limited to what one viewer may read, and complete after the end.
 *
 * <p>While something is hidden from the viewer the file is well-formed but cannot be replayed. After the end it can,
 * and anyone can verify every chance draw with it.
 */
public final class MatchFile {

    private MatchFile() {}

    /**
     * The file of a match.
     *
     * @param names the players' display names, by seat
     * @param date the day it was played, as in {@code 2026-03-01}
     */
    public static GameFile of(Match match, Viewer viewer, List<String> names, String date) {
        if (names.size() != match.seats()) {
            throw new IllegalArgumentException(names.size() + " names for " + match.seats() + " seats");
        }
        TableSettings settings = match.settings();
        List<GameFile.Tag> tags = new ArrayList<>();
        tags.add(new GameFile.Tag(GameFile.GAME, settings.game().id()));
        if (!settings.options().chosen().isEmpty()) {
            tags.add(new GameFile.Tag(
                    GameFile.OPTIONS, String.join(" ", settings.options().chosen())));
        }
        settings.game().material().ifPresent(text -> tags.add(new GameFile.Tag(GameFile.MATERIAL, text)));
        settings.from().ifPresent(from -> tags.add(new GameFile.Tag(GameFile.POSITION, from)));
        for (int seat = 0; seat < match.seats(); seat++) {
            tags.add(new GameFile.Tag(GameFile.seatTag(settings.game(), seat), names.get(seat)));
        }
        tags.add(new GameFile.Tag(GameFile.DATE, date));
        tags.add(new GameFile.Tag(ChanceTags.COMMITMENT, match.opened().commitment()));
        tags.add(new GameFile.Tag(
                ChanceTags.SEAT_BYTES, SeatBytes.ofHex(match.bytes()).toString()));
        match.ended().ifPresent(end -> tags.add(new GameFile.Tag(ChanceTags.SECRET, end.secret())));
        String result = match.outcome().map(Outcome::result).orElse(GameFile.UNFINISHED);
        tags.add(new GameFile.Tag(GameFile.RESULT, result));
        match.ended().ifPresent(end -> tags.add(new GameFile.Tag(GameFile.TERMINATION, end.reason())));
        return GameFile.of(tags, moves(match, viewer), result);
    }

    private static List<GameFile.Move> moves(Match match, Viewer viewer) {
        MoveNumbers numbers = new MoveNumbers();
        List<GameFile.Move> moves = new ArrayList<>();
        for (PlayedMove move : match.playedMoves()) {
            moves.add(numbers.next(move.round(), move.seat(), match.read(move, viewer.perspective())));
        }
        return moves;
    }
}
