-- Every match as the sequence of its events. Rows are only ever added.
create table entries (
    match_id text not null,
    number integer not null,
    at_ms integer not null,
    event text not null,
    primary key (match_id, number)
) strict, without rowid;

-- What lists show: derived from the entries, and written together with them.
create table listings (
    match_id text not null primary key,
    game text not null,
    phase text not null,
    listed integer not null,
    hosted integer not null,
    opened_at integer not null,
    changed_at integer not null,
    card text not null
) strict;

create index listings_by_phase on listings (phase, opened_at);

create table listing_people (
    match_id text not null references listings,
    person text not null,
    place integer not null,
    primary key (match_id, person)
) strict, without rowid;

create index listing_people_by_person on listing_people (person);

-- A deleted line stays as an empty one, so that no number is ever given twice.
create table chat (
    match_id text not null,
    number integer not null,
    person text not null,
    at_ms integer not null,
    line text not null,
    primary key (match_id, number)
) strict, without rowid;

create index chat_by_person on chat (person);

-- Whoever was known as old is person now. Entries keep the id they were written with.
create table person_alias (
    old text not null primary key,
    person text not null
) strict;

create index person_alias_by_person on person_alias (person);

-- When nobody was served, and when somebody last was.
create table outages (
    from_ms integer not null,
    to_ms integer not null
) strict;

create table alive (
    one integer not null primary key check (one = 1),
    at_ms integer not null
) strict;
