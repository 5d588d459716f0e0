-- Who may do what, and everything about a person. Nothing here is derived from events, and no event holds any of it.

create table account (
  id uuid primary key,
  -- HMAC of the E.164 number: an account is found by it without reading the vault.
  phone_hash text not null unique,
  demo boolean not null,
  opened_at timestamptz not null
);

-- The vault: tables named vault_*. Erasing a person deletes their rows here, and a replay cannot bring them back.
create table vault_person (
  account uuid primary key references account (id),
  -- E.164
  phone text not null,
  first_name text not null,
  last_name text not null,
  firm_name text not null,
  subtype text
);

-- Owners' free text. `account` is no reference: a text is written before the event that names it.
create table vault_text (
  id uuid primary key,
  account uuid not null,
  body text not null,
  created_at timestamptz not null
);
create index vault_text_account on vault_text (account);

-- What came with a request for a code, kept until the code is proven or has ended.
create table vault_pending_profile (
  phone_hash text primary key,
  first_name text not null,
  last_name text not null,
  firm_name text not null,
  subtype text,
  expires_at timestamptz not null
);

create table session (
  id uuid primary key,
  token_hash text not null unique,
  account uuid not null references account (id),
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index session_account on session (account);

-- The code that counts for a number: sending another replaces it.
create table sign_in_code (
  phone_hash text primary key,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null
);

-- What outlives codes: wrong tries in a row, the lock, and how many codes were sent on an Indian calendar day.
create table sign_in_counter (
  phone_hash text primary key,
  wrong_in_a_row integer not null,
  locked_until timestamptz,
  wrong_since_sent boolean not null,
  day date not null,
  sent integer not null
);

-- Requests of one address within a window of an hour.
create table sign_in_address (
  address_hash text not null,
  kind text not null,
  window_start timestamptz not null,
  requests integer not null,
  primary key (address_hash, kind)
);
