package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dashboard and the alert rules use only metrics that a server has. */
final class MonitoringFilesTest {

    private static final Path FOLDER = Path.of("..", "docs", "monitoring");
    private static final Pattern METRIC = Pattern.compile("\\b(?:parlour|jvm|process|system)_[a-z_]+");

    @TempDir
    private Path data;

    @Test
    void everyMetricExists() throws IOException {
        Set<String> used = new TreeSet<>();
        JsonNode dashboard = ApiClient.read(Files.readString(FOLDER.resolve("dashboard.json")));
        assertTrue(dashboard.path("panels").size() >= 10);
        for (JsonNode panel : dashboard.path("panels")) {
            panel.path("targets")
                    .forEach(target -> add(used, target.path("expr").asText()));
        }
        Files.readString(FOLDER.resolve("alerts.yml"))
                .lines()
                .filter(line -> line.strip().startsWith("expr:"))
                .forEach(line -> add(used, line));
        assertTrue(used.size() >= 15, used::toString);
        Set<String> missing = new TreeSet<>(used);
        try (TestServer server = TestServer.in(data)) {
            String metrics = server.stranger().get("/metrics").text();
            missing.removeIf(name -> Pattern.compile("^" + name + "[ {]", Pattern.MULTILINE)
                    .matcher(metrics)
                    .find());
        }
        assertEquals(Set.of(), missing);
    }

    private static void add(Set<String> used, String expression) {
        METRIC.matcher(expression).results().forEach(found -> used.add(found.group()));
    }
}
