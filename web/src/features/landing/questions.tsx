import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const QUESTIONS = ['live', 'number', 'demo'] as const;

export function Questions() {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-24">{t('landing.faq')}</h2>
      <div className="flex flex-col divide-y divide-line border-line border-y">
        {QUESTIONS.map((question) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold">
              {t(`landing.faq.${question}.q`)}
              <span className="transition-transform group-open:rotate-180">
                <Icon name="chevronDown" />
              </span>
            </summary>
            <p className="max-w-[70ch] pb-4 text-muted">{t(`landing.faq.${question}.a`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
