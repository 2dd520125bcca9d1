package parlour.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The server's API descriptions, ready to validate requests, responses and messages. */
final class ApiContract {

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    /** A method and path. */
    record Operation(String method, String path, JsonNode node) {

        String name() {
            return method + " " + path;
        }

        boolean serves(ApiClient.Exchange exchange) {
            String bare = exchange.path().split("\\?", 2)[0];
            String pattern = path.replace("{path}", ".+").replaceAll("\\{[a-z]+\\}", "[^/]+");
            return method.equals(exchange.method()) && Pattern.matches(pattern, bare);
        }
    }

    private final JsonNode socket = ApiClient.read(document("socket.schema.json"));
    private final JsonNode api = ApiClient.read(document("openapi.json"));
    private final Schema client = part("client");
    private final Schema server = part("server");
    private final Map<JsonNode, Schema> schemas = new HashMap<>();

    static String document(String name) {
        try (InputStream in = Server.class.getResourceAsStream("/parlour/server/documents/" + name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Schema part(String name) {
        ObjectNode node = ApiClient.JSON.createObjectNode();
        node.put("$schema", DIALECT).put("$ref", "#/$defs/" + name).set("$defs", socket.path("$defs"));
        return REGISTRY.getSchema(node);
    }

    JsonNode definitions() {
        return socket.path("$defs");
    }

    JsonNode components() {
        return api.at("/components/schemas");
    }

    List<Operation> operations() {
        List<Operation> all = new ArrayList<>();
        api.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(method -> all.add(new Operation(
                                method.getKey().toUpperCase(java.util.Locale.ROOT),
                                path.getKey(),
                                method.getValue()))));
        return all;
    }

    // ---- Validating ----

    List<Error> saidWrong(String message) {
        return client.validate(ApiClient.read(message));
    }

    List<Error> heardWrong(String message) {
        return server.validate(ApiClient.read(message));
    }

    /** The operation of an exchange; paths without parameters take precedence. */
    Optional<Operation> operation(ApiClient.Exchange exchange) {
        return operations().stream()
                .filter(it -> it.serves(exchange))
                .min(Comparator.comparing(it -> it.path().contains("{")));
    }

    /** The schema violations of a response, and of its request if that succeeded; empty if there are none. */
    String wrong(ApiClient.Exchange exchange) {
        Optional<Operation> found = operation(exchange);
        if (found.isEmpty()) {
            return "not in the contract";
        }
        JsonNode node = found.get().node();
        JsonNode documented = response(node, Integer.toString(exchange.status()));
        JsonNode answers =
                documented.isMissingNode() && exchange.status() >= 500 ? response(node, "default") : documented;
        if (answers.isMissingNode()) {
            return "undocumented status";
        }
        boolean isGranted = exchange.status() < 400;
        String type = exchange.type().split(";", 2)[0];
        JsonNode schema = answers.path("content").path(type).path("schema");
        if (schema.isMissingNode()) {
            return "unknown type " + type;
        }
        List<Error> wrong = new ArrayList<>();
        if (type.endsWith("json")) {
            wrong.addAll(schema(schema).validate(exchange.json()));
        }
        JsonNode body = node.path("requestBody")
                .path("content")
                .path("application/json")
                .path("schema");
        if (isGranted && !body.isMissingNode()) {
            wrong.addAll(schema(body).validate(ApiClient.read(exchange.asked().orElse(""))));
        }
        return wrong.isEmpty() ? "" : wrong.toString();
    }

    private JsonNode response(JsonNode operation, String status) {
        JsonNode response = operation.path("responses").path(status);
        String ref = response.path("$ref").asText();
        return ref.isEmpty() ? response : api.at(ref.substring(1));
    }

    /** All documented client errors, as in {@code GET /api/me 401}. */
    Set<String> clientErrors() {
        Set<String> all = new TreeSet<>();
        for (Operation operation : operations()) {
            operation
                    .node()
                    .path("responses")
                    .fieldNames()
                    .forEachRemaining(status -> all.add(operation.name() + " " + status));
        }
        all.removeIf(name -> !name.matches(".* 4\\d\\d"));
        return all;
    }

    private Schema schema(JsonNode schema) {
        return schemas.computeIfAbsent(schema, bare -> {
            ObjectNode node = ApiClient.JSON.createObjectNode();
            node.put("$schema", DIALECT);
            node.putArray("allOf").add(bare);
            node.putObject("components").set("schemas", components());
            return REGISTRY.getSchema(node);
        });
    }
}
