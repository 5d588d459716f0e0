import type { InterestDocument } from '../leads/interest-document.ts';
import { type Contacted, isLead, leadId } from '../leads/to-lead.ts';

/** Some 20 MB. */
const REMEMBERED = 100_000;

/**
 * Which changed interests are news to their seller: a lead that is new, has another status, or whose buyer
 * wishes to be called at another time. That its buyer looked at the
 * listing again, or saved it, is not the seller's business. Beyond so many leads the ones unheard of for longest may be told once more.
 */
export class NewLeads {
  readonly #told = new Map<string, string>();

  findNew(interests: readonly (InterestDocument | null)[]): Contacted[] {
    return interests.filter(isLead).filter((lead) => {
      const id = leadId(lead);
      const state = [lead.status, lead.statusAt, lead.callbackAt].join(' ');
      const known = this.#told.get(id) === state;
      this.#told.delete(id);
      this.#told.set(id, state);
      if (this.#told.size > REMEMBERED) this.#told.delete(this.#told.keys().next().value as string);
      return !known;
    });
  }
}
