import { composeProjectHead } from '@naksha/events/contracts';
import type { PlaceId } from '@naksha/events/kernel';
import type { ProjectDetails } from '@naksha/events/wire/master-data';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useParams } from 'wouter';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { useCities } from '../../shared/api/cities.ts';
import { homeViewPath } from '../../shared/home-path.ts';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { createHeadContext, replacePageHead } from '../../shared/page-head.ts';
import { useSetPageCity } from '../../shared/places/page-city.ts';
import { joinPlaceInLocale, nameInLocale } from '../../shared/places/place-name.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ListingCardGrid } from './card-grid.tsx';
import { ProjectDemoMark } from './demo-mark.tsx';
import { projectKindOf } from './project-kinds.ts';
import { ProjectPicture } from './project-picture.tsx';
import { homesOfProjectQuery, projectQuery } from './projects-query.ts';

const ProjectCallback = lazyWithTimeout(() =>
  import('../contact/project-callback.tsx').then((part) => ({ default: part.ProjectCallback })),
);
const RelatedProperties = lazyWithTimeout(() => import('./related-properties.tsx'));
const MarketFigures = lazyWithTimeout(() => import('../../shared/market/market-figures.tsx'));

type Project = ProjectDetails['property'];

export default function ProjectPage() {
  const { slug } = useParams<{ slug: string }>();
  const { data, error, refetch } = useQuery(projectQuery(slug));
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-4 py-6 sm:px-6 lg:py-12">
      {data ? (
        <Shown project={data} />
      ) : error instanceof ApiProblem && error.status === 404 ? (
        <EmptyState icon="building" title={t('projects.absent')}>
          <ButtonLink href="/featured-projects" look="dark">
            {t('projects.title')}
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </div>
  );
}

function Shown({ project }: { project: Project }) {
  useEffect(() => replacePageHead(composeProjectHead(project, createHeadContext(true))), [project]);
  useSetPageCity(project.city);
  return (
    <>
      <ProjectFacts project={project} />
      <OptionalPart fallback={<div className="min-h-11" />}>
        <ProjectCallback id={project.id as PlaceId} name={nameInLocale(project)} />
      </OptionalPart>
      <OptionalPart>
        <section className="flex flex-col gap-3">
          <h2 className="font-bold text-24">{t('market.title')}</h2>
          <Suspense fallback={<div className="skeleton h-24" />}>
            <MarketFigures place={project.id as PlaceId} />
          </Suspense>
        </section>
      </OptionalPart>
      <OwnProperties project={project} />
      <OptionalPart>
        <RelatedProperties project={project} />
      </OptionalPart>
    </>
  );
}

export function ProjectFacts({ project }: { project: Project }) {
  const cities = useCities();
  const { id, city_name: city, locality, homes, position, zoom, cover_image } = project;
  return (
    <header className="grid gap-6 sm:grid-cols-2">
      <figure className="flex flex-col gap-1">
        <ProjectPicture project={project} className="aspect-4/3 w-full rounded-card" />
        {!cover_image && <figcaption className="text-12 text-muted">{t('projects.illustration')}</figcaption>}
      </figure>
      <div className="flex flex-col items-start gap-3">
        <h1 className="break-words font-bold text-32">{nameInLocale(project)}</h1>
        <p className="flex flex-wrap items-center gap-2">
          {t(projectKindOf(project).text)}
          {project.demo && <ProjectDemoMark />}
        </p>
        {city && <p className="text-muted">{joinPlaceInLocale(cities, { locality: locality ?? '', city })}</p>}
        <p className="font-semibold">{t('projects.homes', { n: homes })}</p>
        <ButtonLink
          href={homeViewPath({ filter: { place: [id as PlaceId] }, camera: { ...position, zoom } })}
          look="dark"
        >
          {t('projects.onMap')}
        </ButtonLink>
      </div>
    </header>
  );
}

function OwnProperties({ project }: { project: ProjectDetails['property'] }) {
  const { data, error, refetch } = useQuery(homesOfProjectQuery(project.slug));
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-24">{t('projects.inIt', { name: nameInLocale(project) })}</h2>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.property.length === 0 && <p>{t('projects.inIt.none')}</p>}
      {data && <ListingCardGrid cards={data.property} />}
    </section>
  );
}
