import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { StepButton } from '../../shared/ui/step-button.tsx';
import { ProjectCard } from './project-card.tsx';
import { useFeaturedProjects } from './projects-query.ts';

/** From the specification. */
const A_SLIDE = 5;
const SLIDES = 2;

export default function ProjectCarousel() {
  const projects = useFeaturedProjects();
  const [slide, setSlide] = useState(0);
  return <ProjectSlide projects={projects} slide={slide} onStep={setSlide} />;
}

type SlideProps = {
  projects: ReturnType<typeof useFeaturedProjects>;
  slide: number;
  onStep: (slide: number) => void;
};

export function ProjectSlide({ projects, slide, onStep }: SlideProps) {
  if (projects.length === 0) return null;
  const slides = Math.min(SLIDES, Math.ceil(projects.length / A_SLIDE));
  return (
    <section
      aria-label={t('projects.title')}
      data-testid="project-carousel"
      className="mx-auto flex max-w-7xl flex-col gap-4 border-line border-b px-4 py-8 sm:px-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-bold text-20">{t('projects.title')}</h2>
        <div className="flex gap-2">
          {slides > 1 && (
            <>
              <StepButton
                icon="chevronLeft"
                label={t('projects.previous')}
                disabled={slide === 0}
                onStep={() => onStep(slide - 1)}
              />
              <StepButton
                icon="chevronRight"
                label={t('projects.next')}
                disabled={slide === slides - 1}
                onStep={() => onStep(slide + 1)}
              />
            </>
          )}
          <ButtonLink href="/featured-projects">{t('projects.explore')}</ButtonLink>
        </div>
      </div>
      <ul className="grid grid-cols-5 gap-4">
        {projects.slice(slide * A_SLIDE, (slide + 1) * A_SLIDE).map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </ul>
    </section>
  );
}
