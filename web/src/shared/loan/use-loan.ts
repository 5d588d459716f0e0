import { calculateRepayment, type Repayment } from '@naksha/events/kernel';
import { useState } from 'react';
import { formatDay } from '../format/dates.ts';
import { parseTypedNumberOrNaN } from '../format/typed-number.ts';
import { t } from '../messages/t.ts';

/** Initial values, not an offer. */
const ASSUMED = { share: '80', rate: '8.5', years: '20' };
const ASSUMED_ON = '2026-11-22';
const LIMITS = { share: [1, 100], rate: [0, 30], years: [1, 40] } as const;
export const LOAN_PARTS = ['share', 'rate', 'years'] as const;
export type LoanPart = (typeof LOAN_PARTS)[number];

export type TypedLoan = {
  typed: Readonly<Record<LoanPart, string>>;
  type(part: LoanPart, text: string): void;
  errors: Readonly<Partial<Record<LoanPart, string>>>;
  /** Undefined while a field is invalid. */
  result?: Repayment & { rupees: number };
};

/** Whole rupees; NaN if unknown. */
export function useLoan(price: number): TypedLoan {
  const [typed, setTyped] = useState<TypedLoan['typed']>(ASSUMED);
  const errors = Object.fromEntries(LOAN_PARTS.map((part) => [part, findError(part, typed[part])]));
  const [share, rate, years] = LOAN_PARTS.map((part) => parseTypedNumberOrNaN(typed[part]));
  const loan = { rupees: Math.round((price * share) / 100), rate, months: Math.round(years * 12) };
  const isWhole = price > 0 && LOAN_PARTS.every((part) => errors[part] === undefined);
  return {
    typed,
    type: (part, text) => setTyped((before) => ({ ...before, [part]: text })),
    errors,
    ...(isWhole && { result: { ...calculateRepayment(loan), rupees: loan.rupees } }),
  };
}

function findError(part: LoanPart, typed: string): string | undefined {
  const [from, to] = LIMITS[part];
  const value = parseTypedNumberOrNaN(typed);
  return value >= from && value <= to ? undefined : t('loan.between', { from, to });
}

export const formatAssumedRateDate = (): string => formatDay(ASSUMED_ON);
