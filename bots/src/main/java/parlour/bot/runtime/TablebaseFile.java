package parlour.bot.runtime;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import parlour.bot.tablebase.Tablebase;
import parlour.bot.tablebase.TablebaseRules;
import parlour.game.Text;

/**
 * Solved endings on disk, one file for each set of rules.
 *
 * <p>The format: the eight letters {@code PARLOUR!}, then big-endian {@code int}s: 1, the version; the rules (1 if any
 * die wins on the Key square, plus 2 if the Key die captures); the length of the table in bytes; its CRC-32. Then the
 * table, deflated.
 */
public final class TablebaseFile {

    private static final long MAGIC = 0x5041524C4F555221L;
    private static final int VERSION = 1;

    private TablebaseFile() {}

    /** The file for these rules: {@code key.endings} for Conquest, {@code any.endings} for 6 Faces. */
    public static Path path(Path folder, TablebaseRules rules) {
        return folder.resolve(
                (rules.anyDieWins() ? "any" : "key") + (rules.keyCaptures() ? "" : "-nocapture") + ".endings");
    }

    /** The endings in a folder, if there are any. */
    public static Optional<Tablebase> find(Path folder, TablebaseRules rules) throws IOException {
        Path file = path(folder, rules);
        return Files.exists(file) ? Optional.of(read(file, rules)) : Optional.empty();
    }

    /** Writes a temporary file and renames it, so that no reader sees half a table. Returns the path. */
    public static Path write(Path folder, Tablebase tablebase) throws IOException {
        Files.createDirectories(folder);
        Path file = path(folder, tablebase.rules());
        Path draft = folder.resolve(file.getFileName() + ".part");
        try {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(draft))) {
                write(out, tablebase);
            }
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
        return file;
    }

    static void write(OutputStream out, Tablebase tablebase) throws IOException {
        byte[] table = tablebase.bytes();
        DataOutputStream data = new DataOutputStream(out);
        data.writeLong(MAGIC);
        data.writeInt(VERSION);
        data.writeInt(number(tablebase.rules()));
        data.writeInt(table.length);
        data.writeInt(checksum(table));
        data.flush();
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION);
        try {
            DeflaterOutputStream deflated = new DeflaterOutputStream(out, deflater, 1 << 16);
            deflated.write(table);
            deflated.finish();
        } finally {
            deflater.end();
        }
    }

    /**
     * Reads endings, all of them or none.
     *
     * @throws DamagedFileException if the file is of another kind, for other rules, or damaged
     */
    public static Tablebase read(Path file, TablebaseRules rules) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            return read(in, rules, file.toString());
        }
    }

    static Tablebase read(InputStream in, TablebaseRules rules, String name) throws IOException {
        try {
            DataInputStream data = new DataInputStream(in);
            if (data.readLong() != MAGIC) {
                throw new DamagedFileException(
                        new Text(name + " is not an endgame file.", name + " n’est pas un fichier de finales."));
            }
            int version = data.readInt();
            if (version != VERSION) {
                throw new DamagedFileException(new Text(
                        name + " has version " + version + "; this program reads version " + VERSION
                                + ". Solve the endgames again.",
                        name + " est en version " + version + " ; ce programme lit la version " + VERSION
                                + ". Résolvez les finales à nouveau."));
            }
            if (data.readInt() != number(rules)) {
                throw new DamagedFileException(new Text(
                        name + " holds the endgames of other rules.", name + " contient les finales d’autres règles."));
            }
            int length = data.readInt();
            int checksum = data.readInt();
            if (length != Tablebase.BYTES) {
                throw damaged(name);
            }
            InputStream inflated = new InflaterInputStream(in);
            byte[] table = inflated.readNBytes(length);
            // Reading one byte more makes the stream check its own end.
            if (table.length != length || inflated.read() != -1 || checksum(table) != checksum) {
                throw damaged(name);
            }
            return Tablebase.of(rules, table);
        } catch (EOFException | ZipException cut) {
            DamagedFileException damaged = damaged(name);
            damaged.initCause(cut);
            throw damaged;
        }
    }

    private static DamagedFileException damaged(String name) {
        return new DamagedFileException(new Text(
                name + " is damaged. Solve the endgames again.", name + " est abîmé. Résolvez les finales à nouveau."));
    }

    private static int number(TablebaseRules rules) {
        return (rules.anyDieWins() ? 1 : 0) + (rules.keyCaptures() ? 2 : 0);
    }

    private static int checksum(byte[] table) {
        CRC32 crc = new CRC32();
        crc.update(table);
        return (int) crc.getValue();
    }
}
