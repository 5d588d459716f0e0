import type { Lead, LeadInbox } from '@naksha/events/wire/leads';

/** Idempotent. */
export function putLead(inbox: LeadInbox, lead: Lead): LeadInbox {
  const before = inbox.leads.find(({ id }) => id === lead.id);
  const rest = inbox.leads.filter(({ id }) => id !== lead.id);
  const counts = { ...inbox.counts };
  if (before) counts[before.status] -= 1;
  counts[lead.status] += 1;
  const leads = [...rest, lead].sort((a, b) => b.contacted_at.localeCompare(a.contacted_at));
  return { leads, counts };
}
