package parlour.server.people.moderation;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.game.Refusal;
import parlour.server.people.Person;
import parlour.server.people.RandomIds;
import parlour.server.people.Result;
import parlour.server.people.access.AccessChange;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.access.AccessListener;
import parlour.server.people.moderation.AdminAction.Kind;
import parlour.server.people.rows.PersonRows;
import parlour.server.store.Database;

/** The host's actions: those in force are known here without asking the database. */
public final class Moderation implements AccessListener {

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'");

    private final Database database;
    private final AccessChanges access;
    private final InstantSource clock;
    private volatile Map<Kind, Map<String, AdminAction>> inForce = Map.of();

    private Moderation(Database database, AccessChanges access, InstantSource clock) {
        this.database = database;
        this.access = access;
        this.clock = clock;
    }

    /** Opens it; it must hear of changes before everything that asks it. */
    public static Moderation open(Database database, AccessChanges access, InstantSource clock) {
        Moderation moderation = new Moderation(database, access, clock);
        access.listen(moderation);
        moderation.load();
        return moderation;
    }

    private void load() {
        Map<Kind, Map<String, AdminAction>> loaded = new EnumMap<>(Kind.class);
        for (AdminAction action : database.read(connection -> AdminActionRows.inForce(connection, clock.millis()))) {
            loaded.computeIfAbsent(action.kind(), kind -> new HashMap<>())
                    .merge(action.subject(), action, (one, other) -> lasts(one) >= lasts(other) ? one : other);
        }
        inForce = loaded;
    }

    private static long lasts(AdminAction action) {
        return action.expiresAt() == 0 ? Long.MAX_VALUE : action.expiresAt();
    }

    @Override
    public void onChange(AccessChange change) {
        if (change instanceof AccessChange.ModerationChanged) {
            load();
        }
    }

    @Override
    public void onGap() {
        load();
    }

    // ---- Asking ----

    private Optional<AdminAction> active(Kind kind, String subject) {
        @Nullable AdminAction action = inForce.getOrDefault(kind, Map.of()).get(subject);
        return Optional.ofNullable(action).filter(found -> found.isActive(clock.millis()));
    }

    /** The refusal for somebody who is excluded; a bot is excluded with its owner. */
    public Optional<Refusal> banned(Person person) {
        return active(Kind.BAN, person.id())
                .or(() -> person.owner().isEmpty() ? Optional.empty() : active(Kind.BAN, person.owner()))
                .map(Moderation::excluded);
    }

    /** The refusal for an excluded address. */
    public Optional<Refusal> bannedAddress(String address) {
        return active(Kind.BAN_ADDRESS, address).map(Moderation::excluded);
    }

    /** The refusal for somebody who may write nothing in chat. */
    public Optional<Refusal> muted(String person) {
        return active(Kind.MUTE, person)
                .map(action -> new Refusal(
                        "muted",
                        "The host of this server has muted you" + until(action, " until ") + "."
                                + reason(action, " Reason: "),
                        "L’hôte de ce serveur vous a retiré la parole" + until(action, " jusqu’au ") + "."
                                + reason(action, " Motif : ")));
    }

    public boolean isTableClosed(String tableId) {
        return active(Kind.CLOSE_TABLE, tableId).isPresent();
    }

    private static Refusal excluded(AdminAction action) {
        return new Refusal(
                "banned",
                "The host of this server has excluded you" + until(action, " until ") + "."
                        + reason(action, " Reason: "),
                "L’hôte de ce serveur vous a exclu" + until(action, " jusqu’au ") + "." + reason(action, " Motif : "));
    }

    private static String until(AdminAction action, String word) {
        return action.expiresAt() == 0
                ? ""
                : word + DATE.format(Instant.ofEpochMilli(action.expiresAt()).atOffset(ZoneOffset.UTC));
    }

    private static String reason(AdminAction action, String word) {
        return action.why().isEmpty() ? "" : word + action.why();
    }

    /** The refusal for whoever asks for a closed table. */
    public static Refusal tableClosed() {
        return new Refusal(
                "table-closed",
                "The host of this server has closed this table.",
                "L’hôte de ce serveur a fermé cette table.");
    }

    // ---- Acting ----

    /**
     * Does something; every node acts on it when this returns.
     *
     * @param detail the address as it was written; otherwise empty
     * @param by the administrator's id; empty at the terminal
     * @param length how long it lasts; zero for ever
     */
    public Result<AdminAction> act(Kind kind, String subject, String detail, String why, String by, Duration length) {
        return access.write((connection, changes) -> {
            String shown = detail;
            long expiresAt = length.isZero() ? 0 : clock.millis() + length.toMillis();
            if (kind == Kind.HIDE_NAME || kind == Kind.BAN || kind == Kind.MUTE) {
                Optional<PersonRows.Row> row = PersonRows.find(connection, subject);
                if (row.isEmpty()) {
                    return Result.<AdminAction>refused(unknownSubject());
                }
                shown = kind == Kind.HIDE_NAME ? row.get().person().name() : "";
            }
            AdminAction action =
                    new AdminAction(RandomIds.id(), kind, subject, shown, why, by, clock.millis(), expiresAt, "", 0);
            AdminActionRows.add(connection, action);
            record(changes, action);
            return Result.ok(action);
        });
    }

    /** Undoes something; refused if there is no such action, or it was undone before. */
    public Result<AdminAction> undo(String id, String by) {
        return access.write((connection, changes) -> {
            if (!AdminActionRows.undo(connection, id, by, clock.millis())) {
                return Result.<AdminAction>refused(unknownSubject());
            }
            AdminAction undone = AdminActionRows.find(connection, id).orElseThrow();
            record(changes, undone);
            return Result.ok(undone);
        });
    }

    private static void record(AccessChanges.Recorder changes, AdminAction action) throws java.sql.SQLException {
        changes.add(new AccessChange.ModerationChanged(action.id()));
        if (action.kind() == Kind.HIDE_NAME) {
            changes.add(new AccessChange.PersonChanged(action.subject()));
        }
    }

    public static Refusal unknownSubject() {
        return new Refusal(
                "subject-unknown",
                "There is no such person, table, report or action here.",
                "Cette personne, cette table, ce signalement ou cette action n’existe pas ici.");
    }

    /** Everything that was done lately, the newest first. */
    public List<AdminAction> latest(int limit) {
        return database.read(connection -> AdminActionRows.latest(connection, limit));
    }
}
