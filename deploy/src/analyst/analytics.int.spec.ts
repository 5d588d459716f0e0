import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainEvent } from '@naksha/events/contracts';
import { DAY_MS, type PlaceId, type Rupees } from '@naksha/events/kernel';
import { FixedClock, samplePosted } from '@naksha/events/testing';
import { ANALYTICS_DAYS, type Analytics } from '@naksha/events/wire/staff-analytics';
import { exportOpenData, FolderExportStore } from '@naksha/read-model/open-data';
import { nameSampleListingStream, ReadModelWorld } from '@naksha/read-model/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOpenDataSql, type Sql } from './open-sql.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const LAST = '2026-11-21';
const HOMES = 240;
const SEED = Number(process.env.NAKSHA_SEED ?? Math.floor(Math.random() * 1e9));

function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const draw = drawFrom(SEED);
const pick = <T>(...all: readonly T[]): T => all[Math.floor(draw() * all.length)];

const verifiedAt = (price: Rupees): DomainEvent => ({
  type: 'ListingVerified',
  data: { checks: ['phone_reached'], price },
});

function live(price: number): DomainEvent[] {
  const events: DomainEvent[] = [];
  let [asked, state] = [price, 'verified'];
  for (let n = Math.floor(draw() * 7); n > 0 && state !== 'gone'; n--) {
    const what =
      state === 'sold' ? pick('relist', 'delete') : pick('price', 'price', 'price', 'lapse', 'sell', 'take down');
    if (what === 'price') {
      const to = Math.round(asked * pick(0.9, 0.95, 1.08));
      events.push({ type: 'ListingPriceChanged', data: { from: asked as Rupees, to: to as Rupees } });
      asked = to;
    } else if (what === 'lapse') events.push({ type: 'AvailabilityLapsed', data: { due: '2026-12-28T06:00:00.000Z' } });
    else if (what === 'sell') {
      events.push({ type: 'ListingSold', data: { by: pick('owner', 'naksha') } });
      state = 'sold';
    } else if (what === 'relist') {
      events.push({ type: 'ListingRelisted', data: { by: 'owner', to: 'verified' } });
      state = 'verified';
    } else {
      events.push(
        what === 'delete'
          ? { type: 'ListingDeleted', data: { by: 'owner' } }
          : { type: 'ListingRejected', data: { reasons: ['dark photos'], takenDown: true } },
      );
      state = 'gone';
    }
  }
  return events;
}

let world: ReadModelWorld;
let sql: Sql;
let ask: (days: number) => Promise<Analytics>;
const folder = mkdtempSync(join(tmpdir(), 'naksha-analytics-'));
beforeAll(async () => {
  world = await ReadModelWorld.open();
  const app = await world.startApp({ clock: new FixedClock('2026-11-21T06:00:00Z') });
  for (let number = 1; number <= HOMES; number++) {
    const price = 4_000_000 + 1_000 * number;
    const placeIds = pick<{ city?: PlaceId }>({ city: 'mohali' as PlaceId }, { city: 'chandigarh' as PlaceId }, {});
    const facts = { ...samplePosted().data.facts, placeIds };
    const posted = samplePosted({ price: price as Rupees, facts, ...(draw() < 0.1 && { demo: true }) });
    const verified = draw() < 0.9;
    const events: DomainEvent[] = [posted];
    if (verified) events.push(verifiedAt(price as Rupees), ...live(price));
    let at = NOW - draw() * 180 * DAY_MS;
    for (const event of events) {
      if (at > NOW) break;
      await world.happenedAt(new Date(at).toISOString(), nameSampleListingStream(number), event);
      at += draw() ** 2 * 30 * DAY_MS;
    }
  }
  // One history of seven hundred sells no home that was for sale at the start of the longest period.
  const posted = samplePosted();
  const sold = [
    posted,
    verifiedAt(posted.data.price),
    { type: 'ListingSold', data: { by: 'owner' } },
  ] satisfies DomainEvent[];
  for (const [k, event] of sold.entries())
    await world.happenedAt(
      new Date(NOW - (120 - 20 * k) * DAY_MS).toISOString(),
      nameSampleListingStream(HOMES + 1),
      event,
    );
  await world.drain();
  await exportOpenData({
    reader: world.side.store,
    store: new FolderExportStore(folder),
    noiseKey: Buffer.alloc(32, 1),
  });
  sql = await openOpenDataSql(folder);
  ask = (days) => app.json<Analytics>(`/api/staff/analytics?days=${days}`, { as: 'staff' });
});
afterAll(async () => {
  sql?.close();
  await world.close();
  rmSync(folder, { recursive: true });
});

type Counted = Record<string, number>;
const NOWHERE = 'nowhere';
async function count(macro: string, by: 'city' | 'day', what: string): Promise<Counted> {
  const { rows } = await sql.ask(
    `select coalesce(${by}::varchar, '${NOWHERE}'), ${what} from ${macro} where not demo group by 1`,
  );
  return Object.fromEntries(rows.map(([name, n]) => [name, Number(n)]).filter(([, n]) => Number(n) > 0));
}
const some = (counted: [string, number][]): Counted => Object.fromEntries(counted.filter(([, n]) => n > 0));

it.each(ANALYTICS_DAYS)(
  `/analytics gives the same counts as SQL on the open data, over %i days (seed ${SEED})`,
  async (days) => {
    const told = await ask(days);
    const span = `(${days}, '${LAST}')`;
    const asked = [
      ['posted', `posted_and_verified${span}`, 'sum(posted)'],
      ['verified', `posted_and_verified${span}`, 'sum(verified)'],
      ['cuts', `price_cuts${span}`, 'sum(cuts)'],
      ['sold', `sold_of_standing${span}`, 'coalesce(sum(homes) filter (where day is not null), 0)'],
      ['for_sale', `sold_of_standing${span}`, 'sum(homes)'],
    ] as const;
    for (const [name, macro, what] of asked) {
      const byCity = some(told.by_city.map((city) => [city.id ?? NOWHERE, city[name]]));
      expect(byCity, name).toEqual(await count(macro, 'city', what));
      expect(
        Object.values(byCity).reduce((a, b) => a + b, 0),
        name,
      ).toBe(name === 'for_sale' ? told.for_sale : told.total[name]);
      if (name === 'for_sale') continue;
      const byDay = some(told.by_day.map((day) => [day.day, day[name]]));
      const { [NOWHERE]: _, ...inSql } = await count(macro, 'day', what);
      expect(byDay, name).toEqual(inSql);
    }
    if (days === 90)
      for (const n of [...Object.values(told.total).filter((_, k) => k !== 2), told.for_sale])
        expect(n).toBeGreaterThan(0);
  },
);
