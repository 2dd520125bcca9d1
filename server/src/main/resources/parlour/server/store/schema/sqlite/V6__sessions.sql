-- Browsers where somebody is signed in. Only the SHA-256 of the cookie's secret is kept.
create table sessions (
    id text not null primary key,
    digest text not null,
    person text not null references people on delete cascade,
    browser text not null,
    created_at integer not null,
    seen_at integer not null,
    expires_at integer not null
) strict;

create index sessions_by_person on sessions (person);
create index sessions_by_expiry on sessions (expires_at);

-- Sealed cookies of earlier versions that were exchanged for a session: none is exchanged twice.
create table exchanged_cookies (
    digest text not null primary key,
    exchanged_at integer not null
) strict;

-- Where an account was signed in to before; only a keyed digest of the address is kept.
create table usual_addresses (
    person text not null references people on delete cascade,
    digest text not null,
    used_at integer not null,
    primary key (person, digest)
) strict;

-- Changes of identity and access, which every node applies before they are acknowledged. Only the latest are kept.
create table access_changes (
    number integer not null primary key,
    kind text not null,
    subject text not null
) strict;

-- One row. Adding a change locks it, so that changes become visible in the order of their numbers.
create table latest_access_change (
    id integer not null primary key check (id = 1),
    number integer not null
) strict;

insert into latest_access_change (id, number) values (1, 0);

-- The nodes on this database: the last change each has applied, and until when it may serve without a sign of life.
create table access_nodes (
    node text not null primary key,
    applied integer not null,
    valid_until integer not null
) strict;
