-- A description that was replaced, or whose listing was deleted, is personal data that no page shows. From now on the command
-- that takes it out of use says when to look for the last time whether its stream still names it: if not, it goes.
-- Null: two days after it was put, as before.
alter table vault_text add column look_at timestamptz;

-- Those that are there are looked at once more: which of them are still in use, nobody noted.
update vault_text t set awaited_in = e.stream, look_at = date_trunc('milliseconds', now()) + interval '30 days'
from events e
where t.awaited_in is null and e.type in ('ListingPosted', 'ListingReworded')
  and e.data->'free'->>'description' = t.id::text;
