import { type Config, type Databases, openPostgresPool, startNaksha } from '@naksha/deploy';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { MapFollower } from '@naksha/read-model';
import { OpenAccount, Sessions } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { benchAccountId, fillStoreWithListings } from './market.ts';
import { computeQuantiles, formatQuantiles } from './quantiles.ts';
import { listReadRequests, type Reader } from './reads-endpoints.ts';

const ASKED = 300;
const WARM_UP = 30;
/** Has a hundred listings and as many leads. */
const SELLER = 10;
const STAFF = '+919800000001';
const CATCH_UP_MS = 600_000;

/**
 * One request at a time with new parameters.
 * @throws if a status is not 200
 */
export async function benchReads(config: Config, databases: Databases, listings: number): Promise<void> {
  const pool = openPostgresPool(databases.write, 16);
  const store = new PostgresEventStore({ pool, ids: new RandomIds() });
  await fillStoreWithListings(store, listings);
  const seller = benchAccountId(SELLER);
  await pool.query(`insert into account (id, phone_hash, demo, opened_at) values ($1, 'bench', false, now())`, [
    seller,
  ]);
  const naksha = await startNaksha({ config: { ...config, STAFF_PHONES: [STAFF] }, databases });
  try {
    const follower = naksha.app.get(MapFollower, { strict: false });
    if (!(await follower.reached({ seqs: await store.heads() }, CATCH_UP_MS)))
      throw new Error('Projection did not catch up in time');
    await pool.query('vacuum analyze');
    const commands = naksha.app.get(CommandBus, { strict: false });
    const sessions = naksha.app.get(Sessions, { strict: false });
    const staff = await commands.execute(new OpenAccount(STAFF, new Date()));
    const tokens: Record<Reader, string | undefined> = {
      anybody: undefined,
      seller: await sessions.open(seller),
      staff: await sessions.open(staff),
    };
    await pool.query('update session set proven_at = created_at');
    const { rows } = await pool.query(`select count(*)::int as n from events where type = 'ListingPosted'`);
    console.log(
      `Reads: ${listings} verified listings and ${rows[0].n - listings} under review, ${ASKED} requests each`,
    );
    for (const { name, as, path } of listReadRequests(listings, SELLER)) {
      const took: number[] = [];
      for (let k = 0; k < ASKED + WARM_UP; k++) took.push(await ask(`${naksha.url}${path(k)}`, tokens[as]));
      console.log(`  ${name.padEnd(44)} ${formatQuantiles(computeQuantiles(took.slice(WARM_UP)))}`);
    }
  } finally {
    await naksha.stop();
    await pool.end();
  }
}

/** @returns milliseconds until the last byte */
async function ask(url: string, token: string | undefined): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { ...(token && { authorization: `Bearer ${token}` }) } });
  const body = await answer.text();
  const took = performance.now() - began;
  if (answer.status !== 200) throw new Error(`GET ${url}: status ${answer.status}, ${body.slice(0, 500)}`);
  return took;
}
