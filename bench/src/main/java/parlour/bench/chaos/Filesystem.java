package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** A folder that is a small file system of its own, where the system permits it, so that it can be filled. */
final class Filesystem implements AutoCloseable {

    static final String FILLER = "filler";

    private static final int CHUNK = 1 << 20;
    private static final int SMALL_CHUNK = 4096;

    private final Path folder;
    private final boolean isMounted;

    private Filesystem(Path folder, boolean isMounted) {
        this.folder = folder;
        this.isMounted = isMounted;
    }

    /** @param megabytes how large it is; 0 for an ordinary folder */
    static Filesystem at(Path folder, int megabytes) {
        try {
            Files.createDirectories(folder);
            boolean isMounted = megabytes > 0
                    && Commands.run(List.of(
                                    "mount",
                                    "-t",
                                    "tmpfs",
                                    "-o",
                                    "size=" + megabytes + "m",
                                    "tmpfs",
                                    folder.toString()))
                            .isOk();
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
            return new Filesystem(folder, isMounted);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    Path folder() {
        return folder;
    }

    boolean canBeFilled() {
        return isMounted;
    }

    /** Leaves not a byte free. */
    void fill() {
        try (var out = Files.newOutputStream(folder.resolve(FILLER))) {
            for (int size : new int[] {CHUNK, SMALL_CHUNK}) {
                byte[] chunk = new byte[size];
                try {
                    while (true) {
                        out.write(chunk);
                    }
                } catch (IOException full) {
                    // That is what is wanted.
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    void empty() {
        try {
            Files.deleteIfExists(folder.resolve(FILLER));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        if (isMounted) {
            Commands.run(List.of("umount", folder.toString()));
        }
    }
}
