package parlour.cli;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Rewrites the oldest classes of a jar in a newer class file format; run once after a build.
 *
 * <p>The JVM's start-up cache rejects classes in a format older than Java 6, which are verified differently. picocli
 * has such a format and every command needs it: loading and verifying it at each start took a quarter of the time of
 * {@code parlour games}. The behaviour of the classes does not change; they only gain the stack maps that newer formats
 * require.
 */
final class NewerClasses {

    private static final int JAVA_6 = 50;

    private static final ClassTransform NEWER = ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL)
            .andThen((builder, element) -> {
                if (element instanceof ClassFileVersion) {
                    builder.withVersion(ClassFile.JAVA_8_VERSION, 0);
                } else {
                    builder.with(element);
                }
            });

    private NewerClasses() {}

    /** Rewrites the named jar in place; it must not be the one this runs from. */
    public static void main(String[] arguments) throws IOException {
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(arguments[0]))) {
            for (Path file : classes(jar.getPath("/"))) {
                if (version(file) < JAVA_6) {
                    Files.write(file, newer(Files.readAllBytes(file)));
                }
            }
        }
    }

    private static List<Path> classes(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }

    private static int version(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            // The magic number, then the minor version.
            in.skipNBytes(6);
            return in.readUnsignedShort();
        }
    }

    static byte[] newer(byte[] old) {
        ClassFile format = ClassFile.of(ClassFile.StackMapsOption.GENERATE_STACK_MAPS);
        return format.transformClass(format.parse(old), NEWER);
    }
}
