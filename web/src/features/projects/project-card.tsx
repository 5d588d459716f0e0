import type { MasterDataItem } from '@naksha/events/wire/master-data';
import { Link } from 'wouter';
import { useCities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale, translateLocalityName } from '../../shared/places/place-name.ts';
import { ProjectDemoMark } from './demo-mark.tsx';
import { projectKindOf } from './project-kinds.ts';
import { ProjectPicture } from './project-picture.tsx';
import { projectPath } from './projects-query.ts';

export function ProjectCard({ project }: { project: MasterDataItem }) {
  const cities = useCities();
  const city = cities.find(({ id }) => id === project.city);
  const { locality, logo } = project;
  return (
    <li>
      <Link
        href={projectPath(project)}
        className="flex h-full overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift max-sm:flex-wrap sm:flex-col"
      >
        <span className="relative block max-sm:min-w-28 max-sm:grow max-sm:basis-28 sm:shrink-0">
          <ProjectPicture project={project} className="aspect-4/3 size-full sm:h-auto" />
          {city && (
            <span className="absolute top-2 left-2 rounded-control bg-surface px-2 font-semibold text-12">
              {nameInLocale(city)}
            </span>
          )}
        </span>
        <span className="flex min-w-0 flex-col gap-1 p-3 max-sm:grow-999 max-sm:basis-36 sm:grow sm:p-4">
          <span className="flex items-center gap-2">
            {logo && <img src={logo} alt="" className="size-8 shrink-0 object-contain" />}
            <span className="min-w-0 break-words font-semibold">{nameInLocale(project)}</span>
          </span>
          <span className="flex flex-wrap items-center gap-2 text-14">
            {t(projectKindOf(project).text)}
            {project.demo && <ProjectDemoMark />}
          </span>
          {locality && (
            <span className="mt-auto pt-1 text-12 text-muted">
              {translateLocalityName(cities, { locality, city: city?.name ?? '' })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
