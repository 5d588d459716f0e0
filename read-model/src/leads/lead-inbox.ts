import { type AccountId, LEAD_STATUSES, type LeadStatus } from '@naksha/events/kernel';
import type { Lead, LeadInbox } from '@naksha/events/wire/leads';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import type { PostingDocument } from '../listing/posting-document.ts';
import { postingKind } from '../listing/posting-kind.ts';
import { erasedAccountKind } from './erased-account-kind.ts';
import { findLeads } from './interest-rows.ts';
import { PERSON_NAMES, type PersonNames } from './person-names.ts';
import { type Contacted, toLead } from './to-lead.ts';

/** Who asked one seller for contact. */
@Injectable()
export class LeadInboxQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(PERSON_NAMES) private readonly names: PersonNames,
  ) {}

  /** Newest first, those of deleted listings included. */
  async readInbox(seller: AccountId): Promise<LeadInbox> {
    const leads = await this.toLeads(await findLeads(this.documents, seller));
    const counts = Object.fromEntries(LEAD_STATUSES.map((status) => [status, 0])) as Record<LeadStatus, number>;
    for (const { status } of leads) counts[status]++;
    return { leads, counts };
  }

  /** The seller's leads by what was asked for, in the specification's shape. */
  async summariseLeads(seller: AccountId): Promise<{ property_type: string; leads: number }[]> {
    const contacted = await findLeads(this.documents, seller);
    const postings = await this.#postings(contacted);
    const count = (type: string) =>
      contacted.filter(({ listing }) => postings.get(listing)?.propertyType === type).length;
    return ['residential', 'commercial'].map((type) => ({ property_type: type, leads: count(type) }));
  }

  /** Interests as their seller sees them, newest first. */
  async toLeads(contacted: readonly Contacted[]): Promise<Lead[]> {
    const buyers = [...new Set(contacted.map(({ buyer }) => buyer))];
    const [postings, names, erased] = await Promise.all([
      this.#postings(contacted),
      this.names.firstNames(buyers),
      this.documents.getMany(erasedAccountKind, buyers),
    ]);
    return contacted
      .flatMap((interest) => {
        const posting = postings.get(interest.listing);
        const buyer = { firstName: names.get(interest.buyer), erased: erased.has(interest.buyer) };
        return posting ? [toLead(interest, posting, buyer)] : [];
      })
      .sort((a, b) => b.contacted_at.localeCompare(a.contacted_at) || a.id.localeCompare(b.id));
  }

  async #postings(contacted: readonly Contacted[]): Promise<Map<string, PostingDocument>> {
    const ids = [...new Set(contacted.map(({ listing }) => listing))];
    const documents = await this.documents.getMany(postingKind, ids);
    return new Map([...documents.values()].flatMap(({ id, body }) => (body ? [[id, body]] : [])));
  }
}
