package parlour.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** Reads request bodies and writes JSON responses. */
final class JsonBody {

    private JsonBody() {}

    static void answer(Context context, View view) {
        context.contentType("application/json").result(view.json());
    }

    /** Parses a JSON body of at most {@code longest} bytes. */
    static JsonFields body(Context context, int longest) throws MalformedFieldException {
        String type = context.contentType();
        if (type == null || !type.startsWith("application/json")) {
            throw new HttpRefusalException(
                    HttpRefusalException.UNSUPPORTED_MEDIA_TYPE,
                    "not-json",
                    "The body must be application/json.",
                    "Le corps doit être de type application/json.");
        }
        JsonFields fields = JsonFields.read(text(context, longest), longest);
        fields.requireStorable();
        return fields;
    }

    /** Reads a UTF-8 body; reads no more than {@code longest} bytes and one. */
    static String text(Context context, int longest) {
        try (InputStream in = context.bodyInputStream()) {
            byte[] bytes = in.readNBytes(longest + 1);
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
