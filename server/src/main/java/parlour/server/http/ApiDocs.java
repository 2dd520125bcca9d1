package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;

/** Serves the API descriptions: HTTP as OpenAPI, the socket as AsyncAPI, its messages as JSON Schema. */
final class ApiDocs {

    private static final String FOLDER = "/parlour/server/documents/";

    void routes(RoutesConfig routes) {
        routes.get("/api/openapi.json", context -> send(context, "openapi.json", "application/json"));
        routes.get(
                "/api/asyncapi.json", context -> send(context, "asyncapi.json", "application/vnd.aai.asyncapi+json"));
        routes.get(
                "/api/socket.schema.json", context -> send(context, "socket.schema.json", "application/schema+json"));
        routes.get(
                "/api/card-set.schema.json",
                context -> send(context, "card-set.schema.json", "application/schema+json"));
    }

    private static void send(Context context, String name, String type) {
        context.contentType(type).result(read(name));
    }

    static String read(String name) {
        byte[] document = Resources.read(FOLDER + name)
                .orElseThrow(() -> new IllegalStateException("the program was built without " + name));
        return new String(document, StandardCharsets.UTF_8);
    }
}
