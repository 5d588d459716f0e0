import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LatestCard } from '../landing/latest-card.tsx';
import { relatedQuery } from './projects-query.ts';

/** What is for sale in the project. */
export function RelatedProperties({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(relatedQuery(slug));
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-24">{t('projects.related')}</h2>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.property.length === 0 && <p>{t('projects.related.none')}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data?.property.map((card) => (
          <LatestCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
