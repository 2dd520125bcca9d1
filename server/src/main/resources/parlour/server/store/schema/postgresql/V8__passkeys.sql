-- Keys of the person's devices. The public key checks signatures; it is no secret. 0 in used_at: never.
create table passkeys (
    id text not null primary key,
    person text not null references people,
    name text not null,
    public_key text not null,
    signature_count bigint not null,
    created_at bigint not null,
    used_at bigint not null
);

create index passkeys_by_person on passkeys (person);

-- What a device was asked to sign. Each is used once, within a few minutes. '' in person: whoever signs in.
create table passkey_challenges (
    id text not null primary key,
    person text not null,
    request text not null,
    made_at bigint not null
);
