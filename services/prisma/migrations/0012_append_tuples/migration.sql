-- To make jsonb of what an append says is half of what it costs here, and much of that are the names of its fields: they are
-- read, copied and sorted, for each append anew. As tuples the same appends take a tenth less of the server's time, which is
-- what the ordering key had cost.
--
-- `append_events` stays for processes of the version before while they are being replaced; the two write the same rows under
-- the same locks. Once none is left, a later migration may drop it.

-- Appends a group of decisions in one transaction. Each of `appends` is, in this order,
--    0 partition   1 orderingKey   2 stream   3 expected   4 actor   5 correlation   6 causation   7 occurred
--    8 events: [[id, type, schema, data], ...]   9 claims: [[kind, key, owner], ...]   10 releases: [[kind, key], ...]
--   11 idempotency: [principal, key, bodyHmac, result], or nothing
-- and no stream, claim and idempotency key occurs twice. Each append is judged on its own and answered by its place in the
-- array, from 1: one that is refused leaves the others alone.
-- A race for a claim or an idempotency key with another partition's writer ends in unique_violation; asking again then
-- sees who won. A race for a stream can't: all its writers queue for the same partition head.
-- Every look-up is one row by its key, and written so that it stays that (`limit 1`, no sequential scan): the plan is kept
-- from the time when the tables were small.
create function append_group(appends jsonb)
  returns table (place int, outcome text, last_seq bigint, claim_kind text, claim_key text, claim_owner text)
  language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
begin
  -- Ascending, so that two groups never wait for each other. The next statement has a snapshot taken after the wait.
  perform from partition_head
    where partition in (select (a->>0)::int from jsonb_array_elements(appends) a)
    order by partition for update;

  return query
  with asked as materialized (
    select n::int as place, (a->>0)::int as partition, a->>2 as stream, (a->>3)::int as expected,
      jsonb_array_length(a->8) as amount, a->11 as idempotency, a
    from jsonb_array_elements(appends) with ordinality as t (a, n)
  ),
  looked_up as materialized (
    select asked.*, held.kind, held.key, held.owner,
      case
        when (select true from idempotency i
          where i.principal = idempotency->>0 and i.key = idempotency->>1 limit 1) then 'repeated'
        when expected <> coalesce((select e.version from events e
          where e.stream = asked.stream order by e.version desc limit 1), 0) then 'conflict'
        when held.kind is not null then 'claimed'
        else 'appended'
      end as outcome
    from asked left join lateral (
      select w->>0 as kind, w->>1 as key, c.owner
      from jsonb_array_elements(asked.a->9) w,
        lateral (select owner from claims c where c.kind = w->>0 and c.key = w->>1 limit 1) c
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
    select p.partition, p.seq - p.amount + e.k, (e.e->>0)::uuid, p.stream, p.expected + e.k, e.e->>1,
      (e.e->>2)::int, e.e->3, p.a->>4, p.a->>5, p.a->>6, (p.a->>7)::timestamptz, p.a->>1
    from placed p, jsonb_array_elements(p.a->8) with ordinality as e (e, k)
    where p.outcome = 'appended'
  ),
  released as (
    delete from claims where ctid = any (array(
      select c.ctid from placed p, jsonb_array_elements(p.a->10) r,
        lateral (select c.ctid from claims c where c.kind = r->>0 and c.key = r->>1 limit 1) c
      where p.outcome = 'appended'
    ))
  ),
  claimed as (
    insert into claims
    select w->>0, w->>1, w->>2 from placed p, jsonb_array_elements(p.a->9) w
    where p.outcome = 'appended'
    order by w->>0, w->>1
  ),
  remembered as (
    insert into idempotency (principal, key, body_hmac, result, partition, seq)
    select i->>0, i->>1, i->>2, i->3, p.partition, p.seq
    from (select p.*, p.idempotency as i from placed p where p.outcome = 'appended' and p.idempotency is not null) p
    order by i->>0, i->>1
  )
  select p.place, p.outcome, p.seq, p.kind, p.key, p.owner from placed p order by p.place;

  perform pg_notify('naksha_events', '');
end $$;
