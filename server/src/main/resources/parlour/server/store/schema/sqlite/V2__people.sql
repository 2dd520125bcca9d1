-- Everybody who ever sat down. A row is never removed, because games point at it; whoever leaves loses the name.
create table people (
    id text not null primary key,
    kind text not null,
    name text not null,
    owner text not null,
    session_version integer not null,
    created_at integer not null
) strict;

create index people_by_owner on people (owner) where owner <> '';

-- Only the Argon2id hash of a password is kept.
create table accounts (
    person text not null primary key references people,
    password text not null
) strict;

-- What must be nobody else's: names as they look, without case and accents.
create table account_names (
    name_key text not null primary key,
    person text not null references people
) strict;

create index account_names_by_person on account_names (person);

-- Only the SHA-256 of a code is kept. A code that was used is gone.
create table recovery_codes (
    digest text not null primary key,
    person text not null references people
) strict;

create index recovery_codes_by_person on recovery_codes (person);

-- Only the SHA-256 of a token is kept. 0 in used_at: never.
create table tokens (
    id text not null primary key,
    digest text not null unique,
    owner text not null references people,
    bot text not null references people,
    created_at integer not null,
    used_at integer not null
) strict;

create index tokens_by_owner on tokens (owner);

-- Made once, at random, by whoever needs one first; in hexadecimal.
create table host_keys (
    purpose text not null primary key,
    secret text not null
) strict;
