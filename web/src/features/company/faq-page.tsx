import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { FaqSection } from '../landing/questions.tsx';

export default function FaqPage() {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-6 sm:px-6 lg:py-12">
      <h1 className="font-bold text-32">{t('company.faq.title')}</h1>
      <FaqSection />
      <section className="flex flex-col items-start gap-3">
        <p>{t('company.faq.more')}</p>
        <ButtonLink href="/contact" look="dark">
          {t('company.contact')}
        </ButtonLink>
      </section>
    </div>
  );
}
