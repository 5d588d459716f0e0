import { formatRupees } from '@naksha/events/kernel';
import { t } from '../messages/t.ts';
import { DecimalField } from '../ui/decimal-field.tsx';
import { formatAssumedRateDate, LOAN_PARTS, type TypedLoan } from './use-loan.ts';

export function LoanCalculator({ loan: { typed, type, errors, result } }: { loan: TypedLoan }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {LOAN_PARTS.map((part) => (
          <DecimalField
            key={part}
            label={t(`loan.${part}`)}
            error={errors[part]}
            value={typed[part]}
            onType={(text) => type(part, text)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {result && (
          <>
            <p className="font-bold text-24">{t('loan.emi', { amount: formatRupees(result.instalment) })}</p>
            <p>{t('loan.total', { loan: formatRupees(result.rupees), interest: formatRupees(result.interest) })}</p>
          </>
        )}
      </div>
      <p className="text-14 text-muted">{t('loan.assumed', { day: formatAssumedRateDate() })}</p>
      <p className="text-14 text-muted">{t('loan.formula')}</p>
    </>
  );
}
