import { createHmac, type KeyObject } from 'node:crypto';
import { type OPEN_TABLES, type OpenRow, PEOPLE_ACTS, type PeopleAct } from '@naksha/events/open-data';
import { MIN_PEOPLE, PUBLISHED_FROM, pseudorandomNoise } from './noise.ts';
import type { PersonAction } from './person-action.ts';

export type PeopleRow = OpenRow<typeof OPEN_TABLES.people>;
type Counted = { act: PeopleAct; place: string; order: string };

/** Contains account ids and never leaves the process. */
export class PeopleOfDay {
  readonly #people = new Map<string, Counted>();

  constructor(
    private readonly day: string,
    private readonly key: KeyObject,
  ) {}

  /** A person counts once, with their strongest action, in one of its places selected by the key. */
  add({ person, act, place }: Pick<PersonAction, 'person' | 'act' | 'place'>): void {
    if (place === null) return;
    const known = this.#people.get(person);
    if (known && strength(known.act) > strength(act)) return;
    const order = createHmac('sha256', this.key).update(`place|${this.day}|${person}|${place}`).digest('hex');
    if (known && known.act === act && known.order <= order) return;
    this.#people.set(person, { act, place, order });
  }

  toRows(): PeopleRow[] {
    const cells = new Map<string, number>();
    for (const { place, act } of this.#people.values()) {
      const cell = `${place} ${act}`;
      cells.set(cell, (cells.get(cell) ?? 0) + 1);
    }
    return [...cells].flatMap(([cell, people]) => {
      const [place, act] = cell.split(' ') as [string, PeopleAct];
      // Independent of the data's version, so republishing a day spends no more budget.
      const noisy = people + pseudorandomNoise(this.key, `people|${this.day}|${cell}`);
      const isTold = people >= MIN_PEOPLE && noisy >= PUBLISHED_FROM;
      return isTold ? [{ day: this.day, place, act, people: noisy }] : [];
    });
  }
}

const strength = (act: PeopleAct): number => PEOPLE_ACTS.indexOf(act);
