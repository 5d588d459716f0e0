import { type AccountId, type ListingId, nameListingStream } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningReactors } from '../../reactors/start-reactors.ts';
import { ReactorBed } from '../../testing/reactor-bed.ts';
import { ConfirmAvailability } from '../confirm-availability/confirm-availability.ts';
import { DeleteListing } from '../delete-listing/delete-listing.ts';
import { MarkSold } from '../mark-sold/mark-sold.ts';
import { availability } from './availability.ts';
import type { LapseAvailability } from './lapse-availability.ts';
import { lapseOverdueListings } from './lapse-due-listings.ts';

const DAY = 86_400;
const onFailed = (error: unknown) => {
  throw error;
};

describe('the availability of listings over time', () => {
  let bed: ReactorBed;
  let reactors: RunningReactors;
  let seller: AccountId;
  beforeAll(async () => {
    bed = await ReactorBed.open(availability);
    reactors = await bed.start();
    seller = await bed.account();
  });
  afterAll(async () => {
    expect(bed.errors).toEqual([]);
    await bed.close();
  });

  const meta = () => bed.app.meta({ account: seller, staff: false });
  const confirm = (id: ListingId) => bed.app.commands.execute(new ConfirmAvailability(id, meta()));
  const round = async () => {
    await bed.drain(reactors);
    const { database, commands, clock } = bed.app;
    return lapseOverdueListings({ pool: database.pool, commands, clock, onFailed });
  };
  const readLapses = async (id: ListingId) =>
    (await bed.app.store.readStream(nameListingStream(id))).filter(({ type }) => type === 'AvailabilityLapsed');
  const table = async (): Promise<{ listing: string; due: Date | null }[]> => {
    await bed.drain(reactors);
    return (await bed.app.database.pool.query('select listing, due from availability_due order by listing')).rows;
  };
  const readRow = async (id: ListingId) => (await table()).find(({ listing }) => listing === id);

  it('G-14 a listing lapses after 37 days without confirmation, by the system’s own command', async () => {
    const id = await bed.listing(seller);
    bed.app.advance(37 * DAY - 1);
    expect(await round()).toBe(0);
    bed.app.advance(1);
    expect(await round()).toBe(1);
    const [lapse] = await readLapses(id);
    expect(lapse).toMatchObject({ actor: 'system', data: { due: bed.app.clock.now().toISOString() } });
    expect(await readRow(id)).toEqual({ listing: id, due: null });
  });

  it('D-67 running the scheduler twice, or concurrently, changes nothing more', async () => {
    const id = await bed.listing(seller);
    bed.app.advance(40 * DAY);
    await bed.drain(reactors);
    const { database, commands, clock } = bed.app;
    const lapse = () => lapseOverdueListings({ pool: database.pool, commands, clock, onFailed });
    const counts = await Promise.all([lapse(), lapse(), lapse()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    await lapse();
    await round();
    expect(await readLapses(id)).toHaveLength(1);
    await database.pool.query('update availability_due set due = $2 where listing = $1', [id, clock.now()]);
    expect(await lapse()).toBe(0);
    expect(await readLapses(id)).toHaveLength(1);
    await database.pool.query('update availability_due set due = null where listing = $1', [id]);
  });

  it('G-13 a confirmation postpones the lapse, and restores a lapsed listing', async () => {
    const id = await bed.listing(seller);
    bed.app.advance(30 * DAY);
    await confirm(id);
    bed.app.advance(10 * DAY);
    expect(await round()).toBe(0);
    bed.app.advance(27 * DAY);
    expect(await round()).toBe(1);
    await confirm(id);
    bed.app.advance(36 * DAY);
    expect(await round()).toBe(0);
    bed.app.advance(DAY);
    expect(await round()).toBe(1);
    expect(await readLapses(id)).toHaveLength(2);
  });

  it('a confirmation at the last moment counts, even if the table does not contain it yet', async () => {
    const id = await bed.listing(seller);
    bed.app.advance(37 * DAY);
    await bed.drain(reactors);
    await bed.stopReactors();
    await confirm(id);
    const { database, commands, clock } = bed.app;
    await lapseOverdueListings({ pool: database.pool, commands, clock, onFailed });
    expect(await readLapses(id)).toEqual([]);
    reactors = await bed.start();
  });

  it('demo listings, sold and deleted ones never lapse', async () => {
    const demo = await bed.listing(await bed.demoAccount(), true);
    const [sold, deleted] = [await bed.listing(seller), await bed.listing(seller)];
    await bed.app.commands.execute(new MarkSold(sold, 'owner', meta()));
    await bed.app.commands.execute(new DeleteListing(deleted, meta()));
    bed.app.advance(400 * DAY);
    await round();
    for (const id of [demo, sold, deleted]) expect(await readLapses(id)).toEqual([]);
    expect(await readRow(demo)).toBeUndefined();
    expect(await readRow(deleted)).toBeUndefined();
  });

  it('the table is rebuilt from events if it is emptied with its positions', async () => {
    await bed.listing(seller);
    const before = await table();
    expect(before.some(({ due }) => due !== null)).toBe(true);
    await bed.stopReactors();
    await bed.app.database.pool.query(
      `truncate availability_due; delete from reactor_position where reactor = 'availability'`,
    );
    reactors = await bed.start();
    expect(await table()).toEqual(before);
  });

  it('an unreadable listing is reported, and the others still lapse', async () => {
    const { database, commands, clock } = bed.app;
    bed.app.advance(40 * DAY);
    await round();
    const ids = [await bed.listing(seller), await bed.listing(seller), await bed.listing(seller)].sort();
    bed.app.advance(37 * DAY);
    await bed.drain(reactors);
    const bad = ids[0];
    const some = {
      execute: async (command: LapseAvailability) => {
        if (command.id === bad) throw new Error('unreadable');
        return commands.execute(command);
      },
    };
    const failed: unknown[] = [];
    const note = (_: unknown, what: string, fields?: object) => void failed.push({ what, ...fields });
    const lapse = { pool: database.pool, commands: some as never, clock, onFailed: note };
    expect(await lapseOverdueListings(lapse)).toBe(2);
    expect(failed).toEqual([{ what: 'listing expiry failed', listing: bad }]);
    expect(await lapseOverdueListings({ ...lapse, commands })).toBe(1);
  });

  it('a stopped run ends before the next listing', async () => {
    const { database, commands, clock } = bed.app;
    bed.app.advance(40 * DAY);
    await round();
    for (let n = 0; n < 3; n++) await bed.listing(seller);
    bed.app.advance(37 * DAY);
    await bed.drain(reactors);
    const stopping = new AbortController();
    const last = {
      execute: async (command: LapseAvailability) => {
        stopping.abort();
        return commands.execute(command);
      },
    };
    const lapse = { pool: database.pool, clock, onFailed };
    expect(await lapseOverdueListings({ ...lapse, commands: last as never, signal: stopping.signal })).toBe(1);
    expect(await lapseOverdueListings({ ...lapse, commands })).toBe(2);
  });

  it('the scheduler runs automatically', async () => {
    const id = await bed.listing(seller);
    bed.app.advance(37 * DAY);
    await bed.stopReactors();
    reactors = await bed.start({ substitutes: { roundMs: 20 } });
    await expect.poll(() => readLapses(id), { timeout: 20_000 }).toHaveLength(1);
  });
});
