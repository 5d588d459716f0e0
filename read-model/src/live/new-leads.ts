import type { InterestDocument } from '../leads/interest-document.ts';
import { type Contacted, isLead, leadId } from '../leads/to-lead.ts';

/** Twice as many are held, in some 20 MB. */
export const REMEMBERED = 50_000;

/**
 * Which changed interests are news to their seller: a lead that is new, has another status, or whose buyer
 * wishes to be called at another time. That its buyer looked at the
 * listing again, or saved it, is not the seller's business. Beyond so many leads the ones unheard of for longest may be told once more.
 */
export class NewLeads {
  /**
   * Those heard of lately, and those before: when the former are full, the latter are forgotten as a whole. To delete the oldest key of one
   * map for each new one would be slow, since an iterator passes over every deleted key again: at a million listings it took a
   * minute of the start.
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
