package parlour.cli.doctor;

import java.time.Duration;
import java.util.Optional;
import parlour.game.Text;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.StoreException;
import parlour.server.store.setup.DatabaseProbe;

/**
 * Whether the database can be reached, read and written.
 *
 * @param clockAhead how far the clock of this machine is ahead of that of the database, if the database has one
 */
record DatabaseCheck(Finding finding, Optional<Duration> clockAhead) {

    static DatabaseCheck of(DatabaseLocation location) {
        try {
            DatabaseProbe.Answer answer = DatabaseProbe.of(location);
            return new DatabaseCheck(good(location, answer), answer.clockAhead());
        } catch (StoreException refused) {
            return new DatabaseCheck(
                    Finding.fault("database", refused.sentence(), advice(refused.reason())), Optional.empty());
        }
    }

    private static Finding good(DatabaseLocation location, DatabaseProbe.Answer answer) {
        if (answer.schema() == 0) {
            return Finding.ok(
                    "database",
                    "The database " + location + " can be written; the first start creates its tables.",
                    "La base de données " + location + " peut être écrite ; le premier démarrage crée ses tables.");
        }
        String en = "The database " + location + " can be written (tables of version " + answer.schema() + ").";
        String fr = "La base de données " + location + " peut être écrite (tables de version " + answer.schema() + ").";
        return answer.isCurrent()
                ? Finding.ok("database", en, fr)
                : Finding.warning(
                        "database",
                        new Text(en, fr),
                        new Text(
                                "The next start brings its tables up to date: make a copy first (./parlour backup FILE).",
                                "Le prochain démarrage met ses tables à jour : faites d’abord une copie (./parlour backup FICHIER)."));
    }

    private static Text advice(StoreException.Reason reason) {
        return switch (reason) {
            case UNREACHABLE, NOT_READ ->
                new Text(
                        "Start PostgreSQL, and check --database, PARLOUR_DATABASE_USER and PARLOUR_DATABASE_PASSWORD.",
                        "Démarrez PostgreSQL, et vérifiez --database, PARLOUR_DATABASE_USER et PARLOUR_DATABASE_PASSWORD.");
            case NEWER ->
                new Text(
                        "Install the newer version again, or restore an older backup.",
                        "Réinstallez la version plus récente, ou restaurez une sauvegarde plus ancienne.");
            case NOT_A_DATABASE, NOT_OURS ->
                new Text(
                        "Restore the last backup, or choose another folder with --data.",
                        "Restaurez la dernière sauvegarde, ou choisissez un autre dossier avec --data.");
            default ->
                new Text(
                        "Check owner and permissions of the folder, or choose another one with --data.",
                        "Vérifiez le propriétaire et les droits du dossier, ou choisissez-en un autre avec --data.");
        };
    }
}
