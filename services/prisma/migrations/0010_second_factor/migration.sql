-- Staff prove a second factor after the code that was texted to them. When it was proven is the session's; until then the
-- session has no rights but anybody's. `enrolling_until`: an operator's code was entered in it, so it may set up a first one.
alter table session add column proven_at timestamptz;
alter table session add column enrolling_until timestamptz;

-- No sign-in, no session and nothing posted while it is set. The account's stream says since when, by whom and why.
alter table account add column blocked_at timestamptz;

create table staff_passkey (
  -- The credential's id and its public key (COSE), both base64url.
  id text primary key,
  account uuid not null references account (id),
  public_key text not null,
  counter bigint not null,
  -- Separated by commas, as the browser said them.
  transports text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_account on staff_passkey (account);

create table staff_totp (
  account uuid primary key references account (id),
  -- Sealed: whoever reads the table can't make codes.
  secret text not null,
  -- Null: not confirmed by a first code yet, and good for nothing.
  confirmed_at timestamptz,
  -- Of the last code that was taken: none is taken twice, and none older.
  last_step bigint not null
);

create table staff_recovery_code (
  code_hash text primary key,
  account uuid not null references account (id)
);
create index staff_recovery_code_account on staff_recovery_code (account);

-- What an operator gives to somebody whose number is staff's, so that a stolen SIM enrols nobody.
create table staff_enrolment (
  account uuid primary key references account (id),
  code_hash text not null,
  expires_at timestamptz not null,
  tries integer not null
);

-- Wrong codes in a row, and until when none is looked at.
create table staff_factor_counter (
  account uuid primary key references account (id),
  wrong_in_a_row integer not null,
  locked_until timestamptz
);

-- What a passkey is asked to sign, for one session: taken once.
create table staff_challenge (
  session uuid primary key references session (id) on delete cascade,
  challenge text not null,
  purpose text not null,
  expires_at timestamptz not null
);
