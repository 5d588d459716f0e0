-- Erasing a person. The row says that it was asked for and how far it is; it holds an opaque id and stays, because it is what
-- keeps every other table from taking up the person again.
create table erasure (
  account uuid primary key,
  asked_at timestamptz not null,
  -- Everything of the vault, the sessions, claims and the account itself, in one transaction.
  rows_erased_at timestamptz,
  -- Own listings are deleted too, and nothing that was under way meanwhile has left anything.
  finished_at timestamptz
);
create index erasure_unfinished on erasure (asked_at) where finished_at is null;

-- Which erasure ledger belongs to this database. A start without that very file is refused: a backup that was restored
-- beside another would bring people back.
create table erasure_ledger (id uuid primary key);

-- A process that has looked before may write after: whatever would keep something of an erased person is refused here. The lock
-- makes the erasure wait for writers that have looked already; those that come later find its row.
create function refuse_erased_account() returns trigger language plpgsql as $$
declare
  written uuid := case tg_table_name when 'account' then (to_jsonb(new)->>'id')::uuid else (to_jsonb(new)->>'account')::uuid end;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('erasure ' || written, 0));
  if exists (select from erasure where account = written) then
    raise exception 'account % was erased', written;
  end if;
  return new;
end $$;
create trigger not_of_an_erased_account before insert on account for each row execute function refuse_erased_account();
create trigger not_of_an_erased_account before insert on vault_person for each row execute function refuse_erased_account();
create trigger not_of_an_erased_account before insert on vault_text for each row execute function refuse_erased_account();
create trigger not_of_an_erased_account before insert on session for each row execute function refuse_erased_account();

-- Names that came with a request for a code are found by its number too. Processes of the version before leave it empty;
-- what they keep ends within the hour.
alter table vault_pending_profile add column phone_hash text;
create index vault_pending_profile_phone on vault_pending_profile (phone_hash);

-- An account's own listings. Built while nobody appends events: a million take about a second.
create index events_posted_by on events ((data->>'seller')) where type = 'ListingPosted';
