import { invalid } from '@naksha/events/contracts';
import type { FieldError } from '@naksha/events/kernel';
import type { KeyedHashes } from './keyed-hashes.ts';
import { readE164 } from './phone-number.ts';

const NO_STAFF: FieldError = { field: 'phone', reason: 'is none of STAFF_PHONES' };

/**
 * One of STAFF_PHONES, as operators name it.
 * @returns E.164
 * @throws Problem 422 where it is none of them
 */
export function readStaffPhone(phone: string, hashes: KeyedHashes): string {
  const e164 = readE164(phone);
  if (!hashes.isStaff(hashes.phone(e164))) throw invalid([NO_STAFF]);
  return e164;
}
