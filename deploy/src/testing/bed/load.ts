import { setTimeout as pause } from 'node:timers/promises';
import type { ListingId } from '@naksha/events/kernel';
import type { Bed } from './bed.ts';

/** A buyer may contact that many a day. */
const CONTACTS = 20;
/** Between two commands of one person: many, without taking the whole computer. */
const PACE_MS = 30;

export type Load = { stop(): Promise<void> };

/**
 * People who go on without pause until they are stopped: sellers post, staff verifies what they post, buyers contact what is
 * verified. `stop` waits for the commands that are under way.
 */
export async function load(bed: Bed, { sellers = 2, buyers = 2 } = {}): Promise<Load> {
  let going = true;
  const staff = await bed.staff();
  const verified: ListingId[] = [];
  const seller = async () => {
    const person = await bed.person();
    return async () => {
      for (let k = 0; going; k++, await pause(PACE_MS)) {
        const [id] = await person.post();
        if (k % 3 > 0) continue;
        await staff.verify(id);
        verified.push(id);
      }
    };
  };
  const buyer = async () => {
    const person = await bed.person('Vikram');
    return async () => {
      const contacted = new Set<ListingId>();
      for (; going && contacted.size < CONTACTS; await pause(PACE_MS)) {
        const id = verified.find((one) => !contacted.has(one));
        if (!id) continue;
        await person.contact(id);
        contacted.add(id);
      }
    };
  };
  const people = [...Array.from({ length: sellers }, seller), ...Array.from({ length: buyers }, buyer)];
  const work = (await Promise.all(people)).map((start) => start());
  const all = Promise.all(work);
  // Whoever stops hears of it.
  all.catch(() => {});
  return {
    async stop() {
      going = false;
      await all;
    },
  };
}
