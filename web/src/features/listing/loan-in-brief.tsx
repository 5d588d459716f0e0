import { LoanFields } from '../../shared/loan/loan-fields.tsx';
import { useLoan } from '../../shared/loan/use-loan.ts';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';

export function LoanInBrief({ price }: { price: number }) {
  const loan = useLoan(price);
  return (
    <section className="flex flex-col gap-3" data-testid="loan">
      <h2 className="font-bold text-20">{t('loan.title')}</h2>
      <LoanFields loan={loan} />
      <ButtonLink href={`/calculators?price=${price}`} className="self-start">
        {t('loan.more')}
      </ButtonLink>
    </section>
  );
}
