import type { ProjectDetails } from '@naksha/events/wire/master-data';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { CardGrid } from './card-grid.tsx';
import { relatedQuery } from './projects-query.ts';

export function OwnProperties({ project }: { project: ProjectDetails['property'] }) {
  const { data, error, refetch } = useQuery(relatedQuery(project.slug));
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-24">{t('projects.inIt', { name: nameInLocale(project) })}</h2>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.property.length === 0 && <p>{t('projects.inIt.none')}</p>}
      {data && <CardGrid cards={data.property} />}
    </section>
  );
}
