import type { ProjectDetails } from '@naksha/events/wire/master-data';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { CardGrid } from './card-grid.tsx';
import { nearbyQuery } from './nearby-query.ts';
import { relatedQuery } from './projects-query.ts';

const MAX_NEAR = 8;

export default function RelatedProperties({ project }: { project: ProjectDetails['property'] }) {
  const { data: own } = useQuery(relatedQuery(project.slug));
  const { data: near } = useQuery(nearbyQuery(project));
  const inIt = new Set(own?.property.map(({ id }) => id));
  const around = near?.listings.filter(({ id, project: of }) => !inIt.has(id) && of !== project.name) ?? [];
  if (around.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-24">{t('projects.related')}</h2>
      <CardGrid cards={around.slice(0, MAX_NEAR)} />
    </section>
  );
}
