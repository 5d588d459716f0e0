import { useState } from 'react';
import { Link } from 'wouter';
import { useQueryLinks } from '../../shared/api/query-links.ts';
import { t } from '../../shared/messages/t.ts';
import { StepButton } from '../../shared/ui/step-button.tsx';
import { QueryLinkGroup } from './link-group.tsx';

/** Requirement L-14. */
const A_SLIDE = 4;

export function QueryLinkCarousel() {
  const groups = Object.entries(useQueryLinks());
  const [slide, setSlide] = useState(0);
  if (groups.length === 0) return null;
  const slides = Math.ceil(groups.length / A_SLIDE);
  const shown = groups.slice(slide * A_SLIDE, (slide + 1) * A_SLIDE);
  return (
    <section
      aria-label={t('queryLinks.title')}
      data-testid="link-carousel"
      className="mx-auto flex max-w-7xl flex-col gap-4 border-line border-b px-4 py-6 sm:px-6 lg:py-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-bold text-20">
          <Link href="/popular-searches" className="flex min-h-11 items-center underline-offset-4 hover:underline">
            {t('queryLinks.title')}
          </Link>
        </h2>
        {slides > 1 && (
          <div className="flex gap-2">
            <StepButton
              icon="chevronLeft"
              label={t('queryLinks.previous')}
              disabled={slide === 0}
              onStep={() => setSlide(slide - 1)}
            />
            <StepButton
              icon="chevronRight"
              label={t('queryLinks.next')}
              disabled={slide === slides - 1}
              onStep={() => setSlide(slide + 1)}
            />
          </div>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-6">
        {shown.map(([title, links]) => (
          <QueryLinkGroup key={title} title={title} links={links} level="h3" />
        ))}
      </ul>
    </section>
  );
}
