package parlour.server.people;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shortens a User-Agent header to what a person recognises: "Firefox, Linux". Only that is stored. */
public final class BrowserNames {

    private record Sign(String word, String name) {}

    /** Browsers name those they resemble as well, so the most specific comes first. */
    private static final List<Sign> BROWSERS = List.of(
            new Sign("Edg", "Edge"),
            new Sign("OPR/", "Opera"),
            new Sign("SamsungBrowser/", "Samsung Internet"),
            new Sign("Firefox/", "Firefox"),
            new Sign("FxiOS/", "Firefox"),
            new Sign("CriOS/", "Chrome"),
            new Sign("Chrome/", "Chrome"),
            new Sign("Safari/", "Safari"));

    private static final List<Sign> SYSTEMS = List.of(
            new Sign("Android", "Android"),
            new Sign("iPhone", "iPhone"),
            new Sign("iPad", "iPad"),
            new Sign("Windows", "Windows"),
            new Sign("Mac OS X", "macOS"),
            new Sign("CrOS", "ChromeOS"),
            new Sign("Linux", "Linux"));

    private BrowserNames() {}

    /** Empty if neither browser nor system is recognised. */
    public static String of(@Nullable String userAgent) {
        String header = userAgent == null ? "" : userAgent;
        String browser = name(BROWSERS, header);
        String system = name(SYSTEMS, header);
        return browser.isEmpty() || system.isEmpty() ? browser + system : browser + ", " + system;
    }

    private static String name(List<Sign> signs, String header) {
        return signs.stream()
                .filter(sign -> header.contains(sign.word))
                .map(Sign::name)
                .findFirst()
                .orElse("");
    }
}
