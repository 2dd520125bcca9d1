package parlour.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import parlour.engine.ReplayView;
import parlour.engine.request.RequestFile;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.file.GameFile;
import parlour.server.limits.ByteCache;
import parlour.server.people.credentials.Digests;

/**
 * Replays of game files as compressed JSON. Positions differ little from one to the next, so a replay shrinks to a few
 * hundredths: only that is ever held in memory.
 */
final class ReplayTexts {

    private static final long MAX_BYTES = 16L << 20;

    private final List<? extends Game> games;

    /** By digest of the file: equal files have equal replays. */
    private final ByteCache cache = new ByteCache(MAX_BYTES);

    ReplayTexts(List<? extends Game> games) {
        this.games = games;
    }

    /** The replay of a file, compressed with gzip. Refused if the file is not valid or too long. */
    byte[] compressed(String text) {
        String key = HexFormat.of().formatHex(Digests.sha256(text.getBytes(StandardCharsets.UTF_8)));
        Optional<byte[]> known = cache.get(key);
        if (known.isPresent()) {
            return known.get();
        }
        byte[] made = make(text);
        cache.put(key, made);
        return made;
    }

    private byte[] make(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes, 8_192)) {
            GameFile file = GameFile.read(text);
            Optional<Text> objection = RequestFile.objection(file);
            if (objection.isPresent()) {
                throw new HttpRefusalException(
                        HttpRefusalException.PAYLOAD_TOO_LARGE, new Refusal("too-many-moves", objection.get()));
            }
            ReplayView.write(file, games, part -> write(out, part));
        } catch (NotationException cause) {
            throw GamesApi.unreadable(cause);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void write(GZIPOutputStream out, String part) {
        try {
            out.write(part.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Sends compressed JSON as it is, or piece by piece to a client that does not understand it. */
    static void answer(Context context, byte[] compressed) {
        @Nullable String accepted = context.header("Accept-Encoding");
        context.contentType("application/json").header("Vary", "Accept-Encoding");
        context.disableCompression();
        if (accepted != null && StaticFiles.accepts(accepted, "gzip")) {
            context.header("Content-Encoding", "gzip").result(compressed);
            return;
        }
        try {
            context.result(new GZIPInputStream(new ByteArrayInputStream(compressed)));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
