-- One generation of the read database, version 3. Run with the generation's own schema as search_path.
-- There are no migrations: a change here counts SCHEMA_VERSION (generation.ts) up, and a new generation is built.

create table document (
  kind text collate "C" not null,
  id text collate "C" not null,
  -- The ordering key whose events made it.
  key text collate "C" not null,
  -- Of the last event folded in; what followers compare with their position.
  partition int not null,
  seq bigint not null,
  -- Null: deleted, or hidden.
  body jsonb,
  -- Emptied because its key is parked; not part of the content.
  hidden boolean not null default false,
  -- Of the content alone: jsonb's text has one order of fields, whoever wrote it.
  hash bigint not null generated always as (
    ('x' || left(md5(kind || ' ' || id || ' ' || coalesce(body::text, '')), 16))::bit(64)::bigint
  ) stored
);
-- Its key and its indexes: indexes.sql.

-- The last seq of each partition that is folded in. Moved by compare-and-set in the transaction that writes the documents;
-- the rows of a retired generation are gone, so that nobody can write to it any more.
create table checkpoint (partition int primary key, seq bigint not null) with (fillfactor = 50);
insert into checkpoint select partition, 0 from generate_series(0, 15) as partition;

-- Ordering keys that an event stopped: which, why, and how many of their events have only been counted since.
create table parked (
  key text collate "C" primary key,
  partition int not null,
  seq bigint not null,
  error text not null,
  later int not null default 0,
  parked_at timestamptz not null default now()
);
