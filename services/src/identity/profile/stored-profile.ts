import { ACCOUNT_SUBTYPES } from '@naksha/events/kernel';
import type { ProfileFields } from './profile-fields.ts';

type Columns = { firstName: string; lastName: string; firmName: string; subtype: string | null };

export function toProfileFields({ firstName, lastName, firmName, subtype: stored }: Columns): ProfileFields {
  const subtype = ACCOUNT_SUBTYPES.find((one) => one === stored);
  return { firstName, lastName, firmName, ...(subtype && { subtype }) };
}
