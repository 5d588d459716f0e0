-- Ids of the secrets (KeyRing) that keys in this database are derived from. A process with any other secret would not recognise
-- an account, so it does not start.
create table secret_in_use (
  id text primary key,
  since timestamptz not null default now()
);
