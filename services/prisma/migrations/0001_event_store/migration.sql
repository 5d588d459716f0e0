-- The truth: what happened, never changed. Everything the read side has is derived from this table.
create table events (
  partition int not null,
  -- Gapless within the partition and in commit order, see append_events.
  seq bigint not null,
  id uuid not null unique,
  -- "C": streams of one ordering key lie together, and a prefix is a range.
  stream text collate "C" not null,
  version int not null check (version > 0),
  type text not null,
  schema int not null,
  data jsonb not null,
  actor text not null,
  correlation_id text not null,
  causation_id text not null,
  occurred_at timestamptz not null,
  primary key (partition, seq),
  unique (stream, version)
);

create function refuse_change_of_events() returns trigger language plpgsql as $$
begin
  raise exception 'events are never changed: % refused', tg_op using errcode = 'restrict_violation';
end $$;

create trigger events_are_for_ever before update or delete or truncate on events
  for each statement execute function refuse_change_of_events();

-- The last seq of each partition. Its row lock, held until commit, is what makes (partition, seq) gapless and in commit
-- order: a number drawn from a sequence becomes visible in another order than it was drawn.
create table partition_head (partition int primary key, seq bigint not null) with (fillfactor = 50);
insert into partition_head select partition, 0 from generate_series(0, 15) as partition;

-- Rules that span streams: a phone hash, a slug, one of a buyer's twenty contacts a day.
create table claims (
  kind text collate "C" not null,
  key text collate "C" not null,
  owner text not null,
  primary key (kind, key)
);

-- What lets the same command be sent twice and done once. Ids only, never bodies or tokens.
create table idempotency (
  principal text collate "C" not null,
  key text collate "C" not null,
  body_hmac text not null,
  result jsonb not null,
  partition int not null,
  seq bigint not null,
  created_at timestamptz not null default now(),
  primary key (principal, key)
);
create index idempotency_by_age on idempotency (created_at);

-- Appends a group of decisions in one transaction. `appends` is an array of
--   { partition, stream, expected, actor, correlation, causation, occurred,
--     events: [{ id, type, schema, data }], claims?: [{ kind, key, owner }], releases?: [{ kind, key }],
--     idempotency?: { principal, key, bodyHmac, result } }
-- in which no stream, claim and idempotency key occurs twice. Each append is judged on its own and answered by its place
-- in the array, from 1: one that is refused leaves the others alone.
-- A race for a claim or an idempotency key with another partition's writer ends in unique_violation; asking again then
-- sees who won. A race for a stream can't: all its writers queue for the same partition head.
-- Every look-up is one row by its key, and written so that it stays that (`limit 1`, no sequential scan): the plan is kept
-- from the time when the tables were small.
create function append_events(appends jsonb)
  returns table (place int, outcome text, last_seq bigint, claim_kind text, claim_key text, claim_owner text)
  language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
begin
  -- Ascending, so that two groups never wait for each other. The next statement has a snapshot taken after the wait.
  perform from partition_head
    where partition in (select (a->>'partition')::int from jsonb_array_elements(appends) a)
    order by partition for update;

  return query
  with asked as materialized (
    select n::int as place, (a->>'partition')::int as partition, a->>'stream' as stream, (a->>'expected')::int as expected,
      jsonb_array_length(a->'events') as amount, a->'idempotency' as idempotency, a
    from jsonb_array_elements(appends) with ordinality as t (a, n)
  ),
  looked_up as materialized (
    select asked.*, held.kind, held.key, held.owner,
      case
        when (select true from idempotency i
          where i.principal = idempotency->>'principal' and i.key = idempotency->>'key' limit 1) then 'repeated'
        when expected <> coalesce((select e.version from events e
          where e.stream = asked.stream order by e.version desc limit 1), 0) then 'conflict'
        when held.kind is not null then 'claimed'
        else 'appended'
      end as outcome
    from asked left join lateral (
      select w.kind, w.key, c.owner
      from jsonb_to_recordset(asked.a->'claims') as w (kind text, key text),
        lateral (select owner from claims c where c.kind = w.kind and c.key = w.key limit 1) c
      limit 1
    ) held on true
  ),
  judged as materialized (
    select *, sum(amount) filter (where outcome = 'appended') over (partition by partition order by place) as up_to
    from looked_up
  ),
  -- An append without events gets the head as its position: who has passed that has seen all it was decided on.
  head as (
    update partition_head h set seq = h.seq + g.amount
    from (select partition, max(up_to) as amount from judged where outcome = 'appended' group by partition) g
    where h.partition = g.partition
    returning h.partition, h.seq - g.amount as base
  ),
  placed as materialized (
    select j.*, (head.base + j.up_to)::bigint as seq
    from judged j left join head on head.partition = j.partition and j.outcome = 'appended'
  ),
  recorded as (
    insert into events
    select p.partition, p.seq - p.amount + e.k, (e.e->>'id')::uuid, p.stream, p.expected + e.k, e.e->>'type',
      (e.e->>'schema')::int, e.e->'data', p.a->>'actor', p.a->>'correlation', p.a->>'causation',
      (p.a->>'occurred')::timestamptz
    from placed p, jsonb_array_elements(p.a->'events') with ordinality as e (e, k)
    where p.outcome = 'appended'
  ),
  released as (
    delete from claims where ctid = any (array(
      select c.ctid from placed p, jsonb_to_recordset(p.a->'releases') as r (kind text, key text),
        lateral (select c.ctid from claims c where c.kind = r.kind and c.key = r.key limit 1) c
      where p.outcome = 'appended'
    ))
  ),
  claimed as (
    insert into claims
    select c.kind, c.key, c.owner from placed p, jsonb_to_recordset(p.a->'claims') as c (kind text, key text, owner text)
    where p.outcome = 'appended'
    order by c.kind, c.key
  ),
  remembered as (
    insert into idempotency (principal, key, body_hmac, result, partition, seq)
    select i->>'principal', i->>'key', i->>'bodyHmac', i->'result', p.partition, p.seq
    from (select p.*, p.idempotency as i from placed p where p.outcome = 'appended' and p.idempotency is not null) p
    order by i->>'principal', i->>'key'
  )
  select p.place, p.outcome, p.seq, p.kind, p.key, p.owner from placed p order by p.place;

  perform pg_notify('naksha_events', '');
end $$;
