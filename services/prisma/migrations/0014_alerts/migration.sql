-- What people call their saved searches: their own words, so in the vault.
create table vault_search_name (
  search uuid primary key,
  account uuid not null,
  name text not null,
  put_at timestamptz not null default now()
);
create index vault_search_name_account on vault_search_name (account);
create trigger not_of_an_erased_account before insert on vault_search_name for each row execute function refuse_erased_account();

-- How far changed listings have been matched against saved searches: moved by compare-and-set in the transaction that writes
-- what was found, so that whatever two processes match is noted once.
create table alert_position (partition int primary key, seq bigint not null);

-- What was found: once for all searches of one filter, however many people watch it.
create table alert_match (
  id bigint generated always as identity primary key,
  -- SHA-256 of the canonical filter.
  filter text not null,
  listing text not null,
  -- Of the listing's event that made it match.
  partition int not null,
  seq bigint not null,
  -- 'new' or 'cut'
  why text not null,
  changed_at timestamptz not null,
  matched_at timestamptz not null,
  -- The listing has left the market since.
  gone boolean not null default false,
  unique (filter, listing, partition, seq)
);
create index alert_match_news on alert_match (filter, id) where not gone;
create index alert_match_listing on alert_match (listing) where not gone;
create index alert_match_age on alert_match (matched_at);

-- How each saved search is told of what is found for its filter. Kept from the events of the search by a reactor; what was
-- told, and when the next text is due, by whoever sends them.
create table search_alert (
  search uuid primary key,
  account uuid not null,
  filter text not null,
  frequency text not null,
  quiet_from int not null,
  quiet_to int not null,
  paused boolean not null,
  -- What happened before is told to nobody: the search was saved, or its alerts turned on again, then.
  since timestamptz not null,
  -- Matches up to this one have been told.
  told bigint not null default 0,
  -- The text that is under way tells up to this one, so that sent again it is the same text.
  telling bigint,
  -- When to look at it next; null while there is nothing to tell. While somebody is at it, the end of their time.
  due_at timestamptz,
  attempts int not null default 0,
  sent_at timestamptz,
  last_error text
);
create index search_alert_filter on search_alert (filter);
create index search_alert_due on search_alert (due_at) where due_at is not null;
create index search_alert_account on search_alert (account);
create index search_alert_since on search_alert (since);
create trigger not_of_an_erased_account before insert on search_alert for each row execute function refuse_erased_account();

-- Listings that came to the market and whose match with the search for everything is still awaited: the canary.
create table alert_expected (listing text primary key, verified_at timestamptz not null);

-- An account's own searches. Built while nobody appends events: there are none yet.
create index events_search_saved_by on events ((data->>'account')) where type = 'SearchSaved';
