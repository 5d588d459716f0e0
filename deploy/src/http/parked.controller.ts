import { redactContacts } from '@naksha/events/contacts';
import { type Accepted, Problem } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type RequestWithCaller, RequireStaffRole } from '@naksha/events/http';
import { type Clock, formatPositionToken, type Ids } from '@naksha/events/kernel';
import type { Parked } from '@naksha/events/wire/parked';
import { listParkedKeys, requestParkedKeyRelease } from '@naksha/read-model';
import {
  countDeadEffects,
  isSmsGatewayOutage,
  listDeadEffects,
  listLateEffects,
  retryDeadEffect,
  SecurityLog,
} from '@naksha/services';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type pg from 'pg';
import { z } from 'zod';

export type ParkedSources = { write: pg.Pool; read: pg.Pool; store: EventStore; clock: Clock; ids: Ids };
export const PARKED_SOURCES = Symbol('ParkedSources');

/** More than anybody reviews; retried items make room for others. */
const MOST = 200;

const release = z.strictObject({ key: z.string().max(200) });
const retry = z.strictObject({ event: z.uuid(), kind: z.string().max(100) });
const notParkedProblem = () => new Problem(404, 'not_parked', 'This job is no longer stuck.');

@Controller('api/staff/parked')
@RequireStaffRole('administrator')
export class ParkedController {
  constructor(
    @Inject(PARKED_SOURCES) private readonly sources: ParkedSources,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async listParked(): Promise<Parked> {
    const { read, write, clock } = this.sources;
    const [keys, effects, dead, late] = await Promise.all([
      listParkedKeys(read),
      listDeadEffects(write, MOST),
      countDeadEffects(write),
      listLateEffects(write, clock.now()),
    ]);
    return {
      keys: keys.slice(0, MOST).map(({ key, partition, seq, later, parkedAt, error }) => ({
        ...{
          key,
          position: formatPositionToken(partition, seq),
          later,
          error: withoutContacts(error),
          parked_at: parkedAt.toISOString(),
        },
      })),
      effects: effects.map(({ since, error, ...effect }) => ({
        ...{ ...effect, error: withoutContacts(error), since: since.toISOString() },
      })),
      dead,
      late: late.map(({ kind, waiting, since, error }) => ({
        ...{ kind, waiting, since: since.toISOString(), error: withoutContacts(error) },
      })),
      sms_gateway_down: late.some(({ error }) => isSmsGatewayOutage(error)),
    };
  }

  /** The projector folds the whole key again, and parks it again if that fails. */
  @Post('release')
  @HttpCode(200)
  async releaseKey(
    @Body({ schema: release }) { key }: z.output<typeof release>,
    @Req() { caller }: RequestWithCaller,
  ): Promise<Accepted> {
    const { read, store, clock, ids } = this.sources;
    if (!(await listParkedKeys(read)).some((one) => one.key === key)) throw notParkedProblem();
    const actor = caller && (`account:${caller.account}` as const);
    const { position } = await requestParkedKeyRelease({ store, clock, ids, key, actor });
    this.#note(caller, 'ReleaseKey', key);
    return { code: 200, position };
  }

  @Post('retry')
  @HttpCode(200)
  async retryEffect(
    @Body({ schema: retry }) effect: z.output<typeof retry>,
    @Req() { caller }: RequestWithCaller,
  ): Promise<{ code: 200 }> {
    if (!(await retryDeadEffect(this.sources.write, effect, this.sources.clock.now()))) throw notParkedProblem();
    this.#note(caller, 'RetryEffect', `${effect.kind} ${effect.event}`);
    return { code: 200 };
  }

  #note(caller: RequestWithCaller['caller'], action: string, target: string): void {
    if (caller) this.security.record({ kind: 'staff_action', account: caller.account, action, target });
  }
}

/** A provider's message may contain the number. */
const withoutContacts = (error: string): string => redactContacts(error);
