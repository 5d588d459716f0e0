-- Who is deciding about what waits for staff, so that no two do. It ends by itself, by hand, and with the session.
create table review_claim (
  listing text primary key,
  account uuid not null,
  -- In what capacity.
  role text not null,
  session uuid references session (id) on delete cascade,
  claimed_at timestamptz not null,
  ends_at timestamptz not null
);
create index review_claim_account on review_claim (account);
create index review_claim_session on review_claim (session);
create index review_claim_ends on review_claim (ends_at);
create trigger not_of_an_erased_account before insert on review_claim for each row execute function refuse_erased_account();

-- What people say is wrong with a listing: their own words about somebody else's home, so in the vault and in no event. What
-- staff do about the listing is one.
create table vault_report (
  id uuid primary key,
  listing text not null,
  -- 'sold', 'wrong_price', 'fake' or 'duplicate'
  kind text not null,
  note text not null,
  -- Who said so, where they were signed in; it goes with the account.
  account uuid,
  -- Keyed hash of what names the browser, so that it says a thing once.
  browser text not null,
  reported_at timestamptz not null,
  -- 'dismissed', 'owner_asked' or 'taken_down'; null while nobody has looked at it.
  outcome text,
  -- Why it was dismissed, in staff's words.
  answer text,
  settled_at timestamptz,
  settled_by uuid,
  unique (listing, kind, browser)
);
create index vault_report_open on vault_report (reported_at) where outcome is null;
create index vault_report_listing on vault_report (listing);
create index vault_report_account on vault_report (account);
create index vault_report_settled on vault_report (settled_at) where settled_at is not null;
create trigger not_of_an_erased_account before insert on vault_report for each row execute function refuse_erased_account();
