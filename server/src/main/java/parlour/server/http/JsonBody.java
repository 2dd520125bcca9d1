package parlour.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.LongSupplier;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** Reads request bodies and writes JSON responses. */
final class JsonBody {

    private static final long PATIENCE_NANOS = 10_000_000_000L;

    /** 100 bytes a second. */
    private static final long NANOS_PER_BYTE = 10_000_000;

    private JsonBody() {}

    static void answer(Context context, View view) {
        context.contentType("application/json").result(view.json());
    }

    /** Parses a JSON body of at most {@code longest} bytes. */
    static JsonFields body(Context context, int longest) throws MalformedFieldException {
        JsonFields fields = JsonFields.read(json(context, longest), longest);
        fields.requireStorable();
        return fields;
    }

    /** The text of a JSON body of at most {@code longest} bytes. */
    static String json(Context context, int longest) {
        String type = context.contentType();
        if (type == null || !type.startsWith("application/json")) {
            throw new HttpRefusalException(
                    HttpRefusalException.UNSUPPORTED_MEDIA_TYPE,
                    "not-json",
                    "The body must be application/json.",
                    "Le corps doit être de type application/json.");
        }
        return text(context, longest);
    }

    /**
     * Reads at most {@code max} bytes. Gives up on a body that arrives very slowly: its sender would hold a connection
     * for hours with a byte now and then.
     */
    static byte[] read(InputStream in, int max, LongSupplier nanos) throws IOException {
        byte[] bytes = new byte[Math.min(max, 1_024)];
        int length = 0;
        long begun = nanos.getAsLong();
        while (length < max) {
            if (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.min(max, 2 * length));
            }
            int read = in.read(bytes, length, bytes.length - length);
            if (read < 0) {
                break;
            }
            length += read;
            if (nanos.getAsLong() - begun > PATIENCE_NANOS + length * NANOS_PER_BYTE) {
                throw new HttpRefusalException(
                        HttpRefusalException.BAD_REQUEST,
                        "malformed",
                        "The request arrived too slowly.",
                        "La requête est arrivée trop lentement.");
            }
        }
        return Arrays.copyOf(bytes, length);
    }

    /** Reads a UTF-8 body; reads no more than {@code longest} bytes and one. */
    static String text(Context context, int longest) {
        try (InputStream in = context.bodyInputStream()) {
            byte[] bytes = read(in, longest + 1, System::nanoTime);
            if (bytes.length > longest) {
                throw new HttpRefusalException(
                        HttpRefusalException.PAYLOAD_TOO_LARGE,
                        "too-long",
                        "That is too long: at most " + longest + " bytes.",
                        "C’est trop long : " + longest + " octets au plus.");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw new HttpRefusalException(
                    HttpRefusalException.BAD_REQUEST,
                    "not-utf8",
                    "The body is not UTF-8 text.",
                    "Le corps n’est pas un texte UTF-8.");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
