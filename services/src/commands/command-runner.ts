import { type DomainEvent, invalidFieldsProblem } from '@naksha/events/contracts';
import {
  type Claim,
  type EventStore,
  isCertainlyNotAppended,
  type StoredIdempotency,
} from '@naksha/events/event-store';
import type { Decision, Ids, PositionToken } from '@naksha/events/kernel';
import { runInSpan } from '@naksha/events/tracing';
import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE, IDS } from '../injection/tokens.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { SecurityLog } from '../security/security-log.ts';
import type { CommandMeta } from './command-meta.ts';
import { assertIdempotencyKey, listIdempotencyKeyForms } from './idempotency-key.ts';
import { conflictProblem, type Refusal, refusalProblem } from './refusal.ts';
import { applySideEffects, revertSideEffects, type SideEffect } from './side-effect.ts';

/** Independent of key order. Stored only as a keyed hash, because bodies contain personal data. */
const toCanonicalCommandText = (command: string, body: unknown): string => `${command}\0${toCanonicalJson(body)}`;

function toCanonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${toCanonicalJson(field)}`).join(',')}}`;
}

/** IDs and flags only, because it is stored with the idempotency key. */
export type CommandResult = Readonly<Record<string, string | boolean>>;
/** `repeated`: an earlier request with the same idempotency key did it. */
export type CommandOutcome<Result extends CommandResult> = { result: Result; position: PositionToken; repeated?: true };
/** `name` and `body` identify what an idempotency key represents. `conflicts`: number of retries. */
type CommandRequest = { name: string; body: unknown; meta: CommandMeta; conflicts?: number };

export type Attempt<Result extends CommandResult> = {
  stream: string;
  version: number;
  decision: Decision<DomainEvent, Refusal>;
  result: Result;
  /** If nothing has to happen: the last event that the decision depends on. */
  position?: PositionToken;
  claims?: readonly Claim[];
  releases?: readonly Pick<Claim, 'kind' | 'key'>[];
  /** Undefined reads and decides again. */
  refusalOfClaim?(claim: Pick<Claim, 'kind' | 'key'>, owner: string): Refusal | undefined;
  /** In this order. */
  sideEffects?: readonly SideEffect[];
};

const CONFLICTS = 3;
/** A claim can be lost to each of twenty competitors in turn. */
const LOST_CLAIMS = 25;

/** Read, decide, append. A returned result is committed. */
@Injectable()
export class CommandRunner {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** `attempt` is called again after a conflict. */
  run<Result extends CommandResult>(
    command: CommandRequest,
    attempt: () => Promise<Attempt<Result>>,
  ): Promise<CommandOutcome<Result>> {
    return runInSpan(`command ${command.name}`, {}, () => this.decide(command, attempt));
  }

  private async decide<Result extends CommandResult>(
    command: CommandRequest,
    attempt: () => Promise<Attempt<Result>>,
  ): Promise<CommandOutcome<Result>> {
    const record = this.buildRecord(command);
    const before = await this.findPriorResult<Result>(record);
    if (before) return before;

    const { conflicts: mostConflicts = CONFLICTS } = command;
    let conflicts = 0;
    for (let lostClaims = 0; conflicts <= mostConflicts && lostClaims <= LOST_CLAIMS; ) {
      const tried = await attempt();
      if ('refusal' in tried.decision) {
        // A concurrent duplicate may have succeeded since.
        const meanwhile = await this.findPriorResult<Result>(record);
        if (meanwhile) return meanwhile;
        throw refusalProblem(tried.decision.refusal);
      }
      const { events } = tried.decision;
      if (events.length === 0 && !record && tried.position) return { result: tried.result, position: tried.position };

      const { sideEffects = [] } = tried;
      await applySideEffects(sideEffects);
      const appended = await this.append(tried, events, command.meta, record).catch(async (error: unknown) => {
        // The append's error is the one to report; a retention rule deletes what a failed revert leaves.
        if (isCertainlyNotAppended(error)) await revertSideEffects(sideEffects).catch(() => {});
        throw error;
      });
      if (appended.outcome === 'appended') {
        const { caller } = command.meta;
        // Without a session it is the system's.
        if (caller.staff && caller.session)
          this.security.record({
            kind: 'staff_action',
            account: caller.account,
            action: command.name,
            target: tried.stream,
          });
        return { result: tried.result, position: appended.position };
      }
      await revertSideEffects(sideEffects);
      if (appended.outcome === 'repeated') return this.replayStoredResult(record, appended.record);
      if (appended.outcome === 'conflict') conflicts++;
      else {
        const refusal = tried.refusalOfClaim?.(appended.claim, appended.owner);
        if (refusal) throw refusalProblem(refusal);
        lostClaims++;
      }
    }
    throw conflictProblem();
  }

  private async findPriorResult<Result extends CommandResult>(
    record: Key | undefined,
  ): Promise<CommandOutcome<Result> | undefined> {
    const stored = record && (await this.store.findIdempotency(record.principal, record.keys));
    return stored && this.replayStoredResult(record, stored);
  }

  private append(attempt: Attempt<CommandResult>, events: readonly DomainEvent[], meta: CommandMeta, record?: Key) {
    return this.store.append({
      stream: attempt.stream,
      expectedVersion: attempt.version,
      events,
      meta: {
        actor: `account:${meta.caller.account}`,
        correlationId: meta.correlationId,
        causationId: this.ids.uuid(),
        occurredAt: meta.now,
      },
      claims: events.length > 0 ? attempt.claims : undefined,
      releases: events.length > 0 ? attempt.releases : undefined,
      idempotency: record && {
        principal: record.principal,
        key: record.keys[0],
        bodyHmac: this.keys.hash(PURPOSE, record.body),
        result: attempt.result,
      },
    });
  }

  private buildRecord({ name, body, meta }: CommandRequest): Key | undefined {
    const { idempotencyKey: key, caller } = meta;
    if (key === undefined) return undefined;
    assertIdempotencyKey(key);
    const keys = listIdempotencyKeyForms(this.keys, key);
    return { principal: caller.account, keys, body: toCanonicalCommandText(name, body) };
  }

  private replayStoredResult<Result extends CommandResult>(
    record: Key | undefined,
    stored: StoredIdempotency,
  ): CommandOutcome<Result> {
    if (!record || !this.keys.matches(stored.bodyHmac, PURPOSE, record.body))
      throw invalidFieldsProblem([{ field: 'Idempotency-Key', reason: 'has already been used for another request' }]);
    return { result: stored.result as Result, position: stored.position, repeated: true };
  }
}

/** `keys`: the possible stored forms, the current one first. */
type Key = { principal: string; keys: readonly string[]; body: string };

const PURPOSE = 'idempotency';
