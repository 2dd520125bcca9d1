package parlour.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import parlour.chance.Verification.Checked;
import parlour.chance.Verification.Draw;
import parlour.chance.Verification.Unverifiable;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.file.GameFile;

/** Replays a file and recomputes its draws. */
final class Verifier {

    private final GameFile file;
    private final List<? extends Game> games;

    Verifier(GameFile file, List<? extends Game> games) {
        this.file = file;
        this.games = games;
    }

    Verification verify() throws NotationException {
        Optional<String> commitment = file.tag(ChanceTags.COMMITMENT);
        Optional<String> seatBytes = file.tag(ChanceTags.SEAT_BYTES);
        Optional<String> secret = file.tag(ChanceTags.SECRET);
        if (commitment.isEmpty() || seatBytes.isEmpty()) {
            return unverifiable(
                    "nothing-to-verify",
                    "There is nothing to verify: the file has no tags Commitment and SeatBytes, as a game from a table has.",
                    "Il n’y a rien à vérifier : le fichier n’a pas les étiquettes Commitment et SeatBytes d’une partie"
                            + " jouée à une table.");
        }
        if (secret.isEmpty()) {
            return file.result().equals(GameFile.UNFINISHED)
                    ? unverifiable(
                            "secret-not-yet-known",
                            "The game is not finished, so its secret is not yet known; it is revealed at the end.",
                            "La partie n’est pas finie : son secret n’est pas encore connu, il sera révélé à la fin.")
                    : unverifiable(
                            "secret-missing",
                            "The game is finished, but the file has no tag Secret: nothing can be checked without it.",
                            "La partie est finie, mais le fichier n’a pas d’étiquette Secret : sans elle, rien ne peut"
                                    + " être vérifié.");
        }
        Optional<Secret> revealed = Secret.read(secret.get());
        Optional<SeatBytes> added = SeatBytes.read(seatBytes.get());
        if (revealed.isEmpty()) {
            return unreadable(ChanceTags.SECRET, "64 hexadecimal digits", "64 chiffres hexadécimaux");
        }
        if (added.isEmpty()) {
            return unreadable(
                    ChanceTags.SEAT_BYTES,
                    "2 to 128 hexadecimal digits for each seat, or -",
                    "2 à 128 chiffres hexadécimaux par place, ou -");
        }
        return check(commitment.get(), revealed.get(), added.get());
    }

    private static Unverifiable unverifiable(String reason, String en, String fr) {
        return new Unverifiable(new Refusal(reason, en, fr));
    }

    private static Unverifiable unreadable(String tag, String en, String fr) {
        return unverifiable(
                "tag-unreadable",
                "The tag " + tag + " cannot be read: it must hold " + en + ".",
                "L’étiquette " + tag + " ne peut pas être lue : elle doit contenir " + fr + ".");
    }

    private Verification check(String commitment, Secret secret, SeatBytes seats) throws NotationException {
        Position position = start();
        if (position.seats() != seats.size()) {
            return unreadable(
                    ChanceTags.SEAT_BYTES,
                    "bytes or - for " + position.seats() + " seats, not for " + seats.size(),
                    "des octets ou - pour " + position.seats() + " places, et non pour " + seats.size());
        }
        boolean matches = commitment.equalsIgnoreCase(secret.commitment());
        Checked checked = new Checked(matches, draws(position, secret, seats));
        if (checked.isRight()) {
            // Correct draws prove nothing if the file is not a valid game: this throws, naming line and move.
            file.replay(games);
        }
        return checked;
    }

    /** The starting position, without the moves: one of those may be illegal because a draw was altered. */
    private Position start() throws NotationException {
        String head = file.tags().stream()
                .filter(tag -> !tag.name().equals(GameFile.RESULT))
                .map(GameFile.Tag::toString)
                .collect(Collectors.joining("\n"));
        try {
            return GameFile.read(head).replay(games).position();
        } catch (NotationException wrongHere) {
            // Throws the same error, with the line numbers of the file.
            file.replay(games);
            throw wrongHere;
        }
    }

    private List<Draw> draws(Position position, Secret secret, SeatBytes seats) {
        List<Draw> draws = new ArrayList<>();
        for (int ply = 1; ply <= file.moves().size() && !position.isOver(); ply++) {
            String text = file.moves().get(ply - 1).text();
            Optional<Integer> played = read(position, text);
            if (position.turn() == Position.CHANCE) {
                int number = draws.size() + 1;
                int expected = new ProvableDraw(secret, seats, number).drawOutcome(position);
                draws.add(new Draw(
                        number,
                        ply,
                        position.text(expected),
                        played.map(position::text).orElse(text)));
            }
            if (played.isEmpty()) {
                break;
            }
            position.play(played.get());
        }
        return draws;
    }

    private static Optional<Integer> read(Position position, String text) {
        try {
            return position.parseMove(text) instanceof ParseResult.Legal legal
                    ? Optional.of(legal.move())
                    : Optional.empty();
        } catch (NotationException unreadable) {
            return Optional.empty();
        }
    }
}
