-- Guesses and texts are bounded by what they cost, and a code belongs to the browser that asked for it. Processes of the
-- version before can't count with these tables: until they are replaced they answer sign-in with 503, as they do whenever
-- they can't count. Codes that are under way end.

-- One code for each browser that asked: a stranger's request replaces nobody's code.
delete from sign_in_code;
alter table sign_in_code drop constraint sign_in_code_pkey;
alter table sign_in_code add column browser_hash text not null;
-- What a wrong guess at it costs, in ten-thousandths of one at a code of the usual length.
alter table sign_in_code add column weight integer not null;
alter table sign_in_code add primary key (phone_hash, browser_hash);
-- What is outstanding is asked at each request, and what has ended is deleted.
create index sign_in_code_expires on sign_in_code (expires_at);

alter table sign_in_counter add column last_sent_at timestamptz;

-- Names belong to the browser that sent them.
delete from vault_pending_profile;
alter table vault_pending_profile rename column phone_hash to asking_hash;

-- What is used up of a budget until it begins anew.
drop table sign_in_address;
create table sign_in_budget (
  key_hash text not null,
  kind text not null,
  ends_at timestamptz not null,
  used bigint not null,
  primary key (key_hash, kind)
);
create index sign_in_budget_ends on sign_in_budget (ends_at);

-- Of the numbers that begin alike: how many codes were texted, and how many of those entered.
create table sign_in_prefix (
  prefix_hash text primary key,
  ends_at timestamptz not null,
  sent integer not null,
  entered integer not null,
  -- Pauses one after the other, each longer than the one before.
  pauses integer not null,
  paused_until timestamptz
);

-- Proofs of work that have bought a text, until they would have ended anyway.
create table sign_in_spent_work (
  work_hash text primary key,
  expires_at timestamptz not null
);
