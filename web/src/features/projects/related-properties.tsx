import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ProjectDetails } from '@naksha/events/wire/master-data';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../shared/messages/t.ts';
import { nameHere } from '../../shared/places/place-name.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LatestCard } from '../landing/latest-card.tsx';
import { nearbyQuery, relatedQuery } from './projects-query.ts';

type Project = ProjectDetails['property'];
const MAX_NEAR = 8;

/** What is for sale in the project, and what is like it around. */
export function RelatedProperties({ project }: { project: Project }) {
  const own = useQuery(relatedQuery(project.slug));
  const near = useQuery(nearbyQuery(project));
  const inIt = new Set(own.data?.property.map(({ id }) => id));
  const around = near.data?.listings.filter(({ id, project: of }) => !inIt.has(id) && of !== project.name);
  return (
    <>
      <section className="flex flex-col gap-4">
        <h2 className="font-bold text-24">{t('projects.inIt', { name: nameHere(project) })}</h2>
        {own.error && !own.data && <LoadFailure error={own.error} onRetry={() => void own.refetch()} />}
        {own.data?.property.length === 0 && <p>{t('projects.inIt.none')}</p>}
        <Cards cards={own.data?.property} />
      </section>
      {around && around.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="font-bold text-24">{t('projects.related')}</h2>
          <Cards cards={around.slice(0, MAX_NEAR)} />
        </section>
      )}
    </>
  );
}

const Cards = ({ cards }: { cards: readonly ListingCard[] | undefined }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    {cards?.map((card) => (
      <LatestCard key={card.id} card={card} />
    ))}
  </ul>
);
