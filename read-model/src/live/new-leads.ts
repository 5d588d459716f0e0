import type { LeadStatus } from '@naksha/events/kernel';
import type { InterestDocument } from '../leads/interest-document.ts';
import { type Contacted, isLead, leadId } from '../leads/to-lead.ts';

/** Some 20 MB. */
const REMEMBERED = 100_000;

/**
 * Which changed interests are news to their seller: a lead that is new or has another status. That its buyer looked at the
 * listing again, or saved it, is not the seller's business. Beyond so many leads the ones unheard of for longest may be told once more.
 */
export class NewLeads {
  readonly #told = new Map<string, LeadStatus | undefined>();

  findNew(interests: readonly (InterestDocument | null)[]): Contacted[] {
    return interests.filter(isLead).filter((lead) => {
      const id = leadId(lead);
      const known = this.#told.has(id) && this.#told.get(id) === lead.status;
      this.#told.delete(id);
      this.#told.set(id, lead.status);
      if (this.#told.size > REMEMBERED) this.#told.delete(this.#told.keys().next().value as string);
      return !known;
    });
  }
}
