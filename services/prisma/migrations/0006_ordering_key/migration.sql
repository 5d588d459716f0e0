-- What an event is ordered by stands beside it, so that whoever folds a key anew finds all its events without knowing which
-- streams share it. Which streams do is said where streams are named, and no longer here.
--
-- What this costs: the table and its indexes are written once more, in one transaction beside which nobody reads or appends
-- events (access exclusive lock), with as much free disk again as they take. A million events, 840 MB with their indexes,
-- took 7 s on two busy cores; the time grows with their number. Commands wait for it; documents and the map go on serving.
-- A rewrite fires no trigger, so the one that refuses changes of events stays in place throughout; and it leaves no dead rows
-- behind, as an update of every row would.

-- How the streams of that time are ordered: for the events that are there, and for those that processes of the version
-- before append while they are being replaced. Once none of them is left, a later migration may drop it.
create function ordering_key_of_old_stream(stream text) returns text language sql immutable parallel safe as $$
  select case
    when stream ^@ 'key-' then substr(stream, 5)
    when stream ^@ 'listing-' or stream ^@ 'interest-' then split_part(stream, '-', 2)
    else stream
  end
$$;

-- Generated only as long as this statement takes: from then on whoever appends says it.
alter table events add column ordering_key text collate "C" not null
  generated always as (ordering_key_of_old_stream(stream)) stored;
alter table events alter column ordering_key drop expression;
create index events_by_ordering_key on events (ordering_key, seq);

-- Appends a group of decisions in one transaction. `appends` is an array of
--   { partition, orderingKey, stream, expected, actor, correlation, causation, occurred,
--     events: [{ id, type, schema, data }], claims?: [{ kind, key, owner }], releases?: [{ kind, key }],
--     idempotency?: { principal, key, bodyHmac, result } }
-- in which no stream, claim and idempotency key occurs twice. Each append is judged on its own and answered by its place
-- in the array, from 1: one that is refused leaves the others alone.
-- A race for a claim or an idempotency key with another partition's writer ends in unique_violation; asking again then
-- sees who won. A race for a stream can't: all its writers queue for the same partition head.
-- Every look-up is one row by its key, and written so that it stays that (`limit 1`, no sequential scan): the plan is kept
-- from the time when the tables were small.
create or replace function append_events(appends jsonb)
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
    insert into events (partition, seq, id, stream, version, type, schema, data, actor, correlation_id, causation_id,
      occurred_at, ordering_key)
    select p.partition, p.seq - p.amount + e.k, (e.e->>'id')::uuid, p.stream, p.expected + e.k, e.e->>'type',
      (e.e->>'schema')::int, e.e->'data', p.a->>'actor', p.a->>'correlation', p.a->>'causation',
      (p.a->>'occurred')::timestamptz, coalesce(p.a->>'orderingKey', ordering_key_of_old_stream(p.stream))
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
