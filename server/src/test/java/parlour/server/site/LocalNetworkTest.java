package parlour.server.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where phones find a server. */
final class LocalNetworkTest {

    private static final Optional<String> NAME = Optional.of("parlour.local");

    @Test
    void whatOnlyThisMachineCanReachIsOfferedToNobody() {
        for (String host : List.of("localhost", "127.0.0.1", "::1")) {
            assertEquals(List.of(), LocalNetwork.urls(host, NAME, 8080), host);
        }
    }

    @Test
    void aServerOnOneAddressIsFoundThere() {
        assertEquals(List.of("http://192.0.2.7:8080"), LocalNetwork.urls("192.0.2.7", Optional.empty(), 8080));
        assertEquals(List.of("http://192.0.2.7", "http://parlour.local"), LocalNetwork.urls("192.0.2.7", NAME, 80));
        assertEquals(List.of("http://[2001:db8::7]:8080"), LocalNetwork.urls("2001:db8::7", Optional.empty(), 8080));
    }

    @Test
    void aServerOnAllAddressesIsAnnouncedToo() {
        for (String host : List.of("0.0.0.0", "::")) {
            assertEquals(
                    "http://parlour.local:8080",
                    LocalNetwork.urls(host, NAME, 8080).getLast(),
                    host);
        }
    }
}
