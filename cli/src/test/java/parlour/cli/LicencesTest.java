package parlour.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** NOTICE names everything the program is made of, and nothing else. */
final class LicencesTest {

    private static final Path HOME = Path.of("..");

    /** How libraries name the folders into which they copy others. */
    private static final Pattern COPIED =
            Pattern.compile("(^|/)(shaded|shade|shadow|repackaged|relocated|thirdparty|com_google_[^/]*)/");

    private static final Pattern BUNDLED =
            Pattern.compile("^ +([^:\\s]+:[^:\\s]+):jar:[^:\\s]+:(?:compile|runtime):(\\S+)", Pattern.MULTILINE);

    /** A source of a component: {@code maven}, {@code npm}, {@code inside}, {@code file} or {@code compiled}. */
    private record Source(String kind, String id) {

        boolean names(String other) {
            return id.endsWith(":*") ? other.startsWith(id.substring(0, id.length() - 1)) : id.equals(other);
        }
    }

    private record Entry(String name, String licence, List<Source> sources) {}

    private final List<Entry> notice = read();

    private static List<Entry> read() {
        List<Entry> entries = new ArrayList<>();
        Pattern title = Pattern.compile("(\\S.*) \\(([^)]+)\\)");
        Pattern source = Pattern.compile(" {4}(maven|npm|inside|file|compiled) (.*)");
        String text = text(HOME.resolve("NOTICE"));
        for (String line : text.substring(text.indexOf("\n# ")).lines().toList()) {
            Matcher titled = title.matcher(line);
            Matcher sourced = source.matcher(line);
            if (titled.matches()) {
                entries.add(new Entry(titled.group(1), titled.group(2), new ArrayList<>()));
            } else if (sourced.matches()) {
                for (String id : sourced.group(2).split(", ", -1)) {
                    entries.getLast().sources().add(new Source(sourced.group(1), id));
                }
            }
        }
        return entries;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new AssertionError(file + " cannot be read: run ./parlour build first", unreadable);
        }
    }

    private Set<Source> sources(String kind) {
        return notice.stream()
                .flatMap(entry -> entry.sources().stream())
                .filter(source -> source.kind().equals(kind))
                .collect(Collectors.toSet());
    }

    /** Each of the names has a source of that kind, and each source of the kind a name. */
    private void assertSame(String kind, Set<String> found) {
        Set<String> missing = new TreeSet<>(found);
        missing.removeIf(name -> sources(kind).stream().anyMatch(source -> source.names(name)));
        assertEquals(Set.of(), missing, "missing in NOTICE");
        Set<String> superfluous = sources(kind).stream()
                .filter(source -> found.stream().noneMatch(source::names))
                .map(Source::id)
                .collect(Collectors.toSet());
        assertEquals(Set.of(), superfluous, "in NOTICE, but not in the program");
    }

    /** The jars that are packed into the program, by group and artifact; ours are folders. */
    private static List<MatchResult> bundled() {
        String list = text(Path.of("target/bundled.txt")).replaceAll("\u001b\\[[0-9;]*m", "");
        return BUNDLED.matcher(list)
                .results()
                .filter(found -> !found.group(1).startsWith("parlour:"))
                .toList();
    }

    private static List<String> entries(MatchResult jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.group(2))) {
            return zip.stream().map(ZipEntry::getName).toList();
        }
    }

    @Test
    void everyLibraryIsNamed() {
        assertFalse(bundled().isEmpty());
        assertSame("maven", bundled().stream().map(found -> found.group(1)).collect(Collectors.toSet()));
    }

    @Test
    void everyPackageOfThePageIsNamed() {
        Set<String> packages = Pattern.compile("\"name\": \"([^\"]+)\"")
                .matcher(text(HOME.resolve("web/target/packages.json")))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
        assertSame("npm", packages);
    }

    @Test
    void everyCopyInsideAnotherLibraryIsNamed() throws IOException {
        Set<String> named = sources("inside").stream().map(Source::id).collect(Collectors.toSet());
        Set<String> found = new TreeSet<>();
        for (MatchResult jar : bundled()) {
            for (String entry : entries(jar)) {
                String name = entry.replaceFirst("^META-INF/versions/\\d+/", "");
                List<String> owners = named.stream().filter(name::startsWith).toList();
                found.addAll(owners);
                boolean isClass = name.endsWith(".class");
                assertTrue(
                        !isClass || !COPIED.matcher(name).find() || !owners.isEmpty(),
                        () -> jar.group(1) + " holds a copy of something NOTICE does not name: " + name);
            }
        }
        assertEquals(named, found, "in NOTICE, but not in the program");
    }

    @Test
    void everyTypefaceIsNamed() throws IOException {
        Set<String> found = new TreeSet<>();
        Pattern typeface = Pattern.compile(".*\\.(ttf|otf|pfb|woff2?)");
        for (MatchResult jar : bundled()) {
            entries(jar).stream().filter(typeface.asMatchPredicate()).forEach(found::add);
        }
        try (Stream<Path> files = Files.walk(HOME.resolve("web/src"))) {
            files.map(file -> HOME.relativize(file).toString())
                    .filter(typeface.asMatchPredicate())
                    .forEach(found::add);
        }
        assertSame("file", found);
    }

    @Test
    void whatIsCompiledIntoTheEngineIsNamed() {
        String pom = text(HOME.resolve("browser/pom.xml"));
        assertTrue(pom.contains("<artifactId>teavm-classlib</artifactId>"));
        assertSame("compiled", Set.of("org.teavm:teavm-classlib"));
    }

    @Test
    void everyLicenceHasItsText() throws IOException {
        Set<String> licences = notice.stream()
                .map(Entry::licence)
                .filter(licence -> !licence.equals("public domain"))
                .collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(HOME.resolve("licences"))) {
            assertEquals(
                    licences,
                    files.map(file -> file.getFileName().toString().replace(".txt", ""))
                            .collect(Collectors.toCollection(TreeSet::new)));
        }
    }
}
