import type { AccountId, ListingId } from '@naksha/events/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AskOwner } from '../../listings/ask-owner/ask-owner.ts';
import { ConfirmAvailability } from '../../listings/confirm-availability/confirm-availability.ts';
import { RETRY_DELAYS_MS } from '../../reactors/effect-worker.ts';
import type { RunningReactors } from '../../reactors/start-reactors.ts';
import { listDeadEffects, retryDeadEffect } from '../../reactors/stuck-effects.ts';
import { ReactorBed } from '../../testing/reactor-bed.ts';
import { staff } from '../../testing/sample-listing.ts';
import { askReportedOwner } from './send-owner-question.ts';

describe('asking an owner about a report', () => {
  let bed: ReactorBed;
  let reactors: RunningReactors;
  let seller: AccountId;
  let id: ListingId;
  beforeEach(async () => {
    bed = await ReactorBed.open(askReportedOwner);
    reactors = await bed.start();
    await bed.drain(reactors);
    seller = await bed.account();
    id = await bed.listing(seller);
  });
  afterEach(() => bed.close());

  const ask = () => bed.app.commands.execute(new AskOwner(id, 'sold', bed.app.meta(staff)));
  const answer = () =>
    bed.app.commands.execute(new ConfirmAvailability(id, bed.app.meta({ account: seller, staff: false })));
  const states = async () => (await bed.effects()).map(({ state, last_error }) => last_error ?? state);
  const firstTries = async () =>
    (await bed.app.database.pool.query('select first_tried_at from effects')).rows.map(({ first_tried_at: at }) => at);

  async function askUntilDead() {
    bed.carrier = () => Promise.reject(new Error('the carrier is away'));
    await ask();
    await bed.drain(reactors);
    for (const pause of RETRY_DELAYS_MS) {
      bed.app.advance(pause / 1000);
      await bed.drain(reactors);
    }
    bed.carrier = async () => {};
    bed.texts.length = 0;
    const [dead] = await listDeadEffects(bed.app.database.pool, 1);
    return dead;
  }
  const revive = async (dead: Awaited<ReturnType<typeof askUntilDead>>) => {
    expect(await retryDeadEffect(bed.app.database.pool, dead, bed.app.clock.now())).toBe(true);
    await bed.drain(reactors);
  };

  it('sends one text with a link to the question', async () => {
    await ask();
    await bed.drain(reactors);
    expect(bed.texts.map(({ text }) => text)).toEqual([
      'Naksha: someone reported your listing. Confirm or correct it: https://naksha.example/dashboard/listing',
    ]);
  });

  it('after a retry, asks nothing that was answered meanwhile', async () => {
    const dead = await askUntilDead();
    await answer();
    await revive(dead);
    expect(bed.texts).toEqual([]);
    expect(await states()).toEqual(['owner has already responded']);
  });

  it('after a retry, asks nothing that was asked again meanwhile', async () => {
    const dead = await askUntilDead();
    await ask();
    await bed.drain(reactors);
    expect(bed.texts).toHaveLength(1);
    await revive(dead);
    expect(bed.texts).toHaveLength(1);
    expect(await states()).toContain('covered by a later message');
  });

  it('after a retry, covers everything up to the successful attempt', async () => {
    const dead = await askUntilDead();
    expect(await firstTries()).toEqual([expect.any(Date)]);
    await bed.stopReactors();
    bed.app.advance(60);
    await ask();
    bed.app.advance(60);
    expect(await retryDeadEffect(bed.app.database.pool, dead, bed.app.clock.now())).toBe(true);
    expect(await firstTries()).toEqual([null]);
    reactors = await bed.start();
    await bed.drain(reactors);
    expect(bed.texts).toHaveLength(1);
    expect((await states()).toSorted()).toEqual(['covered by a later message', 'done']);
  });
});
