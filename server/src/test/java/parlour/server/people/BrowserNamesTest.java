package parlour.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BrowserNamesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0 | Firefox, Linux",
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0"
                        + " Safari/537.36 Edg/126.0.0.0 | Edge, Windows",
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile"
                        + " Safari/537.36 | Chrome, Android",
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
                        + " Version/17.5 Mobile/15E148 Safari/604.1 | Safari, iPhone",
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5"
                        + " Safari/605.1.15 | Safari, macOS",
                "Something on Linux | Linux",
                "curl/8.5.0 | ''",
                "'' | ''",
            })
    void browserAndSystemAreRecognised(String header, String name) {
        assertEquals(name, BrowserNames.of(header));
    }

    @Test
    void missingHeaderIsUnknown() {
        assertEquals("", BrowserNames.of(null));
    }
}
