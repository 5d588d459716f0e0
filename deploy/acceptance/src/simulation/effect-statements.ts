import type { Result, StatementContext, Statements } from './statement.ts';
import type { Row, Table } from './tables.ts';

const rows = (found: readonly object[]): Result => ({ rows: [...found] });
const key = (event: string, kind: string): string => `${event} ${kind}`;
const ID = 'where event_id = $1 and kind = $2';
const NEWEST = `${ID} and attempts = $3 and state = 'running'`;

type Effect = Row & {
  event_id: string;
  kind: string;
  subject: string;
  state: string;
  attempts: number;
  due_at: Date;
  created_at: Date;
  wanted_at: Date | null;
  first_tried_at: Date | null;
  done_at: Date | null;
};
const effects = (tables: StatementContext['tables']) => tables.read('effects') as ReadonlyMap<string, Effect>;

/** Only the latest attempt may report a result. @param logged the parameter with the end of the attempt */
const end = (
  logged: number,
  change: string,
  apply: (before: Effect, values: never[]) => Partial<Effect>,
): Statements => ({
  [`update effects set ${change}, lease_until = null, attempt_log = jsonb_set(attempt_log, '{-1}', attempt_log -> -1 || $${logged}::jsonb) ${NEWEST}`]:
    {
      label: 'end effect',
      writes: ['effects'],
      run: ({ tables, values }) => {
        const [event, kind, attempt, ...rest] = values;
        const before = effects(tables).get(key(event, kind));
        if (before?.attempts !== attempt || before?.state !== 'running') return { rows: [], rowCount: 0 };
        tables.write('effects').set(key(event, kind), { ...before, ...apply(before, rest as never[]) });
        return { rows: [], rowCount: 1 };
      },
    },
});

export const EFFECT_STATEMENTS: Statements = {
  [`insert into reactor_position select $1, partition, case when $2 then seq else 0 end from partition_head
       on conflict do nothing`]: {
    label: 'begin reacting',
    writes: ['reactor_position'],
    run: ({ tables, log, values: [reactor, fromNow] }) => {
      for (const [partition, events] of log.partitions.entries()) {
        const id = `${reactor} ${partition}`;
        if (!tables.read('reactor_position').has(id))
          tables.write('reactor_position').set(id, { reactor, partition, seq: String(fromNow ? events.length : 0) });
      }
      return { rows: [] };
    },
  },
  'select partition, seq from reactor_position where reactor = $1': {
    label: 'reactor positions',
    writes: [],
    run: ({ tables, values: [name] }) =>
      rows([...tables.read('reactor_position').values()].filter(({ reactor }) => reactor === name)),
  },
  'update reactor_position set seq = $4 where reactor = $1 and partition = $2 and seq = $3': {
    label: 'move reactor',
    writes: ['reactor_position'],
    run: ({ tables, values: [reactor, partition, from, to] }) => {
      const id = `${reactor} ${partition}`;
      if (Number(tables.read('reactor_position').get(id)?.seq) !== from) return { rows: [], rowCount: 0 };
      tables.write('reactor_position').set(id, { reactor, partition, seq: String(to) });
      return { rows: [], rowCount: 1 };
    },
  },
  [`insert into effects (event_id, kind, partition, seq, subject, state, last_error, due_at, created_at)
     select event_id, kind, partition, seq, subject, state, last_error, $2, $2
     from jsonb_to_recordset($1) as r (event_id uuid, kind text, partition int, seq bigint, subject text, state text, last_error text)
     on conflict do nothing returning event_id, kind`]: {
    label: 'note effects',
    writes: ['effects'],
    run: ({ tables, values: [text, now] }) => {
      const fresh = (JSON.parse(text) as Effect[]).filter(
        ({ event_id, kind }) => !effects(tables).has(key(event_id, kind)),
      );
      const begun = { attempts: 0, due_at: now, created_at: now, wanted_at: null, first_tried_at: null, done_at: null };
      for (const one of fresh) tables.write('effects').set(key(one.event_id, one.kind), { ...begun, ...one });
      return rows(fresh.map(({ event_id, kind }) => ({ event_id, kind })));
    },
  },
  [`select pg_advisory_xact_lock(hashtextextended(kind || ' ' || subject, 0)) from effects
         where event_id = $1 and kind = $2`]: { label: 'lock effect', writes: ['effects'], run: () => rows([]) },
  [`update effects e set state = 'running', attempts = e.attempts + 1, due_at = $4,
           lease_until = clock_timestamp() + $5 * interval '1 millisecond', first_tried_at = coalesce(e.first_tried_at, $3),
           attempt_log = (case when jsonb_array_length(e.attempt_log) >= 50 then e.attempt_log - 0
             else coalesce(e.attempt_log, '[]') end) || jsonb_build_object('started', $3::timestamptz)
         from effects before
         where e.event_id = $1 and e.kind = $2 and before.event_id = $1 and before.kind = $2
           and (e.state = 'pending' and e.due_at <= $3
             or e.state = 'running' and (e.due_at <= $3 or e.lease_until < clock_timestamp()))
           and not exists (select from effects o where o.kind = e.kind and o.subject = e.subject and o.event_id <> e.event_id
             and o.state = 'running' and o.due_at > $3 and coalesce(o.lease_until >= clock_timestamp(), true))
         returning e.partition, e.seq, e.subject, e.attempts, e.created_at, coalesce(e.wanted_at, e.created_at) as wanted_at,
           before.state = 'running' as taken_over`]: {
    label: 'claim effect',
    writes: ['effects'],
    run: claimEffect,
  },
  // A lease here never ends before its attempt may take no longer: virtual hours pass between two renewals.
  [`update effects set lease_until = clock_timestamp() + $4 * interval '1 millisecond'
       where event_id = $1 and kind = $2 and attempts = $3 and state = 'running'`]: {
    label: 'renew lease',
    writes: [],
    run: () => rows([]),
  },
  [`select event_id as event, kind from effects where state = 'running' and lease_until < clock_timestamp()
       order by lease_until limit $1`]: { label: 'abandoned effects', writes: [], run: () => rows([]) },
  ...end(5, "state = 'done', done_at = $4, last_error = null", (_, [done_at]) => ({
    ...{ state: 'done', done_at, last_error: null },
  })),
  ...end(6, "state = 'dropped', done_at = $4, last_error = $5", (_, [done_at, last_error]) => ({
    ...{ state: 'dropped', done_at, last_error },
  })),
  ...end(
    5,
    `state = 'pending', due_at = $4, wanted_at = $4, attempts = attempts - 1, first_tried_at = case when attempts > 1 then first_tried_at end`,
    ({ attempts, first_tried_at }, [due_at]) => ({
      ...{ state: 'pending', due_at, wanted_at: due_at, attempts: attempts - 1 },
      first_tried_at: attempts > 1 ? first_tried_at : null,
    }),
  ),
  ...end(6, "state = 'pending', last_error = $4, due_at = $5", (_, [last_error, due_at]) => ({
    ...{ state: 'pending', last_error, due_at },
  })),
  ...end(5, "state = 'dead', last_error = $4", (_, [last_error]) => ({ state: 'dead', last_error })),
  [`select max(first_tried_at) as tried, max(done_at) as done from effects
       where kind = $1 and subject = $2 and state = 'done'`]: {
    label: 'last done',
    writes: [],
    run: ({ tables, values: [kind, subject] }) => {
      const done = [...effects(tables).values()].filter(
        (one) => one.kind === kind && one.subject === subject && one.state === 'done',
      );
      return rows([
        { tried: latest(done.map((one) => one.first_tried_at)), done: latest(done.map((one) => one.done_at)) },
      ]);
    },
  },
  [`select event_id as event, kind from effects where state in ('pending', 'running') and due_at <= $1
       order by due_at limit $2`]: {
    label: 'overdue effects',
    writes: [],
    run: ({ tables, values: [by, limit] }) =>
      rows(
        [...effects(tables).values()]
          .filter(({ state, due_at }) => (state === 'pending' || state === 'running') && due_at <= by)
          .sort((a, b) => a.due_at.getTime() - b.due_at.getTime())
          .slice(0, limit)
          .map(({ event_id, kind }) => ({ event: event_id, kind })),
      ),
  },
  ...availabilityStatements(),
};

function claimEffect({ tables, values: [event, kind, now, maxAttempt] }: StatementContext): Result {
  const all = effects(tables);
  const before = all.get(key(event, kind));
  if (!before || (before.state !== 'pending' && before.state !== 'running') || before.due_at > now) return rows([]);
  const isBusy = [...all.values()].some(
    (other) =>
      other.kind === kind &&
      other.subject === before.subject &&
      other.state === 'running' &&
      other.due_at > now &&
      other.event_id !== event,
  );
  if (isBusy) return rows([]);
  const claimed: Effect = {
    ...before,
    ...{
      state: 'running',
      attempts: before.attempts + 1,
      due_at: maxAttempt,
      first_tried_at: before.first_tried_at ?? now,
    },
  };
  tables.write('effects').set(key(event, kind), claimed);
  const { wanted_at, created_at } = before;
  return rows([{ ...claimed, wanted_at: wanted_at ?? created_at, taken_over: before.state === 'running' }]);
}

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((a, b) => (a && (!b || a >= b) ? a : b), null);

function availabilityStatements(): Statements {
  const set = (table: () => Table, changes: { listing: string; due: string | null }[], isUpsert: boolean) => {
    for (const { listing, due } of changes)
      if (isUpsert || table().has(listing)) table().set(listing, { listing, due: due === null ? null : new Date(due) });
    return rows([]);
  };
  return {
    [`insert into availability_due select * from jsonb_to_recordset($1) as r (listing text, due timestamptz)
     on conflict (listing) do update set due = excluded.due`]: {
      label: 'note due',
      writes: ['availability_due'],
      run: ({ tables, values: [text] }) => set(() => tables.write('availability_due'), JSON.parse(text), true),
    },
    [`update availability_due a set due = r.due
     from jsonb_to_recordset($1) as r (listing text, due timestamptz) where a.listing = r.listing`]: {
      label: 'change due',
      writes: ['availability_due'],
      run: ({ tables, values: [text] }) => set(() => tables.write('availability_due'), JSON.parse(text), false),
    },
    'delete from availability_due where listing = any ($1)': {
      label: 'drop due',
      writes: ['availability_due'],
      run: ({ tables, values: [gone] }) => {
        for (const listing of gone) tables.write('availability_due').delete(listing);
        return rows([]);
      },
    },
    [`select listing, due from availability_due
     where due <= $1 and ($2::timestamptz is null or (due, listing) > ($2, $3)) order by due, listing limit $4`]: {
      label: 'find due',
      writes: [],
      run: ({ tables, values: [by, after, listing, limit] }) =>
        rows(
          [...(tables.read('availability_due').values() as Iterable<{ listing: string; due: Date | null }>)]
            .filter((one): one is { listing: string; due: Date } => one.due !== null && one.due <= by)
            .filter((one) => after === null || one.due > after || (+one.due === +after && one.listing > listing))
            .sort((a, b) => +a.due - +b.due || (a.listing < b.listing ? -1 : 1))
            .slice(0, limit),
        ),
    },
  };
}
