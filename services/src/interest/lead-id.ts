import { accountId } from '@naksha/events/contracts';
import { type AccountId, isListingId, type ListingId } from '@naksha/events/kernel';
import { refusalProblem } from '../commands/refusal.ts';
import { noSuchLead } from './lead-refusals.ts';

export type LeadId = { listing: ListingId; buyer: AccountId };

/** `{listing}-{buyer}` */
export function parseLeadId(text: string): LeadId {
  const [listing, ...rest] = text.split('-');
  const buyer = accountId.safeParse(rest.join('-'));
  if (!isListingId(listing) || !buyer.success) throw refusalProblem(noSuchLead);
  return { listing, buyer: buyer.data };
}
