import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeleteListing } from '../../listings/delete-listing/delete-listing.ts';
import { MarkSold } from '../../listings/mark-sold/mark-sold.ts';
import type { RunningReactors } from '../../reactors/start-reactors.ts';
import { ReactorBed } from '../../testing/reactor-bed.ts';
import { staff } from '../../testing/sample-listing.ts';
import { WorkLead } from '../work-lead/work-lead.ts';
import { notifyLead } from './notify-lead.ts';

const HOUR = 3600;

describe('notifying a seller of a lead', () => {
  let bed: ReactorBed;
  let reactors: RunningReactors;
  beforeEach(async () => {
    bed = await ReactorBed.open(notifyLead);
    reactors = await bed.start();
    await bed.drain(reactors);
  });
  afterEach(async () => {
    expect(bed.errors).toEqual([]);
    await bed.close();
  });
  /** The test clock starts at 11:30 in India. */
  const later = async (seconds: number) => {
    bed.app.advance(seconds);
    await bed.drain(reactors);
  };
  const states = async () => (await bed.effects()).map(({ state, last_error }) => last_error ?? state);

  it('is a short text with a link to the inbox, and no data of the buyer', async () => {
    const seller = await bed.account();
    const buyer = await bed.contact(await bed.listing(seller));
    await bed.drain(reactors);
    const [{ phone, text, key }] = bed.texts;
    expect(bed.texts).toHaveLength(1);
    expect(phone).toBe(await bed.readPhone(seller));
    expect(text).toBe(
      'Naksha: a buyer has asked about your listing. See the lead: https://naksha.example/dashboard/leads',
    );
    expect(text.length).toBeLessThan(160);
    expect(text).not.toContain((await bed.readPhone(buyer)).slice(-6));
    expect(key).toMatch(/^notify-lead-[0-9a-f-]{36}$/);
    expect((await reactors.depth())['notify-lead']).toEqual({ waiting: 0, running: 0, dead: 0 });
    expect(await states()).toEqual(['done']);
  });

  it('D-65 neither the job nor the effect’s row contains more than ids', async () => {
    const seller = await bed.account();
    const listing = await bed.listing(seller);
    bed.app.advance(10 * HOUR);
    const buyer = await bed.contact(listing);
    await bed.drain(reactors);
    await bed.stopReactors();
    const { openJobQueue } = await import('../../reactors/open-job-queue.ts');
    const queue = await openJobQueue({ databaseUrl: bed.app.database.url }, { onError: () => {} });
    const { rows: effects } = await bed.app.database.pool.query('select event_id as event, kind from effects');
    await queue.add(effects);
    const { rows } = await bed.app.database.pool.query('select id, data, t::text as all from bullmq.job t');
    await queue.close();
    expect(rows.map(({ id, data }) => ({ id, data }))).toEqual([
      { id: `notify-lead-${effects[0].event}`, data: { event: effects[0].event, kind: 'notify-lead' } },
    ]);
    const row = await bed.app.database.pool.query('select t::text as all from effects t');
    for (const person of [seller, buyer])
      for (const text of [rows[0].all, row.rows[0].all])
        expect(text).not.toContain((await bed.readPhone(person)).slice(3));
  });

  it('waits for the morning', async () => {
    const listing = await bed.listing(await bed.account());
    bed.app.advance(10 * HOUR);
    await bed.contact(listing);
    await later(0);
    expect(await states()).toEqual(['pending']);
    // 21:30 in India, then 07:30.
    await later(10 * HOUR);
    expect(bed.texts).toEqual([]);
    await later(HOUR / 2);
    expect(bed.texts).toHaveLength(1);
    expect(await bed.effects()).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  it('combines the leads of an hour, for each listing', async () => {
    const seller = await bed.account();
    const [one, other] = [await bed.listing(seller), await bed.listing(seller)];
    await bed.contact(one);
    await bed.contact(other);
    await later(60);
    expect(bed.texts).toHaveLength(2);
    for (let n = 0; n < 3; n++) {
      await bed.contact(one);
      await later(60);
    }
    expect(bed.texts).toHaveLength(2);
    await later(HOUR);
    expect(bed.texts).toHaveLength(3);
    const reason = 'covered by a later message';
    expect((await states()).sort()).toEqual([reason, reason, 'done', 'done', 'done']);
    await later(2 * HOUR);
    expect(bed.texts).toHaveLength(3);
  });

  it('reports concurrent leads once', async () => {
    const listing = await bed.listing(await bed.account());
    const buyers = await Promise.all([bed.account(), bed.account(), bed.account(), bed.account()]);
    await Promise.all(buyers.map((buyer) => bed.contact(listing, buyer)));
    await later(0);
    expect(bed.texts).toHaveLength(1);
    await later(2 * HOUR);
    expect(bed.texts.length).toBeLessThanOrEqual(2);
    expect(await states()).not.toContain('pending');
  });

  it('reports a lead that arrived after a text was sent, even if the text was recorded later', async () => {
    const listing = await bed.listing(await bed.account());
    const { pool } = bed.app.database;
    const inTwoMinutes = () => new Date(bed.app.clock.now().getTime() + 120_000);
    // The process dies before recording it: the row stays `running` until its lease ends.
    bed.carrier = () => Promise.reject(new Error('cut off'));
    await bed.contact(listing);
    await later(0);
    expect(bed.errors.splice(0)).toHaveLength(1);
    await pool.query(`update effects set state = 'running', due_at = $1`, [inTwoMinutes()]);
    bed.carrier = async () => {};
    bed.app.advance(10);
    await bed.contact(listing);
    await expect.poll(async () => (await bed.effects()).length).toBe(2);
    expect(bed.texts).toHaveLength(1);
    await pool.query(`update effects set due_at = $1 where attempts = 0`, [inTwoMinutes()]);
    await later(115);
    expect(await states()).toEqual(['done', 'pending']);
    await later(60);
    await later(2 * HOUR);
    expect(new Set(bed.texts.map(({ key }) => key)).size).toBe(2);
    expect(await states()).toEqual(['done', 'done']);
  });

  it('sends nothing to demo sellers and erased people', async () => {
    const demo = await bed.listing(await bed.demoAccount());
    await bed.contact(demo);
    const gone = await bed.account();
    const listing = await bed.listing(gone);
    bed.app.advance(10 * HOUR);
    await bed.contact(listing);
    await later(0);
    await bed.app.database.pool.query('delete from vault_person where account = $1', [gone]);
    await later(11 * HOUR);
    expect(bed.texts).toEqual([]);
    expect(await states()).toEqual(['demo seller', 'seller account no longer exists']);
  });

  it('sends nothing about leads that are closed by the morning', async () => {
    const seller = await bed.account();
    const [deleted, sold, seen] = [await bed.listing(seller), await bed.listing(seller), await bed.listing(seller)];
    const meta = () => bed.app.meta({ account: seller, staff: false });
    bed.app.advance(10 * HOUR);
    for (const listing of [deleted, sold]) await bed.contact(listing);
    const buyer = await bed.contact(seen);
    await later(0);
    await bed.app.commands.execute(new DeleteListing(deleted, meta()));
    await bed.app.commands.execute(new MarkSold(sold, 'owner', meta()));
    await bed.app.commands.execute(new WorkLead({ listing: seen, buyer }, { status: 'called' }, bed.app.meta(staff)));
    await later(11 * HOUR);
    expect(bed.texts).toEqual([]);
    const off = 'listing is no longer on the market';
    expect((await states()).sort()).toEqual(['lead was already handled by the office', off, off]);
  });
});
