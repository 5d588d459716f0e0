-- What must happen because of an event. A reactor follows the log like a projector, but only once: its position moves by
-- compare-and-set in the transaction that notes the effects, and no replay ever sets it back.
create table reactor_position (
  reactor text collate "C" not null,
  partition int not null,
  seq bigint not null,
  primary key (reactor, partition)
);

-- One thing to do because of one event, once. The row is the truth of whether it is done: a job in a queue only says "look
-- here", so a queue that is lost or delivers twice costs nothing. Ids only.
create table effects (
  event_id uuid not null,
  kind text collate "C" not null,
  -- Where the event lies.
  partition int not null,
  seq bigint not null,
  -- Id of what the effect is about: effects of one kind and subject are never done at the same time.
  subject text collate "C" not null,
  -- dropped: no longer called for when its turn came. dead: failed too often, for people to look at.
  state text not null check (state in ('pending', 'running', 'done', 'dropped', 'dead')),
  attempts int not null default 0,
  -- When the first of these attempts began. It may have done its work and broken off before saying so.
  first_tried_at timestamptz,
  -- Pending: not before. Running: taken for dead after, because whoever did it has gone.
  due_at timestamptz not null,
  -- Of the last failed attempt, or why it was dropped.
  last_error text,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (event_id, kind)
);
create index effects_unfinished on effects (due_at) where state in ('pending', 'running');
create index effects_by_subject on effects (kind, subject);
create index effects_dead on effects (kind) where state = 'dead';
-- For forgetting them.
create index effects_ended on effects (done_at) where state in ('done', 'dropped');

-- When a listing's availability lapses unless its owner confirms it: every listing that is there and no demo, null where
-- nothing lapses. Kept by the reactor `availability`; emptied together with its positions it is filled again from the events.
create table availability_due (
  listing text collate "C" primary key,
  due timestamptz
);
create index availability_due_next on availability_due (due, listing) where due is not null;
