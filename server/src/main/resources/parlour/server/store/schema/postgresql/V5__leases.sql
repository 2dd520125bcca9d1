-- Which server works on a table now. A row is there only while it does, and is worthless after expires_at, by the clock of the database.
create table leases (
    table_id text not null primary key,
    node text not null,
    token bigint not null,
    expires_at bigint not null
);

create sequence lease_tokens;

-- The running servers. A counter that stops shows that a server hangs or is gone.
create table nodes (
    node text not null primary key,
    beats bigint not null
);

-- Written and deleted again to find out whether there is space.
create table write_checks (
    node text not null primary key,
    filling text not null
);

-- When the server must act, in serving time: when a bot's turn began, or when a player's time runs out. The highest number: never.
alter table listings add column due_at bigint not null default 9223372036854775807;

-- The server looks at these once and writes the correct time.
update listings set due_at = 0 where phase = 'PLAYING' and resume_on_start;

alter table listings drop column resume_on_start;

create index listings_by_due on listings (due_at) where due_at < 9223372036854775807;
