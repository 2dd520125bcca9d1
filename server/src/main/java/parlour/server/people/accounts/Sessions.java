package parlour.server.people.accounts;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import parlour.server.people.PeopleRefusals;
import parlour.server.people.Person;
import parlour.server.people.Person.Kind;
import parlour.server.people.Result;
import parlour.server.people.Session;
import parlour.server.people.Visitor;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.credentials.SealedCookies;
import parlour.server.people.credentials.SealedCookies.Claim;
import parlour.server.people.credentials.SessionCookie;
import parlour.server.people.rows.PersonRows;
import parlour.server.people.rows.PersonRows.Row;
import parlour.server.people.rows.SessionRows;
import parlour.server.people.rows.SessionRows.Kept;
import parlour.server.people.rows.SessionRows.Listed;
import parlour.server.store.Database;

/** The browsers in which people are signed in. A session that has ended is served on no node any more. */
public final class Sessions {

    /** The longest that browsers keep a cookie. */
    public static final Duration LIFE = Duration.ofDays(400);

    /** A session in use lasts: its cookie is set again after this long. */
    private static final Duration RENEWED_AFTER = Duration.ofDays(30);

    /** The last use is noted this exactly: most requests must not write. */
    private static final Duration NOTED_EVERY = Duration.ofHours(1);

    /** More than a person uses; the one not used for longest is ended. */
    private static final int MAX = 50;

    private final Database database;
    private final InstantSource clock;
    private final AccessChanges access;
    private final SealedCookies sealed;

    Sessions(Database database, InstantSource clock, AccessChanges access, SealedCookies sealed) {
        this.database = database;
        this.clock = clock;
        this.access = access;
        this.sealed = sealed;
    }

    /** Opens a session inside a transaction. */
    Session open(Connection connection, AccessChanges.Recorder changes, Row row, Visitor visitor) throws SQLException {
        return open(connection, changes, row, visitor, SessionCookie.create());
    }

    private Session open(
            Connection connection, AccessChanges.Recorder changes, Row row, Visitor visitor, SessionCookie cookie)
            throws SQLException {
        long now = clock.millis();
        Person person = row.person();
        List<Listed> others = SessionRows.of(connection, person.id(), 0);
        for (Listed old : others.subList(Math.min(MAX - 1, others.size()), others.size())) {
            SessionRows.end(connection, changes, person.id(), old.id(), false);
        }
        SessionRows.add(
                connection, cookie.id(), cookie.digest(), person.id(), visitor.browser(), now, now + LIFE.toMillis());
        return new Session(cookie.id(), person, cookie.text(), true);
    }

    /** The session of a cookie; empty if there is none, it has expired or was ended. Never cached. */
    Optional<Session> find(String text, Visitor visitor) {
        Optional<SessionCookie> cookie = SessionCookie.read(text);
        return cookie.isPresent() ? find(cookie.get()) : exchange(text, visitor);
    }

    private Optional<Session> find(SessionCookie cookie) {
        long now = clock.millis();
        return database.read(connection -> SessionRows.find(connection, cookie.id()))
                .filter(kept -> cookie.hasDigest(kept.digest().reveal()))
                .filter(kept -> kept.expiresAt() > now)
                .filter(kept -> kept.row().person().kind() != Kind.DELETED)
                .map(kept -> new Session(kept.id(), kept.row().person(), cookie.text(), isNoted(kept, now)));
    }

    /** Notes the use now and then; true if the session is prolonged, so that the cookie must be set again. */
    private boolean isNoted(Kept kept, long now) {
        boolean isProlonged = kept.expiresAt() - now < LIFE.minus(RENEWED_AFTER).toMillis();
        if (isProlonged || now - kept.seenAt() > NOTED_EVERY.toMillis()) {
            long expiresAt = isProlonged ? now + LIFE.toMillis() : kept.expiresAt();
            // Without waiting: losing it does no harm.
            CompletableFuture<Integer> _ =
                    database.write(connection -> SessionRows.note(connection, kept.id(), now, expiresAt));
        }
        return isProlonged;
    }

    /** Exchanges a cookie of an earlier version. Requests that come with it at the same time get the same session. */
    private Optional<Session> exchange(String text, Visitor visitor) {
        Optional<Claim> claim = sealed.read(text);
        if (claim.isEmpty()) {
            return Optional.empty();
        }
        SessionCookie cookie = sealed.exchanged(text);
        Optional<Session> opened = access.write((connection, changes) -> {
            Optional<Row> row = PersonRows.find(connection, claim.get().person())
                    .filter(found -> found.sessionVersion() == claim.get().sessionVersion())
                    .filter(found -> found.person().kind() != Kind.DELETED);
            boolean isFirst =
                    row.isPresent() && SessionRows.exchange(connection, SealedCookies.digest(text), clock.millis());
            return isFirst
                    ? Optional.of(open(connection, changes, row.get(), visitor, cookie))
                    : Optional.<Session>empty();
        });
        return opened.or(() -> find(cookie).map(again -> new Session(again.id(), again.person(), cookie.text(), true)));
    }

    /** Whether this session has not been ended. */
    public boolean isOpen(String id) {
        return database.read(connection -> SessionRows.find(connection, id)).isPresent();
    }

    // ---- For the person ----

    /** A person's sessions, the last used first. */
    public List<Listed> list(Person person) {
        return database.read(connection -> SessionRows.of(connection, person.id(), clock.millis()));
    }

    /** Ends a session. Refused: {@code session-unknown}. */
    public Result<String> end(Person person, String id) {
        boolean isEnded =
                access.write((connection, changes) -> SessionRows.end(connection, changes, person.id(), id, false));
        return isEnded ? Result.ok(id) : Result.refused(PeopleRefusals.sessionUnknown());
    }

    /** Ends all sessions but one. */
    public void endOthers(Person person, String current) {
        access.write((connection, changes) -> {
            for (Listed session : SessionRows.of(connection, person.id(), 0)) {
                if (!session.id().equals(current)) {
                    SessionRows.end(connection, changes, person.id(), session.id(), false);
                }
            }
            // Cookies of earlier versions that have not been exchanged yet are others, too.
            return PersonRows.renew(connection, person.id());
        });
    }

    /** Deletes sessions whose cookies have expired. */
    public void deleteExpired() {
        Database.durable(database.write(connection -> SessionRows.deleteExpired(connection, clock.millis())));
    }
}
