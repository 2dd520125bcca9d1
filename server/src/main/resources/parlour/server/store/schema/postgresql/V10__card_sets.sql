-- Card sets that people bring to tables, with their pictures. A table keeps the set itself, without pictures, in its first event:
-- rows here may be deleted.
create table card_sets (
    fingerprint text not null,
    person text not null,
    contents text not null,
    stored_at bigint not null,
    primary key (person, fingerprint)
);

create index card_sets_by_fingerprint on card_sets (fingerprint);
