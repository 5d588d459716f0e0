import { isRupees, MAX_RUPEES } from '@naksha/events/kernel';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { rupeesInWords } from '../../shared/format/rupees-in-words.ts';
import { groupDigits, parseTypedNumberOrNaN } from '../../shared/format/typed-number.ts';
import { LoanCalculator } from '../../shared/loan/loan-fields.tsx';
import { useLoan } from '../../shared/loan/use-loan.ts';
import { t } from '../../shared/messages/t.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { StampDutySection } from './duty-section.tsx';
import { RepaymentPlot } from './repayment-plot.tsx';
import { RepaymentTable } from './repayment-table.tsx';

export default function CalculatorsPage() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(() => groupDigits(params.get('price') ?? ''));
  const price = parseTypedNumberOrNaN(typed);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-3">
        <h1 className="font-bold text-32">{t('calculators.title')}</h1>
        <p className="max-w-[60ch] text-muted">{t('calculators.intro')}</p>
      </header>
      <Field
        label={t('calculators.price')}
        hint={<span aria-live="polite">{rupeesInWords(typed)}</span>}
        error={findPriceError(typed, price)}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            className="sm:max-w-xs"
            value={typed}
            onChange={({ target }) => setTyped(groupDigits(target.value))}
          />
        )}
      </Field>
      <LoanSection price={isRupees(price) ? price : Number.NaN} />
      <StampDutySection price={isRupees(price) ? price : Number.NaN} />
    </div>
  );
}

function findPriceError(typed: string, price: number): string | undefined {
  if (typed.trim() === '' || isRupees(price)) return undefined;
  return price > MAX_RUPEES ? t('post.price.tooHigh') : t('post.price.invalid');
}

function LoanSection({ price }: { price: number }) {
  const loan = useLoan(price);
  return (
    <section className="flex flex-col gap-4" data-testid="emi">
      <h2 className="font-bold text-24">{t('calculators.loan')}</h2>
      <LoanCalculator loan={loan} />
      {loan.result ? (
        <>
          <RepaymentPlot years={loan.result.years} />
          <RepaymentTable years={loan.result.years} />
          <p className="text-14 text-muted">{t('calculators.rounding')}</p>
        </>
      ) : (
        <p className="text-muted">{t('calculators.needsPrice')}</p>
      )}
    </section>
  );
}
