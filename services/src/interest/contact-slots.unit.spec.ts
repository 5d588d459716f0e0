import type { Claim, EventStore } from '@naksha/events/event-store';
import { describe, expect, it } from 'vitest';
import { buyer, seller } from '../testing/sample-listing.ts';
import { ContactSlots } from './contact-slots.ts';

describe('the contacts of a day', () => {
  it('are limited to twenty, each with its own claim', async () => {
    const taken: Claim[] = [];
    const store: Pick<EventStore, 'listClaims'> = {
      listClaims: async (kind, prefix) => taken.filter((claim) => claim.kind === kind && claim.key.startsWith(prefix)),
    };
    const slots = new ContactSlots(store as EventStore);
    const take = async (day: string, who = buyer) => {
      const claim = await slots.findFreeSlot(who.account, day, 'the interest');
      if (claim) taken.push(claim);
      return claim;
    };
    for (let n = 1; n <= 20; n++)
      expect(await take('2026-11-21')).toEqual({
        kind: 'contact',
        key: `${buyer.account}/2026-11-21/${n}`,
        owner: 'the interest',
      });
    expect(await take('2026-11-21')).toBeUndefined();
    expect(await take('2026-11-22')).toBeDefined();
    expect(await take('2026-11-21', seller)).toBeDefined();

    taken.splice(4, 1);
    expect((await take('2026-11-21'))?.key).toBe(`${buyer.account}/2026-11-21/5`);
  });
});
