import {
  CHECK_ANSWERS,
  REQUIRED_CHECKS,
  type RejectionReason,
  VERIFICATION_CHECKS,
  type VerificationCheck,
} from '@naksha/events/kernel';
import type { ReviewItem } from '@naksha/events/wire/review';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import type { Decision } from './decision.ts';

type Verdict = { checks: VerificationCheck[]; withdrawn?: RejectionReason[] };
type Ticks = { checks: readonly VerificationCheck[]; withdrawn: readonly RejectionReason[] };

const toggled = <One>(all: readonly One[], one: One): One[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

export function useReviewChecks({ listing: { demo }, rejected }: ReviewItem, takenBack: Decision | undefined) {
  const before = takenBack?.verdict === 'verify' ? takenBack : undefined;
  const [ticks, setTicks] = useState<Ticks>({ checks: before?.checks ?? [], withdrawn: before?.withdrawn ?? [] });
  const [error, setError] = useState<string>();
  const change = (next: Ticks) => {
    setError(undefined);
    setTicks(next);
  };
  return {
    ...ticks,
    error,
    toggleCheck: (check: VerificationCheck) => change({ ...ticks, checks: toggled(ticks.checks, check) }),
    toggleWithdrawn: (reason: RejectionReason) => change({ ...ticks, withdrawn: toggled(ticks.withdrawn, reason) }),
    /** Undefined, with a message, if a check is missing. */
    conclude(): Verdict | undefined {
      const missing = demo ? undefined : findMissing(ticks, rejected?.standing ?? []);
      setError(missing);
      // In checklist order.
      const checks = demo ? [] : VERIFICATION_CHECKS.filter((check) => ticks.checks.includes(check));
      return missing ? undefined : { checks, ...(ticks.withdrawn.length > 0 && { withdrawn: [...ticks.withdrawn] }) };
    },
  };
}

function findMissing({ checks, withdrawn }: Ticks, standing: readonly RejectionReason[]): string | undefined {
  if (REQUIRED_CHECKS.some((check) => !checks.includes(check))) return t('staff.review.needsCheck');
  const answered = (reason: RejectionReason) =>
    withdrawn.includes(reason) ||
    (reason in CHECK_ANSWERS && checks.includes(CHECK_ANSWERS[reason as keyof typeof CHECK_ANSWERS]));
  return standing.every(answered) ? undefined : t('staff.review.needsAnswer');
}
