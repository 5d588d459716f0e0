import type { LeadStatus } from '@naksha/events/kernel';
import type { Documents } from '../documents/documents.ts';
import { interestKind } from './interest-kind.ts';
import { type ContactedInterest, formatLeadId, hasContactedSeller } from './to-lead.ts';

/** `cities`: null for all. `status`: null for open leads. */
export type StaffLeadFilter = {
  cities: readonly string[] | null;
  status: LeadStatus | null;
  after: { at: string; id: string } | null;
};

const OF_CITIES = `($1::text[] is null or coalesce(body->>'city', '') = any($1))`;

export async function findStaffLeads(
  documents: Documents,
  { cities, status, after }: StaffLeadFilter,
  limit: number,
): Promise<ContactedInterest[]> {
  const over = isClosedStatus(status);
  const [has, past, order] = over
    ? ['contactedAt', '<', `order by body->>'contactedAt' desc, id desc`]
    : ['due', '>', `order by body->>'due', id`];
  const found = await documents.query(
    interestKind,
    `body ? '${has}' and ${OF_CITIES} and ($2::text is null or body->>'status' = $2)
      and ($3::text is null or (body->>'${has}', id) ${past} ($3, $4)) ${order} limit ${limit}`,
    [cities, status, after?.at ?? null, after?.id ?? null],
  );
  return found.map(({ body }) => body).filter(hasContactedSeller);
}

export const isClosedStatus = (status: LeadStatus | null): boolean =>
  status === 'closed' || status === 'not_interested';

export const leadPagePosition = (lead: ContactedInterest, status: LeadStatus | null): { at: string; id: string } => ({
  at: isClosedStatus(status) ? lead.contactedAt : (lead.due ?? lead.contactedAt),
  id: formatLeadId(lead),
});

export const countOpenLeadsByCity = (
  documents: Documents,
  cities: readonly string[] | null,
): Promise<{ city: string; leads: number }[]> =>
  documents.select(
    interestKind,
    `coalesce(body->>'city', '') as city, count(*)::int as leads`,
    `body ? 'due' and ${OF_CITIES} group by 1 order by 2 desc, 1`,
    [cities],
  );
