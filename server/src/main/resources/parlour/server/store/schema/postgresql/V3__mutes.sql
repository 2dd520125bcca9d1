-- Whom somebody does not want to hear at tables.
create table mutes (
    person text not null,
    muted_person text not null,
    primary key (person, muted_person)
);
