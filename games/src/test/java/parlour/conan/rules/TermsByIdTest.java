package parlour.conan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A treaty parsed twice is the same move. */
final class TermsByIdTest {

    private static TreatyTerms gift(int glory) {
        return new TreatyTerms(0, List.of(new TreatyTerms.GloryGift(0, 1, glory)));
    }

    @Test
    void equalTermsHaveOneNumberAndOthersAnother() {
        TermsById<TreatyTerms> ids = new TermsById<>();
        int two = ids.number(gift(2));
        int three = ids.number(gift(3));
        assertNotEquals(two, three);
        assertEquals(two, ids.number(gift(2)));
        assertEquals(three, ids.number(gift(3)));
        assertEquals(gift(2), ids.terms(two));
        assertEquals(gift(3), ids.terms(three));
    }
}
