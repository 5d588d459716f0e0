import { setTimeout as pause } from 'node:timers/promises';
import type { ListingId } from '@naksha/events/kernel';
import type { Bed } from './bed.ts';
import type { BedPerson } from './bed-person.ts';

/** A buyer's daily limit; then another buyer continues. */
const CONTACTS = 20;
const SELLERS = 2;
const BUYERS = 2;
/** Pause between a person's commands. */
const PACE_MS = 30;

export type Load = { stop(): Promise<void> };

/** Continuous load: sellers post, staff verify, and a buyer contacts each listing. `stop` waits for commands in progress. */
export async function startLoad(bed: Bed): Promise<Load> {
  let going = true;
  const staff = await bed.staff();
  const verified: ListingId[] = [];
  const sell = async (seller: BedPerson) => {
    for (let k = 0; going; k++, await pause(PACE_MS)) {
      const [id] = await seller.post();
      if (k % 3 > 0) continue;
      await staff.verify(id);
      verified.push(id);
    }
  };
  const buy = async (first: BedPerson) => {
    for (let [buyer, left] = [first, CONTACTS]; going; await pause(PACE_MS)) {
      const id = verified.shift();
      if (!id) continue;
      if (left === 0) [buyer, left] = [await bed.person('Vikram'), CONTACTS];
      await buyer.contact(id);
      left--;
    }
  };
  const people = await Promise.all(Array.from({ length: SELLERS + BUYERS }, () => bed.person()));
  const all = Promise.all(people.map((person, k) => (k < SELLERS ? sell(person) : buy(person))));
  all.catch(() => {});
  return {
    async stop() {
      going = false;
      await all;
    },
  };
}
