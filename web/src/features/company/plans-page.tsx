import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { HowItWorks } from '../landing/how-it-works.tsx';

/** What our staff do for either side, and what it costs. */
export default function PlansPage() {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-3">
        <h1 className="font-bold text-32">{t('company.plans.title')}</h1>
        <p className="max-w-[60ch]">{t('company.plans.intro')}</p>
      </header>
      <HowItWorks />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/add" look="primary">
          {t('app.nav.postProperty')}
        </ButtonLink>
        <ButtonLink href="/home" look="quiet">
          {t('app.nav.findProperty')}
        </ButtonLink>
      </div>
    </div>
  );
}
