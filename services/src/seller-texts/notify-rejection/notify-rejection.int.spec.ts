import type { AccountId, ListingId } from '@naksha/events/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeleteListing } from '../../listings/delete-listing/delete-listing.ts';
import { EditListing } from '../../listings/edit-listing/edit-listing.ts';
import { PostListing } from '../../listings/post-listing/post-listing.ts';
import { RejectListing } from '../../listings/reject-listing/reject-listing.ts';
import type { RunningReactors } from '../../reactors/start-reactors.ts';
import { ReactorBed } from '../../testing/reactor-bed.ts';
import { flat, staff } from '../../testing/sample-listing.ts';
import { notifyRejection } from './notify-rejection.ts';

const HOUR = 3600;

describe('notifying an owner of a rejection', () => {
  let bed: ReactorBed;
  let reactors: RunningReactors;
  beforeEach(async () => {
    bed = await ReactorBed.open(notifyRejection);
    reactors = await bed.start();
    await bed.drain(reactors);
  });
  afterEach(async () => {
    expect(bed.errors).toEqual([]);
    await bed.close();
  });
  const later = async (seconds: number) => {
    bed.app.advance(seconds);
    await bed.drain(reactors);
  };
  const own = (account: AccountId) => bed.app.meta({ account, staff: false });
  const reject = (id: ListingId) =>
    bed.app.commands.execute(new RejectListing(id, { reasons: ['The pin is in a lake'] }, bed.app.meta(staff)));
  const rejected = async (seller: AccountId, demo = false) => {
    const { id } = await bed.app.commands.execute(new PostListing(flat, own(seller), demo));
    await reject(id);
    return id;
  };
  const states = async () => (await bed.effects()).map(({ state, last_error }) => last_error ?? state);

  it('G-37 is a short text with a link to the reasons, without the reviewer’s words', async () => {
    const seller = await bed.account();
    const id = await rejected(seller);
    await bed.drain(reactors);
    expect(bed.texts).toEqual([
      {
        phone: await bed.readPhone(seller),
        text: `Naksha: our staff found something to change in your listing. See details: https://naksha.example/dashboard/edit/${id}`,
        key: expect.stringMatching(/^notify-rejection-[0-9a-f-]{36}$/),
      },
    ]);
    expect(bed.texts[0].text.length).toBeLessThan(160);
    expect(await states()).toEqual(['done']);
  });

  it('also reports a rejected edit', async () => {
    const seller = await bed.account();
    const id = await bed.listing(seller);
    await bed.app.commands.execute(new EditListing(id, { bedrooms: 4 }, own(seller)));
    await reject(id);
    await bed.drain(reactors);
    expect(bed.texts).toHaveLength(1);
  });

  it('reports several at once in one text, and further ones an hour later', async () => {
    const [seller, other] = [await bed.account(), await bed.account()];
    await rejected(seller);
    await bed.drain(reactors);
    bed.app.advance(60);
    for (let n = 0; n < 2; n++) await rejected(seller);
    await rejected(other);
    await later(60);
    expect(bed.texts).toHaveLength(2);
    await later(HOUR);
    expect(bed.texts).toHaveLength(3);
    expect(bed.texts[2].text).toContain('https://naksha.example/dashboard/listing');
    expect((await states()).filter((state) => state === 'covered by a later message')).toHaveLength(1);
  });

  it('waits for the morning, and omits listings that were corrected or deleted by then', async () => {
    const seller = await bed.account();
    bed.app.advance(10 * HOUR);
    const [kept, mended, gone] = [await rejected(seller), await rejected(seller), await rejected(seller)];
    await later(0);
    expect(bed.texts).toEqual([]);
    await bed.app.commands.execute(new EditListing(mended, { bedrooms: 4 }, own(seller)));
    await bed.app.commands.execute(new DeleteListing(gone, own(seller)));
    await later(11 * HOUR);
    expect(bed.texts).toHaveLength(1);
    expect(kept).toBeTruthy();
    const off = 'rejection is no longer current';
    expect((await states()).sort()).toEqual(['done', off, off]);
  });

  it('sends nothing to demo sellers and erased people', async () => {
    await rejected(await bed.demoAccount(), true);
    const gone = await bed.account();
    bed.app.advance(10 * HOUR);
    await rejected(gone);
    await later(0);
    await bed.app.database.pool.query('delete from vault_person where account = $1', [gone]);
    await later(11 * HOUR);
    expect(bed.texts).toEqual([]);
    expect((await states()).sort()).toEqual(['demo seller', 'seller account no longer exists']);
  });
});
