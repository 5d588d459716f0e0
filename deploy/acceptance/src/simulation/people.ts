import type { Caller } from '@naksha/events/contracts';
import { type AccountId, EVERY_CITY } from '@naksha/events/kernel';

export type Person = { name: string; phone: string };

const person = (name: string, n: number): Person => ({ name, phone: `+9198765${43_210 + n * 1_111}` });
export const SELLERS = [person('seller 0', 0), person('seller 1', 1), person('seller 2', 2)];
/** The first seller also buys. */
export const BUYERS = [person('buyer 0', 3), person('buyer 1', 4), SELLERS[0], person('buyer 3', 5)];
export const PEOPLE = [...new Set([...SELLERS, ...BUYERS])];

/** As in numbers and messages. */
export const DIGITS = PEOPLE.flatMap(({ phone }) => {
  const ten = phone.slice(3);
  return [ten, `${ten.slice(0, 5)} ${ten.slice(5)}`];
});

export const STAFF: Caller = {
  account: 'ffffffff-aaaa-7aaa-8aaa-ffffffffffff' as AccountId,
  staff: true,
  roles: ['administrator', 'assistant'],
  cities: [EVERY_CITY],
};

/** Owner of listings from before the history. */
export const MARKET_SELLER = 'eeeeeeee-aaaa-7aaa-8aaa-eeeeeeeeeeee';
