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
 * Writes the oldest classes of a jar anew, in a newer format; run once after a build.
 *
 * <p>The JVM's start-up cache takes no class in a format older than that of Java 6, since those are verified in a way of
 * their own. picocli comes in such a format and every command needs it: reading and verifying it at each start took a
 * quarter of the time of {@code parlour games}. What the classes do does not change; they only gain the stack maps that
 * newer formats ask for.
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

    /** Changes the jar that is named in place; it must not be the one this runs from. */
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
