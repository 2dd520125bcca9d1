-- Ids of tables that are not open yet, each with the secret the server has committed to. Short-lived, and not in backups:
-- two copies of a database must not open tables with the same secret.
create table table_reservations (
    table_id text not null primary key,
    person text not null,
    secret text not null,
    reserved_at integer not null
) strict;

create index table_reservations_by_person on table_reservations (person, reserved_at);

-- The secret of the rematch of each table, whose commitment is shown from the start. Tables without a row are older
-- than this script: their secret is derived from the host key "chance".
create table rematch_secrets (
    table_id text not null primary key,
    secret text not null
) strict;
