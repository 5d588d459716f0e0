import type { ReactNode } from 'react';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { BUYERS, type Claim, HowItWorksClaims, SELLERS } from '../landing/how-it-works.tsx';

export default function PlansPage() {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-3">
        <h1 className="font-bold text-32">{t('company.plans.title')}</h1>
        <p className="max-w-[60ch]">{t('company.plans.intro')}</p>
      </header>
      <ul className="grid gap-6 lg:grid-cols-2">
        <Plan
          name={t('landing.how.buyers')}
          price={t('company.plans.free')}
          of={t('company.plans.freeOf')}
          claims={BUYERS}
        >
          <ButtonLink href="/home" look="quiet">
            {t('app.nav.findProperty')}
          </ButtonLink>
        </Plan>
        <Plan
          name={t('landing.how.sellers')}
          price={t('company.plans.fee')}
          of={t('company.plans.feeOf')}
          claims={SELLERS}
        >
          <ButtonLink href="/add" look="primary">
            {t('app.nav.postProperty')}
          </ButtonLink>
        </Plan>
      </ul>
    </div>
  );
}

type Props = { name: string; price: string; of: string; claims: readonly Claim[]; children: ReactNode };

const Plan = ({ name, price, of, claims, children }: Props) => (
  <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
    <h2 className="font-bold text-20">{name}</h2>
    <p>
      <strong className="font-bold text-32">{price}</strong> <span className="text-muted">{of}</span>
    </p>
    <HowItWorksClaims claims={claims} />
    <div className="mt-auto pt-2">{children}</div>
  </li>
);
