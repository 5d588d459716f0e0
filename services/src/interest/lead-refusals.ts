import { type Caller, hasAnyRoleOrIsAdministrator, isAssistantForCity } from '@naksha/events/contracts';
import { type Refusal, staffOnlyRefusal } from '../commands/refusal.ts';
import type { Lead } from './interest.ts';

/** Also for leads of other sellers, so that their existence is not revealed. */
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

/** Assistants handle leads of their cities, administrators all; nobody their own. */
export function refusalUnlessMayWorkLead(caller: Caller, { seller, city = '' }: Lead): Refusal | undefined {
  if (!hasAnyRoleOrIsAdministrator(caller, 'assistant')) return staffOnlyRefusal;
  if (seller === caller.account) return ownListing;
  return hasAnyRoleOrIsAdministrator(caller, 'administrator') || isAssistantForCity(caller, city)
    ? undefined
    : otherCity;
}

/** Only the assistant who calls; administrators may not. */
export function refusalUnlessMayCallBuyer(caller: Caller, { seller, city = '' }: Lead): Refusal | undefined {
  if (!hasAnyRoleOrIsAdministrator(caller, 'assistant')) return staffOnlyRefusal;
  if (seller === caller.account) return ownListing;
  return isAssistantForCity(caller, city) ? undefined : otherCity;
}
