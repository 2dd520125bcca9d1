package parlour.conan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.game.NotationException;
import parlour.game.Refusal;

/** What was agreed at a table with real cards, and how long it holds. */
class BondsTest {

    private final Bonds bonds = new Bonds(CardSet.standard(), 4);

    private void agree(String treaty) throws NotationException {
        assertEquals(Optional.empty(), bonds.agree(treaty), treaty);
    }

    private static String reason(Optional<Refusal> refusal) {
        return refusal.map(Refusal::reason).orElse("-");
    }

    @Test
    void nothing_holds_at_first() {
        assertEquals("", bonds.terms());
        assertEquals("-", reason(bonds.whyNoDuel(0, 1)));
    }

    @Test
    void gifts_leave_no_bond() throws NotationException {
        agree("1>2:3pg+feint+#boar-spear");
        assertEquals("", bonds.terms());
    }

    @Test
    void promises_and_alliances_hold_and_are_told_in_order() throws NotationException {
        agree("1=2:50/40/30/partner;3!challenge:a2@r7");
        agree("2!duel:3@end;1>2:1pg");
        assertEquals("2!duel:3@end;3!challenge:a2@r7;1=2:50/40/30/partner", bonds.terms());
    }

    @Test
    void the_same_bonds_are_the_same_text() throws NotationException {
        agree(
                "3=4:50/50/50/own;1=2:50/50/50/own;2!duel:3@r5;2!duel:1@r5;2!challenge:a3@r6;2!challenge:a1@r9;1!duel:2@r7");
        assertEquals(
                "1!duel:2@r7;2!challenge:a1@r9;2!challenge:a3@r6;2!duel:1@r5;2!duel:3@r5;1=2:50/50/50/own;3=4:50/50/50/own",
                bonds.terms());
    }

    @Test
    void partners_do_not_duel_whoever_asks() throws NotationException {
        agree("1=3:50/50/50/own");
        assertEquals("partner", reason(bonds.whyNoDuel(0, 2)));
        assertEquals("partner", reason(bonds.whyNoDuel(2, 0)));
        assertEquals("-", reason(bonds.whyNoDuel(0, 1)));
        assertEquals("-", reason(bonds.whyNoDuel(1, 0)));
        assertEquals("-", reason(bonds.whyNoDuel(1, 2)));
        assertEquals("-", reason(bonds.whyNoDuel(2, 1)));
    }

    @Test
    void a_promise_binds_the_one_who_made_it_and_names_its_treaty() throws NotationException {
        agree("1>2:1pg");
        agree("2!duel:1@r5;3!challenge:a1@r5");
        Refusal refusal = bonds.whyNoDuel(1, 0).orElseThrow();
        assertEquals("promised", refusal.reason());
        assertEquals(
                "Treaty 2 forbids it: you promised no duel with Crimson until round 5.",
                refusal.sentence().en());
        assertEquals("-", reason(bonds.whyNoDuel(0, 1)));
        assertEquals("-", reason(bonds.whyNoDuel(2, 0)));
    }

    @Test
    void a_hero_has_one_partner_at_most() throws NotationException {
        agree("1=2:50/50/50/own");
        assertEquals("cannot-ally", reason(bonds.agree("1=3:50/50/50/own")));
        assertEquals("cannot-ally", reason(bonds.agree("2=3:50/50/50/own")));
        assertEquals("cannot-ally", reason(bonds.agree("3=1:50/50/50/own")));
        assertEquals("cannot-ally", reason(bonds.agree("3=3:50/50/50/own")));
        assertEquals("1=2:50/50/50/own", bonds.terms());
        agree("3=4:50/50/50/own");
        assertEquals("1=2:50/50/50/own;3=4:50/50/50/own", bonds.terms());
    }

    @Test
    void what_is_refused_leaves_nothing_behind_and_has_no_number() throws NotationException {
        agree("1=2:50/50/50/own");
        assertEquals("cannot-ally", reason(bonds.agree("3!duel:4@r5;1=3:50/50/50/own")));
        assertEquals("1=2:50/50/50/own", bonds.terms());
        agree("3!duel:4@r5");
        assertEquals(
                "Treaty 2 forbids it: you promised no duel with Jade until round 5.",
                bonds.whyNoDuel(2, 3).orElseThrow().sentence().en());
    }

    @Test
    void a_promise_ends_after_its_last_round() throws NotationException {
        agree("1!duel:2@r5;2!duel:1@r6");
        bonds.beginRound(5);
        assertEquals("1!duel:2@r5;2!duel:1@r6", bonds.terms());
        bonds.beginRound(6);
        assertEquals("2!duel:1@r6", bonds.terms());
    }

    @Test
    void an_alliance_ends_when_either_leaves() throws NotationException {
        agree("1=2:50/50/50/own;3=4:50/50/50/own");
        bonds.leave(1);
        assertEquals("3=4:50/50/50/own", bonds.terms());
        bonds.leave(2);
        assertEquals("", bonds.terms());
    }

    @Test
    void an_adventure_that_is_accomplished_ends_what_was_promised_about_it() throws NotationException {
        agree("1=2:50/50/50/own;3!challenge:a1@r9;3!challenge:a2@r9;3!duel:1@r9");
        bonds.accomplish(0, 0);
        assertEquals("3!challenge:a2@r9;3!duel:1@r9", bonds.terms());
    }

    @Test
    void whoever_goes_out_is_bound_by_nothing_and_protected_by_nothing() throws NotationException {
        agree("1=2:50/50/50/own;1!challenge:a3@r9;3!duel:1@r9;3!duel:2@r9;3!challenge:a1@r9");
        bonds.putOut(0);
        assertEquals("3!challenge:a1@r9;3!duel:2@r9", bonds.terms());
    }

    @Test
    void a_treaty_that_cannot_be_read_is_refused() {
        assertThrows(NotationException.class, () -> bonds.agree("5>1:1pg"));
    }
}
