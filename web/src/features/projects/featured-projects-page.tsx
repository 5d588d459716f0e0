import type { MasterDataItem } from '@naksha/events/wire/master-data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ProjectCard } from './project-card.tsx';
import { matchesProjectFilter, PROJECT_FILTERS, type ProjectFilter } from './project-kinds.ts';
import { projectsQuery } from './projects-query.ts';

const AT_ONCE = 12;

export default function FeaturedProjectsPage() {
  const { data, error, refetch } = useQuery(projectsQuery);
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-2">
        <h1 className="font-bold text-32">{t('projects.title')}</h1>
        <p className="max-w-[60ch] text-muted">{t('projects.intro')}</p>
      </header>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState icon="building" title={t('projects.none')}>
          <ButtonLink href="/home" look="dark">
            {t('projects.openMap')}
          </ButtonLink>
        </EmptyState>
      )}
      {data && data.length > 0 && <Filtered projects={data} />}
    </div>
  );
}

function Filtered({ projects }: { projects: readonly MasterDataItem[] }) {
  const [filter, setFilter] = useState<ProjectFilter>('all');
  return (
    <>
      <fieldset>
        <legend className="pb-2 font-semibold text-14">{t('projects.kind')}</legend>
        <RadioChoice
          name="project-kind"
          options={PROJECT_FILTERS.map((value) => ({ value, label: t(`projects.kind.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
      </fieldset>
      <ProjectLists projects={projects} filter={filter} />
    </>
  );
}

export function ProjectLists({ projects, filter }: { projects: readonly MasterDataItem[]; filter: ProjectFilter }) {
  const [shownOthers, setShownOthers] = useState(AT_ONCE);
  const shown = projects.filter((project) => matchesProjectFilter(filter, project));
  const featured = shown.filter(({ is_featured }) => is_featured);
  const others = shown.filter(({ is_featured }) => !is_featured);
  return (
    <>
      {shown.length === 0 && <p role="status">{t('projects.noneOfKind')}</p>}
      {featured.length > 0 && <Cards projects={featured} />}
      {others.length > 0 && (
        <section className="flex flex-col gap-4">
          {featured.length > 0 && <h2 className="font-bold text-24">{t('projects.others')}</h2>}
          <Cards projects={others.slice(0, shownOthers)} />
          {others.length > shownOthers && (
            <Button className="self-center" onClick={() => setShownOthers((before) => before + AT_ONCE)}>
              {t('projects.showMore', { n: others.length - shownOthers })}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

const Cards = ({ projects }: { projects: readonly MasterDataItem[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    {projects.map((project) => (
      <ProjectCard key={project.id} project={project} />
    ))}
  </ul>
);
