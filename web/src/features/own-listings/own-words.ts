import { SELLER_REFUSAL_CODES, type SellerRefusalCode } from '@naksha/events/contracts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { describeProblem } from '../../shared/ui/problem-words.ts';

export function describeOwnListingError(error: unknown): string {
  if (error instanceof ApiProblem && isSellerRefusal(error.code)) return t(`dashboard.problem.${error.code}`);
  return describeProblem(error);
}

const isSellerRefusal = (code: string): code is SellerRefusalCode =>
  (SELLER_REFUSAL_CODES as readonly string[]).includes(code);
