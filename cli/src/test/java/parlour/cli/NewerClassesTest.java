package parlour.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewerClassesTest {

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit fills it in
    private Path folder;

    @Test
    void aConvertedClassBehavesAsBefore() throws Exception {
        Path jar = folder.resolve("some.jar");
        byte[] newEnough = larger("NewEnough", ClassFile.JAVA_8_VERSION);
        try (FileSystem inside = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
            Files.write(inside.getPath("Old.class"), larger("Old", ClassFile.JAVA_5_VERSION));
            Files.write(inside.getPath("NewEnough.class"), newEnough);
            Files.writeString(inside.getPath("text.txt"), "a text");
        }

        NewerClasses.main(new String[] {jar.toString()});

        try (FileSystem inside = FileSystems.newFileSystem(jar)) {
            byte[] old = Files.readAllBytes(inside.getPath("Old.class"));
            assertEquals(ClassFile.JAVA_8_VERSION, ClassFile.of().parse(old).majorVersion());
            assertArrayEquals(newEnough, Files.readAllBytes(inside.getPath("NewEnough.class")));
            assertEquals("a text", Files.readString(inside.getPath("text.txt"), StandardCharsets.UTF_8));
        }
        // A class with wrong stack maps would be refused here.
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            Method larger = loader.loadClass("Old").getMethod("larger", int.class, int.class);
            assertEquals(3, larger.invoke(null, 2, 3));
            assertEquals(5, larger.invoke(null, 5, 1));
        }
    }

    /** A class with one method that branches, so that newer formats need a stack map. */
    private static byte[] larger(String name, int version) {
        return ClassFile.of()
                .build(
                        ClassDesc.of(name),
                        type -> type.withVersion(version, 0)
                                .withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_SUPER)
                                .withMethodBody(
                                        "larger",
                                        MethodTypeDesc.of(
                                                ConstantDescs.CD_int, ConstantDescs.CD_int, ConstantDescs.CD_int),
                                        ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                                        code -> {
                                            var second = code.newLabel();
                                            code.iload(0)
                                                    .iload(1)
                                                    .if_icmplt(second)
                                                    .iload(0)
                                                    .ireturn()
                                                    .labelBinding(second)
                                                    .iload(1)
                                                    .ireturn();
                                        }));
    }
}
