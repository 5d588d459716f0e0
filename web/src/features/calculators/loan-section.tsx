import { LoanFields } from '../../shared/loan/loan-fields.tsx';
import { useLoan } from '../../shared/loan/use-loan.ts';
import { t } from '../../shared/messages/t.ts';
import { RepaymentPlot } from './repayment-plot.tsx';
import { RepaymentTable } from './repayment-table.tsx';

export function LoanSection({ price }: { price: number }) {
  const loan = useLoan(price);
  return (
    <section className="flex flex-col gap-4" data-testid="emi">
      <h2 className="font-bold text-24">{t('calculators.loan')}</h2>
      <LoanFields loan={loan} />
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
