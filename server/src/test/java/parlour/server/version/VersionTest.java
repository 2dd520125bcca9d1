package parlour.server.version;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class VersionTest {

    @Test
    void buildWritesReleaseAndCommit() {
        assertTrue(Version.CURRENT.number().matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?"), Version.CURRENT.number());
        assertTrue(Version.CURRENT.commit().matches("([0-9a-f]{10})?"), Version.CURRENT.commit());
    }

    @Test
    void commitFollowsTheReleaseIfItIsKnown() {
        assertEquals("Parlour 1.2.3+0123456789", new Version("1.2.3", "0123456789").program());
        assertEquals("Parlour 1.2.3", new Version("1.2.3", "").program());
    }
}
