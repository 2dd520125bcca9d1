package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.TestDatabase;

/** What depends on who asks is not kept by any cache: every route is asked, with and without a cookie. */
final class PersonalResponsesTest {

    /** Their answers change by themselves. */
    private static final Set<String> STATUS = Set.of("GET /health", "GET /metrics");

    @TempDir
    private Path data;

    @Test
    void personalResponsesAreNotStored() throws IOException, InterruptedException {
        TestDatabase.SQLITE.fresh(data);
        HttpClient http = HttpClient.newHttpClient();
        try (Server server = Server.start(ServerConfig.in(data, 0), Environment.system(data))) {
            URI address = server.address();
            String cookie = http.send(request(address, "POST /api/guests", "").build(), BodyHandlers.discarding())
                    .headers()
                    .firstValue("Set-Cookie")
                    .orElseThrow()
                    .split(";", 2)[0];
            List<String> stored = new ArrayList<>();
            for (String route : server.routes()) {
                HttpResponse<String> stranger =
                        http.send(request(address, route, "").build(), BodyHandlers.ofString());
                HttpResponse<String> guest =
                        http.send(request(address, route, cookie).build(), BodyHandlers.ofString());
                boolean isSame = stranger.body().equals(guest.body())
                        && guest.headers().firstValue("Set-Cookie").isEmpty();
                boolean isForAll = !route.contains(" /api/") && (isSame || STATUS.contains(route));
                if (!isForAll && !(isNotStored(stranger) && isNotStored(guest))) {
                    stored.add(route);
                }
            }
            assertEquals(List.of(), stored);
        }
    }

    private static HttpRequest.Builder request(URI server, String route, String cookie) {
        String[] words = route.split(" ", 2);
        String path = words[1].replaceAll("[{<][a-z]+[}>]", "nowhere");
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                .header("X-Parlour", "1")
                .header("Content-Type", "application/json")
                .method(words[0], words[0].equals("GET") ? BodyPublishers.noBody() : BodyPublishers.ofString("{}"));
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }

    private static boolean isNotStored(HttpResponse<?> response) {
        return response.headers().allValues("Cache-Control").equals(List.of("no-store"));
    }
}
