import type { InterestDocument } from '../leads/interest-document.ts';
import { type Contacted, formatLeadId, hasContactedSeller } from '../leads/to-lead.ts';

/** Up to twice as many are kept, about 20 MB. */
export const REMEMBERED = 50_000;

/** Not repeated views or saves. Beyond `REMEMBERED` leads, old ones may be reported again. */
export class NewLeads {
  /**
   * When the newer map is full, the older is dropped: deleting the oldest keys of one map is slow, because iterators
   * skip every deleted key.
   */
  #late = new Map<string, string>();
  #before: ReadonlyMap<string, string> = new Map();

  findNew(interests: readonly (InterestDocument | null)[]): Contacted[] {
    return interests.filter(hasContactedSeller).filter((lead) => {
      const id = formatLeadId(lead);
      const state = [lead.status, lead.statusAt, lead.callbackAt].join(' ');
      const known = (this.#late.get(id) ?? this.#before.get(id)) === state;
      this.#late.set(id, state);
      if (this.#late.size >= REMEMBERED) [this.#before, this.#late] = [this.#late, new Map()];
      return !known;
    });
  }
}
