import type { ListingPage } from '@naksha/events/wire/listing-page';
import type { ProjectDetails } from '@naksha/events/wire/master-data';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { printBBox } from '../../shared/filter/print-query.ts';
import { t } from '../../shared/messages/t.ts';
import { ListingCardGrid } from './card-grid.tsx';
import { matchesProjectFilter } from './project-kinds.ts';
import { homesOfProjectQuery } from './projects-query.ts';

/** About two kilometres. */
const NEAR_DEG = 0.02;

/** Homes near a residential project, offices and shops near a commercial one. */
export const homesNearProjectQuery = ({ slug, position: { lat, lng }, type }: ProjectDetails['property']) =>
  queryOptions({
    queryKey: [...listingsKey, 'near project', slug],
    queryFn: ({ signal }) =>
      fetchPublicJson<ListingPage>('/listings', {
        query: {
          property_type: matchesProjectFilter('commercial', { type }) ? 'commercial' : 'residential',
          bbox: printBBox([lng - NEAR_DEG, lat - NEAR_DEG, lng + NEAR_DEG, lat + NEAR_DEG]),
        },
        signal,
      }),
  });

const MAX_NEAR = 8;

export default function RelatedProperties({ project }: { project: ProjectDetails['property'] }) {
  const { data: own } = useQuery(homesOfProjectQuery(project.slug));
  const { data: near } = useQuery(homesNearProjectQuery(project));
  const inIt = new Set(own?.property.map(({ id }) => id));
  const around = near?.listings.filter(({ id, project: of }) => !inIt.has(id) && of !== project.name) ?? [];
  if (around.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-24">{t('projects.related')}</h2>
      <ListingCardGrid cards={around.slice(0, MAX_NEAR)} />
    </section>
  );
}
