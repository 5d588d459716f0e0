import { redactContacts } from '@naksha/events/contacts';
import type { RecordedEvent } from '@naksha/events/contracts';
import type { ParkedKey } from '@naksha/read-model';
import type { EffectHistory } from '@naksha/services';
import type { ConsumerPosition } from './consumer-positions.ts';
import type { StoppedPartition } from './stopped-partitions.ts';

/** Shorter waits have no cause worth naming. */
const WAIT_MS = 1_000;

export type EventFacts = {
  event: RecordedEvent;
  effects: readonly EffectHistory[];
  /** Kinds of effect that this type of event leads to. */
  expected: readonly string[];
  /** Of every consumer. */
  positions: readonly ConsumerPosition[];
  stopped: readonly StoppedPartition[];
  parked: ParkedKey | undefined;
  now: Date;
};

/** One line per step from the event to its effects, each wait with its cause. Holds ids, types and times only. */
export function explainEvent(facts: EventFacts): string[] {
  const { event, positions, stopped, parked, effects, expected } = facts;
  const at = `${event.partition}:${event.seq}`;
  const missing = positions.filter(({ partition, seq }) => partition === event.partition && seq < event.seq);
  const explainMissing = (consumer: string, what: string): string[] => {
    const behind = missing.find((position) => position.consumer === consumer);
    if (!behind) return [];
    const stop = stopped.find((one) => one.consumer === consumer && one.partition === event.partition);
    const cause = stop ? `has stopped before ${stop.next}: ${stop.cause}` : 'is behind';
    return [note(`${what}; partition ${event.partition} has reached ${event.partition}:${behind.seq} and ${cause}`)];
  };
  const lost = expected.filter((kind) => effects.every((effect) => effect.kind !== kind));
  return [
    `${event.occurredAt}  ${event.type} at ${at}, event ${event.id}`,
    ...explainMissing('kafka', 'Kafka: not published yet'),
    ...explainMissing('documents', 'documents: not projected yet'),
    ...(parked
      ? [
          note(
            `documents: key ${parked.key} is parked at ${parked.partition}:${parked.seq}: ${redactContacts(parked.error)}`,
          ),
        ]
      : []),
    ...effects.flatMap((effect) => explainEffect(effect, facts)),
    ...lost.flatMap((kind) => {
      const waiting = explainMissing(kind, `${kind}: no effect yet`);
      return waiting.length > 0
        ? waiting
        : [note(`${kind}: no effect; it ended over 30 days ago, or the event is older than the first worker`)];
    }),
  ];
}

function explainEffect(effect: EffectHistory, { event, now }: EventFacts): string[] {
  const began = Date.parse(event.occurredAt);
  const lines: string[] = [];
  let last = began;
  const step = (at: number, text: string, cause: string) => {
    const wait = at - last;
    const waited = wait >= WAIT_MS ? ` (after ${seconds(wait)}: ${cause})` : '';
    lines.push(`  ${`+${seconds(at - began)}`.padEnd(12)}${effect.kind}: ${text}${waited}`);
    last = at;
  };
  step(
    effect.createdAt.getTime(),
    'queued',
    'the event reached a worker late; relay, Kafka or the worker was down or behind',
  );
  let due: number | undefined;
  let why = '';
  for (const [k, attempt] of (effect.attempts ?? []).entries()) {
    const started = Date.parse(attempt.started);
    const isCutOff = k > 0 && effect.attempts![k - 1].outcome === undefined;
    step(
      started,
      'attempt starts',
      isCutOff ? 'the worker stopped during the attempt, another took over' : waited(started),
    );
    if (!attempt.outcome) continue;
    const reason = attempt.reason ? `: ${redactContacts(attempt.reason)}` : '';
    due = attempt.due === undefined ? undefined : Date.parse(attempt.due);
    why =
      attempt.outcome === 'later'
        ? 'postponed, such as until the morning or the next hour'
        : 'retried after the failure';
    const next = due === undefined ? '' : `; next attempt at ${attempt.due}`;
    step(Date.parse(attempt.ended!), `${ENDS[attempt.outcome]}${reason}${next}`, 'duration of the attempt');
  }
  if (effect.attempts === null && effect.doneAt)
    step(effect.doneAt.getTime(), `${effect.state}`, 'attempts not recorded by an earlier version');
  return [...lines, ...explainState(effect, now)];

  function waited(started: number): string {
    const idle = due === undefined || started - due >= WAIT_MS ? 'no worker was free; check that one was running' : '';
    return [why, idle].filter(Boolean).join('; ');
  }
}

const ENDS = {
  done: 'done; a text was accepted by the SMS gateway',
  later: 'postponed',
  dropped: 'dropped, because it is no longer needed',
  failed: 'failed',
  dead: 'failed and given up; npm run parked -- --effects retries it',
} as const;

/** Why an effect that has not ended has not. */
function explainState({ kind, state, dueAt, leaseUntil, isAbandoned, error }: EffectHistory, now: Date): string[] {
  const late = now.getTime() - dueAt.getTime();
  if (state === 'pending' && late < 0)
    return [note(`${kind}: waits until ${dueAt.toISOString()}${error ? ` after: ${redactContacts(error)}` : ''}`)];
  if (state === 'pending')
    return [note(`${kind}: due for ${seconds(late)} and not attempted; check that a worker is running`)];
  if (state === 'running')
    return [
      note(
        isAbandoned
          ? `${kind}: its worker stopped before ${leaseUntil?.toISOString()}; the next running worker takes over`
          : `${kind}: attempt in progress`,
      ),
    ];
  return [];
}

const note = (text: string): string => `  ${''.padEnd(12)}${text}`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
