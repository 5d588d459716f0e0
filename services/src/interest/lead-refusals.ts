import { assistsCity, type Caller, hasRole } from '@naksha/events/contracts';
import { type Refusal, staffOnly } from '../commands/refusal.ts';
import type { Lead } from './interest.ts';

/** The same for a lead of another seller: whether somebody contacted somebody is nobody else's business. */
export const noSuchLead: Refusal = { status: 404, code: 'no_such_lead', detail: 'Lead not found.' };
const otherCity: Refusal = {
  status: 403,
  code: 'lead_of_other_city',
  detail: 'Only an assistant of the listing’s city can do this.',
};
const ownListing: Refusal = {
  status: 403,
  code: 'lead_of_own_listing',
  detail: 'You cannot handle leads of your own listing.',
};

/** Assistants work the leads of their cities, administrators all; nobody serves themselves. */
export function refusalOfWork(caller: Caller, { seller, city = '' }: Lead): Refusal | undefined {
  if (!hasRole(caller, 'assistant')) return staffOnly;
  if (seller === caller.account) return ownListing;
  return hasRole(caller, 'administrator') || assistsCity(caller, city) ? undefined : otherCity;
}

/** A buyer's number is for the assistant who calls them, and for nobody by being an administrator. */
export function refusalOfNumber(caller: Caller, { seller, city = '' }: Lead): Refusal | undefined {
  if (!hasRole(caller, 'assistant')) return staffOnly;
  if (seller === caller.account) return ownListing;
  return assistsCity(caller, city) ? undefined : otherCity;
}
