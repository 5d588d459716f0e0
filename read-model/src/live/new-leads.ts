import type { InterestDocument } from '../leads/interest-document.ts';
import { type Contacted, isLead, leadId } from '../leads/to-lead.ts';

/** Up to twice as many are kept, about 20 MB. */
export const REMEMBERED = 50_000;

/**
 * Selects interests that are news to their seller: new leads, changed statuses and changed call-back times, but not repeated
 * views or saves. Beyond this many leads, old ones may be reported again.
 */
export class NewLeads {
  /**
   * Two generations: when the newer is full, the older is dropped. Deleting the oldest key of a single map is slow, because
   * iterators skip every deleted key: a minute at a million listings.
   */
  #late = new Map<string, string>();
  #before: ReadonlyMap<string, string> = new Map();

  findNew(interests: readonly (InterestDocument | null)[]): Contacted[] {
    return interests.filter(isLead).filter((lead) => {
      const id = leadId(lead);
      const state = [lead.status, lead.statusAt, lead.callbackAt].join(' ');
      const known = (this.#late.get(id) ?? this.#before.get(id)) === state;
      this.#late.set(id, state);
      if (this.#late.size >= REMEMBERED) [this.#before, this.#late] = [this.#late, new Map()];
      return !known;
    });
  }
}
