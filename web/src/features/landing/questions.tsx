import { useQuery } from '@tanstack/react-query';
import { faqsQuery } from '../../shared/api/faqs.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';

export function FaqSection() {
  const { data, error, refetch } = useQuery(faqsQuery);
  if (data?.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-24">{t('landing.faq')}</h2>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <div className="flex flex-col divide-y divide-line border-line border-y">
        {data?.map(({ slug, question, answer }) => (
          <details key={slug} className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold">
              {question}
              <span className="transition-transform group-open:rotate-180">
                <Icon name="chevronDown" />
              </span>
            </summary>
            <p className="max-w-[70ch] pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
