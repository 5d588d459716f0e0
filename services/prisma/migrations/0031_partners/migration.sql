-- Programs of partners, each of which may read the feed of public events with a token of its own. The token is known to its
-- holder alone: here is its hash. Ended is deleted; as it commits, every process ends the partner's streams. The payload is the
-- partner's id, which opens nothing.
create table partner (
  id uuid primary key,
  name text not null unique,
  token_hash text not null unique,
  types text[] not null check (cardinality(types) > 0),
  place text not null,
  created_at timestamptz not null
);
create function tell_partner_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('naksha_partner_ended', old.id::text);
  return null;
end $$;
create trigger partner_ended after delete on partner for each row execute function tell_partner_ended();
