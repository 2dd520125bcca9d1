package parlour.bot.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.bot.tablebase.Tablebase;
import parlour.bot.tablebase.TablebaseRules;

/** The content of the table does not matter to the file, so this one is made up. */
final class TablebaseFileTest {

    private static final TablebaseRules RULES = new TablebaseRules(false, true);

    private static final byte[] TABLE = new byte[Tablebase.BYTES];
    private static byte[] file = {};

    @BeforeAll
    static void makeAFile() throws IOException {
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < TABLE.length; i += 1 + random.nextInt(1000)) {
            TABLE[i] = (byte) random.nextInt(30);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TablebaseFile.write(out, Tablebase.of(RULES, TABLE));
        file = out.toByteArray();
    }

    @Test
    void aWrittenFileIsReadBack(@TempDir Path folder) throws IOException {
        assertTrue(TablebaseFile.find(folder, RULES).isEmpty());
        Path written = TablebaseFile.write(folder.resolve("new"), Tablebase.of(RULES, TABLE));
        assertEquals(folder.resolve("new").resolve("key.endings"), written);
        Tablebase read = TablebaseFile.find(folder.resolve("new"), RULES).orElseThrow();
        assertArrayEquals(TABLE, read.bytes());
        assertEquals(RULES, read.rules());
        try (var left = Files.list(folder.resolve("new"))) {
            assertEquals(List.of(written), left.toList(), "no draft is left behind");
        }
    }

    @Test
    void everySetOfRulesHasItsOwnFile(@TempDir Path folder) {
        List<String> names = List.of(
                        RULES,
                        new TablebaseRules(true, true),
                        new TablebaseRules(false, false),
                        new TablebaseRules(true, false))
                .stream()
                .map(rules ->
                        folder.relativize(TablebaseFile.path(folder, rules)).toString())
                .toList();
        assertEquals(List.of("key.endings", "any.endings", "key-nocapture.endings", "any-nocapture.endings"), names);
    }

    @Test
    void everyHeaderByteIsChecked() {
        for (int at = 0; at < 24; at++) {
            byte[] changed = file.clone();
            changed[at] ^= 4;
            assertRefused(changed, "");
        }
    }

    /** A few bits of a deflated stream are padding; whatever the change, no other table is read. */
    @Test
    void aChangedByteIsRejectedOrHarmless() throws IOException {
        int refused = 0;
        for (int at = 24; at < file.length; at += file.length / 20) {
            byte[] changed = file.clone();
            changed[at] ^= 4;
            try {
                assertArrayEquals(
                        TABLE,
                        TablebaseFile.read(new ByteArrayInputStream(changed), RULES, "this")
                                .bytes());
            } catch (DamagedFileException damaged) {
                refused++;
            }
        }
        assertTrue(refused > 15, "refused only " + refused);
    }

    @Test
    void aTruncatedFileIsRefused() {
        for (int length : new int[] {0, 5, 8, 23, 24, 1000, file.length / 2, file.length - 5}) {
            assertRefused(Arrays.copyOf(file, length), "damaged");
        }
    }

    @Test
    void anotherFileIsRefusedByName() {
        assertRefused(
                "[Event \"A game, not a table\"]".getBytes(java.nio.charset.StandardCharsets.UTF_8),
                "is not an endgame file");
        byte[] newer = file.clone();
        newer[11] = 2;
        assertRefused(newer, "version 2");
        DamagedFileException refused = assertThrows(
                DamagedFileException.class,
                () -> TablebaseFile.read(new ByteArrayInputStream(file), new TablebaseRules(true, true), "this"));
        assertEquals(
                "this contient les finales d’autres règles.", refused.sentence().fr());
    }

    private static void assertRefused(byte[] bytes, String saying) {
        DamagedFileException refused = assertThrows(
                DamagedFileException.class, () -> TablebaseFile.read(new ByteArrayInputStream(bytes), RULES, "this"));
        assertTrue(
                refused.sentence().en().startsWith("this "), refused.sentence().en());
        assertTrue(refused.sentence().en().contains(saying), refused.sentence().en());
    }
}
