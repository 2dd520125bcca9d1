-- Every match as the sequence of its events. Rows are only ever added.
create table table_events (
    table_id text not null,
    seq integer not null,
    written_at bigint not null,
    event text not null,
    primary key (table_id, seq)
);

-- What lists show: derived from the events, and written together with them.
create table listings (
    table_id text not null primary key,
    game text not null,
    phase text not null,
    listed boolean not null,
    resume_on_start boolean not null,
    opened_at bigint not null,
    changed_at bigint not null,
    summary text not null
) with (fillfactor = 70); -- room for the next version of a row beside it, so that indexes need not change

create index listings_by_phase on listings (phase, opened_at);

create table listing_people (
    table_id text not null references listings,
    person text not null,
    ordinal integer not null,
    primary key (table_id, person)
);

create index listing_people_by_person on listing_people (person);

-- A deleted line stays as an empty one, so that no number is ever given twice.
create table chat_messages (
    table_id text not null,
    seq integer not null,
    person text not null,
    written_at bigint not null,
    body text not null,
    primary key (table_id, seq)
);

create index chat_messages_by_person on chat_messages (person);

-- Whoever was known as former_id is person now. Events keep the id they were written with.
create table person_aliases (
    former_id text not null primary key,
    person text not null
);

create index person_aliases_by_person on person_aliases (person);

-- When nobody was served, and when somebody last was.
create table outages (
    began_at bigint not null,
    ended_at bigint not null
);

create table heartbeat (
    id integer not null primary key check (id = 1),
    written_at bigint not null
);
