package parlour.server.people.accounts;

import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import parlour.server.people.DisplayNames;
import parlour.server.people.Identity;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.people.RandomIds;
import parlour.server.people.Result;
import parlour.server.people.SecretText;
import parlour.server.people.access.AccessChange;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.credentials.Digests;
import parlour.server.people.rows.AccountRows;
import parlour.server.people.rows.PersonRows;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/**
 * Tokens for bots run by users. An account creates one per program; each token belongs to a bot of its own, with a name
 * and an owner, so that everyone at the table sees what it is.
 */
public final class BotTokens {

    public static final int MAX = 10;

    private static final String PREFIX = "parlour_";
    private static final int BYTES = 32;

    /** Last use is recorded to the minute: a busy bot must not cause a write per move. */
    private static final Duration NOTED_EVERY = Duration.ofMinutes(1);

    private static final String SELECT =
            "select tokens.id, bot, name, tokens.created_at, used_at from tokens join people on people.id = bot ";

    private final Database database;
    private final InstantSource clock;
    private final AccessChanges access;

    public BotTokens(Database database, InstantSource clock, AccessChanges access) {
        this.database = database;
        this.clock = clock;
        this.access = access;
    }

    /**
     * A token as its owner sees it, without the secret.
     *
     * @param bot the id of the bot it authenticates
     * @param usedAt {@link Instant#EPOCH} if it was never used
     */
    public record Token(String id, String bot, String name, Instant createdAt, Instant usedAt) {}

    /**
     * A newly created token.
     *
     * @param secret what the program must send; never shown again
     */
    public record NewToken(Token token, SecretText secret) {}

    /**
     * Creates a bot and its token. Refused: {@code invalid-name}, {@code name-taken} if another account has the name,
     * {@code not-an-account}, {@code tokens-full}.
     */
    public Result<NewToken> make(Person owner, String name) {
        byte[] random = RandomIds.bytes(BYTES);
        String secret = PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(random);
        return DisplayNames.usable(name)
                .then(tidy -> {
                    Person bot = new Person(RandomIds.id(), Kind.BOT, tidy, owner.id());
                    Token token = new Token(RandomIds.id(), bot.id(), tidy, now(), Instant.EPOCH);
                    return added(owner, bot, token, digest(secret));
                })
                .map(token -> new NewToken(token, new SecretText(secret)));
    }

    private Result<Token> added(Person owner, Person bot, Token token, String digest) {
        return Database.durable(database.write(connection -> {
            if (!PersonRows.holds(connection, owner.id(), Kind.ACCOUNT)) {
                return Result.<Token>refused(PeopleRefusals.notAnAccount());
            }
            if (!AccountRows.isFreeFor(connection, owner.id(), DisplayNames.key(bot.name()))) {
                return Result.<Token>refused(PeopleRefusals.nameTaken(bot.name()));
            }
            String count = "select count(*) from tokens where owner = ?";
            int has = Sql.first(connection, row -> row.getInt(1), count, owner.id())
                    .orElseThrow();
            if (has >= MAX) {
                return Result.<Token>refused(PeopleRefusals.tokensFull(MAX));
            }
            PersonRows.add(connection, bot, token.createdAt.toEpochMilli());
            Sql.change(
                    connection,
                    "insert into tokens (id, digest, owner, bot, created_at, used_at) values (?, ?, ?, ?, ?, ?)",
                    token.id,
                    digest,
                    owner.id(),
                    bot.id(),
                    token.createdAt.toEpochMilli(),
                    token.usedAt.toEpochMilli());
            return Result.ok(token);
        }));
    }

    /** The owner's tokens, oldest first. */
    public List<Token> list(Person owner) {
        return database.read(connection ->
                Sql.all(connection, BotTokens::read, SELECT + "where tokens.owner = ? order by 4, 1", owner.id()));
    }

    /** Revokes a token. Its bot keeps its name, because games refer to it. Refused: {@code token-unknown}. */
    public Result<Token> revoke(Person owner, String id) {
        return access.write((connection, changes) -> {
            Optional<Token> token = Sql.first(
                    connection, BotTokens::read, SELECT + "where tokens.owner = ? and tokens.id = ?", owner.id(), id);
            if (token.isEmpty()) {
                return Result.refused(PeopleRefusals.tokenUnknown());
            }
            Sql.change(connection, "delete from tokens where owner = ? and id = ?", owner.id(), id);
            changes.add(new AccessChange.SessionEnded(id, false));
            return Result.ok(token.get());
        });
    }

    /** The bot this token belongs to; empty if it is unknown or revoked. */
    public Optional<Person> authenticate(String presented) {
        return identify(presented).map(Identity::person);
    }

    /** The bot, with the id of the token. */
    public Optional<Identity> identify(String presented) {
        if (!presented.startsWith(PREFIX)) {
            return Optional.empty();
        }
        String digest = digest(presented);
        Optional<Token> token = database.read(
                connection -> Sql.first(connection, BotTokens::read, SELECT + "where digest = ?", digest));
        token.filter(found -> !found.usedAt.plus(NOTED_EVERY).isAfter(now())).ifPresent(this::note);
        return token.flatMap(found -> database.read(connection -> PersonRows.find(connection, found.bot))
                .map(PersonRows.Row::person)
                .filter(person -> person.kind() == Kind.BOT)
                .map(bot -> new Identity(bot, found.id)));
    }

    /** Whether the token with this id has not been revoked. */
    public boolean isValid(String id) {
        return database.read(connection -> Sql.first(connection, BotTokens::read, SELECT + "where tokens.id = ?", id))
                .isPresent();
    }

    /** Records the use, without waiting: losing it does no harm. */
    private void note(Token token) {
        long at = now().toEpochMilli();
        CompletableFuture<Integer> _ = database.write(
                connection -> Sql.change(connection, "update tokens set used_at = ? where id = ?", at, token.id));
    }

    private Instant now() {
        return Instant.ofEpochMilli(clock.millis());
    }

    private static String digest(String secret) {
        return HexFormat.of().formatHex(Digests.sha256(secret.getBytes(StandardCharsets.UTF_8)));
    }

    private static Token read(ResultSet row) throws SQLException {
        return new Token(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                Instant.ofEpochMilli(row.getLong(4)),
                Instant.ofEpochMilli(row.getLong(5)));
    }
}
