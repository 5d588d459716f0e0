import { STAFF_REFUSAL_CODES, type StaffRefusalCode } from '@naksha/events/contracts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { describeProblem } from '../../shared/ui/problem-words.ts';

export function describeStaffError(error: unknown): string {
  if (error instanceof PasskeyUnused) return t('secondFactor.passkey.unused');
  if (error instanceof ApiProblem && isStaffRefusal(error.code)) return t(`secondFactor.problem.${error.code}`);
  return describeProblem(error);
}

/** The person cancelled, or the device has none. */
export class PasskeyUnused extends Error {}

const isStaffRefusal = (code: string): code is StaffRefusalCode =>
  (STAFF_REFUSAL_CODES as readonly string[]).includes(code);
