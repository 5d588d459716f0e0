import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ReraDetails } from '../../shared/ui/rera-details.tsx';
import { HowItWorks } from '../landing/how-it-works.tsx';

export default function AboutUsPage() {
  const { brand } = pageConfig;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-3">
        <h1 className="font-bold text-32">{t('company.about.title')}</h1>
        <p className="max-w-[60ch]">{t('company.about.intro', { brand: brand.name })}</p>
      </header>
      {/* Its two cards have the page's own colour. */}
      <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
        <HowItWorks />
      </div>
      <section className="flex flex-col items-start gap-3">
        <ReraDetails />
        <ButtonLink href="/contact" look="dark">
          {t('company.contact')}
        </ButtonLink>
      </section>
    </div>
  );
}
