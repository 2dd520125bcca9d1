package parlour.browser.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemSeverity;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles {@link parlour.browser.Main} and everything it reaches on the class path to {@code engine.wasm} in a folder,
 * unless the file there was made from the same classes.
 */
public final class CompileEngine {

    private static final String ENGINE = "engine.wasm";
    private static final String MADE_FROM = "engine.sha256";

    private CompileEngine() {}

    /** Arguments: the folder, and the optimization level: {@code SIMPLE}, {@code ADVANCED} or {@code FULL}. */
    public static void main(String[] args) throws IOException, TeaVMToolException {
        Path folder = Path.of(args[0]);
        TeaVMOptimizationLevel level = TeaVMOptimizationLevel.valueOf(args[1]);
        List<String> path = List.of(System.getProperty("java.class.path", "").split(File.pathSeparator, -1));
        String madeFrom = level + " " + digest(path);
        Path stamp = folder.resolve(MADE_FROM);
        if (Files.exists(folder.resolve(ENGINE))
                && Files.exists(stamp)
                && Files.readString(stamp).equals(madeFrom)) {
            System.out.println("The engine is made from these classes already.");
            return;
        }
        Files.deleteIfExists(stamp);
        long begun = System.nanoTime();
        TeaVMTool tool = translate(folder, level);
        boolean failed = tool.getProblemProvider().getProblems().stream()
                .map(Problem::getSeverity)
                .anyMatch(ProblemSeverity.ERROR::equals);
        if (failed) {
            System.exit(1);
        }
        Files.writeString(stamp, madeFrom);
        System.out.println("Engine of " + tool.getClasses().size() + " classes, "
                + Files.size(folder.resolve(ENGINE)) / 1_000 + " KB, in " + (System.nanoTime() - begun) / 1_000_000_000
                + " s.");
    }

    private static TeaVMTool translate(Path folder, TeaVMOptimizationLevel level) throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass("parlour.browser.Main");
        tool.setOptimizationLevel(level);
        tool.setObfuscated(true);
        tool.setStrict(false);
        tool.setAssertionsRemoved(true);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(ENGINE);
        tool.setLog(log);
        tool.generate();
        TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
        return tool;
    }

    /** The digest of all our files on the class path, and of the compiler's version. */
    private static String digest(List<String> path) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        for (String element : path) {
            Path place = Path.of(element);
            if (Files.isDirectory(place)) {
                addFolder(place, files);
            } else if (element.contains("teavm")) {
                files.put(place.getFileName().toString(), new byte[0]);
            } else {
                addJar(place, files);
            }
        }
        MessageDigest digest = sha256();
        files.forEach((name, bytes) -> {
            digest.update(name.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
            digest.update(bytes);
        });
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void addFolder(Path folder, Map<String, byte[]> files) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
                if (isOurs(name)) {
                    files.put(name, Files.readAllBytes(file));
                }
            }
        }
    }

    private static void addJar(Path jar, Map<String, byte[]> files) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream().map(ZipEntry.class::cast).toList()) {
                if (!entry.isDirectory() && isOurs(entry.getName())) {
                    try (InputStream in = zip.getInputStream(entry)) {
                        files.put(entry.getName(), in.readAllBytes());
                    }
                }
            }
        }
    }

    private static boolean isOurs(String name) {
        return name.startsWith("parlour/")
                && !name.startsWith("parlour/web/")
                && !name.startsWith("parlour/browser/build/");
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
