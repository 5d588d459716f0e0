import { randomUUID } from 'node:crypto';
import { sampleFlat } from '@naksha/acceptance';
import { type Operator, openOperator, openPostgresPool } from '@naksha/deploy';
import type { AccountId, ListingId } from '@naksha/events/kernel';
import { REQUIRED_CHECKS } from '@naksha/events/kernel';
import { PostListing, RecordInterest, VerifyListing } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { withBenchDatabase } from './bench-server.ts';
import { assertCommitsAreDurable, formatRateAndLatency, type Measured, measureConcurrentCallers } from './callers.ts';
import { createBaselineTables } from './commands-plain.ts';
import { benchReads } from './reads.ts';
import { formatSpreadOfRatios } from './spread.ts';

const ROUNDS = 4;
const ROUND_MS = 3000;
const CALLERS = 64;
/** As many as the write side and Prisma use together. */
const CONNECTIONS = 18;
const VERIFIED = 400;
const CROWD = 256;
const A_DAY = 20;

/** With idempotency keys, compared with plain durable inserts of the same rows by as many callers, in turns. */
export const benchCommands = (listings: number): Promise<void> =>
  withBenchDatabase(async (config, databases) => {
    const operator = await openOperator(config, databases);
    const pool = openPostgresPool(databases.write, CONNECTIONS);
    try {
      await assertCommitsAreDurable(pool);
      const plain = await createBaselineTables(pool);
      const people = new People(operator);
      console.log(`Commands: ${CALLERS} callers, rounds of ${ROUND_MS / 1000} s, durable`);
      await inTurns('PostListing', () => people.post(), plain.rowsOfPosting);
      await people.verifySome();
      await inTurns('Contact', () => people.contact(), plain.rowsOfContact);
    } finally {
      await pool.end();
      await operator.stop();
    }
    await benchReads(config, databases, listings);
  });

async function inTurns(
  name: string,
  command: () => Promise<unknown>,
  rows: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const insertAll = async () => {
    for (const insert of rows) await insert();
  };
  const [event] = rows;
  const run = (work: () => Promise<unknown>, ms = ROUND_MS): Promise<Measured> =>
    measureConcurrentCallers(work, ms, CALLERS);
  for (const work of [command, insertAll]) await run(work, 500);
  const ratios: { all: number[]; event: number[] } = { all: [], event: [] };
  for (let round = 1; round <= ROUNDS; round++) {
    const [ours, all, one] = [await run(command), await run(insertAll), await run(event)];
    ratios.all.push(ours.rate / all.rate);
    ratios.event.push(ours.rate / one.rate);
    console.log(
      `  round ${round}  ${name} ${formatRateAndLatency(ours)}   its ${rows.length} rows ${formatRateAndLatency(all)}   its event's row alone ${formatRateAndLatency(one)}`,
    );
  }
  console.log(
    `  ${name} / plain inserts of its ${rows.length} rows: ${formatSpreadOfRatios(ratios.all)}  (goal ≥ 0.5)`,
  );
  console.log(`  ${name} / plain inserts of its event's row alone: ${formatSpreadOfRatios(ratios.event)}`);
}

class People {
  private readonly commands: CommandBus;
  private posted: ListingId[] = [];
  private posts = 0;
  private contacts = 0;
  private crowd: AccountId[] = [];

  constructor({ app }: Operator) {
    this.commands = app.get(CommandBus, { strict: false });
  }

  async post(): Promise<void> {
    const number = this.posts++;
    const position = { lat: 30.66 + (number % 977) * 0.00008, lng: 76.68 + (number % 1009) * 0.00008 };
    const draft = { ...sampleFlat, property_type: 'residential', property_subtype: 'flat', position };
    const { id } = await this.commands.execute(new PostListing(draft, meta(this.next(number))));
    if (this.posted.length < VERIFIED) this.posted.push(id);
  }

  async verifySome(): Promise<void> {
    const caller = { account: randomUUID() as AccountId, staff: true, roles: ['reviewer'] as const };
    for (const id of this.posted)
      await this.commands.execute(
        new VerifyListing(id, { checks: REQUIRED_CHECKS }, { ...meta(caller.account), caller }),
      );
  }

  async contact(): Promise<void> {
    const number = this.contacts++;
    const listing = this.posted[Math.floor(number / CROWD) % this.posted.length];
    await this.commands.execute(new RecordInterest(listing, 'contacted', meta(this.next(number))));
  }

  private next(number: number): AccountId {
    if (number % (CROWD * A_DAY) === 0) this.crowd = Array.from({ length: CROWD }, () => randomUUID() as AccountId);
    return this.crowd[number % CROWD];
  }
}

const meta = (account: AccountId) => ({
  caller: { account, staff: false },
  now: new Date(),
  idempotencyKey: randomUUID(),
  correlationId: 'bench',
});
