import { exactRupees, monthlyInstalment } from '@naksha/events/kernel';
import { useState } from 'react';
import { shownDay } from '../../shared/format/dates.ts';
import { typedNumber } from '../../shared/format/typed-number.ts';
import { t } from '../../shared/messages/t.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';

/** Nobody's offer: what the page begins with, and since when. */
const ASSUMED = { share: '80', rate: '8.5', years: '20', on: '2026-11-22' };
const LIMITS = { share: [1, 100], rate: [0, 30], years: [1, 40] } as const;
type Part = keyof typeof LIMITS;
const PARTS: readonly Part[] = ['share', 'rate', 'years'];

/** What a loan for the home would cost a month, in exact rupees, with its assumptions open to change. */
export function LoanInBrief({ price }: { price: number }) {
  const [typed, setTyped] = useState<Record<Part, string>>(ASSUMED);
  const errors = PARTS.map((part) => findError(part, typed[part]));
  const [share, rate, years] = PARTS.map((part) => typedNumber(typed[part]));
  const loan = { rupees: Math.round((price * share) / 100), rate, months: Math.round(years * 12) };
  const instalment = monthlyInstalment(loan);
  return (
    <section className="flex flex-col gap-3" data-testid="loan">
      <h2 className="font-bold text-20">{t('loan.title')}</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        {PARTS.map((part, k) => (
          <Field key={part} label={t(`loan.${part}`)} error={errors[k]}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={typed[part]}
                onChange={({ target }) => setTyped((before) => ({ ...before, [part]: target.value }))}
              />
            )}
          </Field>
        ))}
      </div>
      {errors.every((error) => error === undefined) && (
        <div aria-live="polite">
          <p className="font-bold text-24">{t('loan.emi', { amount: exactRupees(Math.round(instalment)) })}</p>
          <p>
            {t('loan.total', {
              loan: exactRupees(loan.rupees),
              interest: exactRupees(Math.round(instalment * loan.months - loan.rupees)),
            })}
          </p>
        </div>
      )}
      <p className="text-14 text-muted">{t('loan.assumed', { day: shownDay(ASSUMED.on) })}</p>
      <p className="text-14 text-muted">{t('loan.formula')}</p>
    </section>
  );
}

function findError(part: Part, typed: string): string | undefined {
  const [from, to] = LIMITS[part];
  const value = typedNumber(typed);
  return value >= from && value <= to ? undefined : t('loan.between', { from, to });
}
