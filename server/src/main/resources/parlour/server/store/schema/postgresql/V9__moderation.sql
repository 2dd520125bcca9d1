-- What the host has done to people, addresses, tables and reports. A row is never removed: whatever was done can be
-- looked up, and undone. 0 in expires_at: never; 0 in undone_at: in force. made_by is a person, or '' for the terminal.
create table admin_actions (
    id text not null primary key,
    kind text not null,
    subject text not null,
    detail text not null,
    why text not null,
    made_by text not null,
    made_at bigint not null,
    expires_at bigint not null,
    undone_by text not null,
    undone_at bigint not null
);

create index admin_actions_in_force on admin_actions (kind, subject) where undone_at = 0;
create index admin_actions_by_date on admin_actions (made_at);

-- What people have reported to the host, with the last lines of the chat as JSON.
create table reports (
    id text not null primary key,
    reporter text not null,
    person text not null,
    table_id text not null,
    why text not null,
    chat_lines text not null,
    made_at bigint not null
);

create index reports_by_date on reports (made_at);
