package parlour.cli.club;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.nayuki.qrcodegen.QrCode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.cli.console.Console;
import parlour.game.Language;

/** What the terminal shows on a club evening. */
final class BannerTest {

    private static String shown(Language language, List<String> urls) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console = Console.of(new ByteArrayInputStream(new byte[0]), out, out, language);
        Banner.of(urls, Optional.of("parlour.local"), 8_080).print(console);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theAddressIsShownLargeAsACodeAndInWords() {
        String url = "http://10.42.0.1:8080";
        String english = shown(Language.ENGLISH, List.of(url));
        assertTrue(english.contains(String.join(System.lineSeparator(), BigDigits.lines("10.42.0.1:8080"))), english);
        assertTrue(
                english.contains(String.join(System.lineSeparator(), new TerminalQrCode(url).lines(false))), english);
        assertTrue(english.contains("Also: http://parlour.local:8080"), english);
        assertTrue(
                shown(Language.FRENCH, List.of(url)).contains("Téléphones\u00a0: scannez le code, ou ouvrez " + url));
    }

    @Test
    void withoutANetworkItSaysWhatToDo() {
        assertTrue(shown(Language.ENGLISH, List.of()).contains("Turn on its hotspot"));
    }

    @Test
    void bigDigitsAreFiveLinesHigh() {
        assertEquals(List.of("██    ███", " █    █ █", " █    █ █", " █    █ █", "███ █ ███"), BigDigits.lines("1.0"));
    }

    /** Reads the half blocks back. */
    @Test
    void theCodeHasEveryModuleAndALightBorder() {
        String url = "http://192.168.178.23:8080";
        QrCode code = QrCode.encodeText(url, QrCode.Ecc.MEDIUM);
        List<String> lines = new TerminalQrCode(url).lines(false);
        int dark = 0;
        for (int y = -2; y < code.size + 2; y++) {
            for (int x = -2; x < code.size + 2; x++) {
                char block = lines.get((y + 2) / 2).charAt(x + 2);
                boolean isLight = block == '█' || block == ((y + 2) % 2 == 0 ? '▀' : '▄');
                boolean isInside = x >= 0 && y >= 0 && x < code.size && y < code.size;
                assertTrue(isInside || isLight, "the border is light");
                dark += isLight ? 0 : 1;
            }
        }
        assertTrue(dark > code.size * code.size / 3, "there are dark modules");
    }
}
