package parlour.server.people.accounts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.Text;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.people.accounts.BotTokens.NewToken;
import parlour.server.people.accounts.BotTokens.Token;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.TestDatabase;

@OnBothDatabases
final class BotTokensTest {

    private final PeopleFixture hall;
    private final BotTokens tokens;
    private final Person ada;

    BotTokensTest(TestDatabase store) {
        hall = PeopleFixture.on(store);
        tokens = hall.tokens;
        ada = hall.account("Ada");
    }

    private NewToken made(String name) {
        return tokens.make(ada, name).granted().orElseThrow();
    }

    @Test
    void tokenAuthenticatesItsOwnBot() {
        NewToken made = made(" Clever Hans ");
        String secret = made.secret().reveal();
        assertTrue(secret.matches("parlour_[A-Za-z0-9_-]{43}"), "another shape");
        Person bot = tokens.authenticate(secret).orElseThrow();
        assertEquals(new Person(made.token().bot(), Kind.BOT, "Clever Hans", ada.id()), bot);
        assertNotEquals(ada.id(), bot.id());
        assertEquals(Optional.of(bot), hall.people.person(bot.id()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "parlour_", "parlour_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "Bearer x", "é"})
    void malformedTokenIsRejected(String presented) {
        made("Hans");
        assertTrue(tokens.authenticate(presented).isEmpty());
    }

    @Test
    void alteredTokenIsRejected() {
        String secret = made("Hans").secret().reveal();
        for (int i = 0; i < secret.length(); i += 5) {
            char other = secret.charAt(i) == 'x' ? 'y' : 'x';
            assertTrue(tokens.authenticate(secret.substring(0, i) + other + secret.substring(i + 1))
                    .isEmpty());
        }
    }

    @Test
    void tokensAreListedWithoutTheirSecret() {
        NewToken first = made("Hans");
        hall.clock.advance(Duration.ofSeconds(1));
        NewToken second = made("Hans");
        assertEquals(List.of(first.token(), second.token()), tokens.list(ada));
        assertEquals(Instant.EPOCH, first.token().usedAt());
        assertEquals(List.of(), tokens.list(hall.account("Bob")));
    }

    @Test
    void lastUseIsRecordedToTheMinute() {
        NewToken made = made("Hans");
        Instant first = hall.clock.instant();
        tokens.authenticate(made.secret().reveal());
        assertEquals(first, used());
        hall.clock.advance(Duration.ofSeconds(59));
        tokens.authenticate(made.secret().reveal());
        assertEquals(first, used());
        hall.clock.advance(Duration.ofSeconds(1));
        tokens.authenticate(made.secret().reveal());
        assertEquals(first.plusSeconds(60), used());
    }

    /** Reads the token after pending writes. */
    private Instant used() {
        hall.database.write(connection -> 0).join();
        return tokens.list(ada).stream().map(Token::usedAt).findFirst().orElseThrow();
    }

    @Test
    void revokedTokenIsRejectedAndItsBotKeepsItsName() {
        NewToken made = made("Hans");
        NewToken other = made("Franz");
        Person bob = hall.account("Bob");
        assertEquals(
                "token-unknown",
                PeopleFixture.reason(tokens.revoke(bob, made.token().id())));
        assertTrue(tokens.authenticate(made.secret().reveal()).isPresent());
        assertTrue(tokens.revoke(ada, made.token().id()).granted().isPresent());
        assertTrue(tokens.authenticate(made.secret().reveal()).isEmpty());
        assertTrue(tokens.authenticate(other.secret().reveal()).isPresent());
        assertEquals(
                "token-unknown",
                PeopleFixture.reason(tokens.revoke(ada, made.token().id())));
        assertEquals(Text.same("Hans"), hall.people.name(made.token().bot()));
    }

    @Test
    void onlyAccountsHaveTokensUpToTheLimit() {
        assertEquals("not-an-account", PeopleFixture.reason(tokens.make(hall.guest("Guest"), "Hans")));
        Person bot = tokens.authenticate(made("Hans").secret().reveal()).orElseThrow();
        assertEquals("not-an-account", PeopleFixture.reason(tokens.make(bot, "Hans")));
        assertEquals("invalid-name", PeopleFixture.reason(tokens.make(ada, "\u200b")));
        for (int i = 1; i < BotTokens.MAX; i++) {
            made("Hans");
        }
        assertEquals("tokens-full", PeopleFixture.reason(tokens.make(ada, "Hans")));
    }

    @Test
    void botCanBeRenamed() {
        NewToken made = made("Hans");
        Person bot = tokens.authenticate(made.secret().reveal()).orElseThrow();
        Person renamed = hall.people.rename(bot, "Ada").granted().orElseThrow();
        assertEquals(new Person(bot.id(), Kind.BOT, "Ada", ada.id()), renamed);
        assertEquals("Ada", tokens.list(ada).getFirst().name());
    }
}
