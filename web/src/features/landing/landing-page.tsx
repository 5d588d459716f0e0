import type { QueryLinkItem } from '@naksha/events/wire/query-links';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { listQueryLinks, queryLinkPath, useQueryLinks } from '../../shared/api/query-links.ts';
import { lazyWhenIdle } from '../../shared/lazy-when-idle.ts';
import { t } from '../../shared/messages/t.ts';
import { useMediaQuery } from '../../shared/ui/use-media.ts';
import { CityTiles } from './city-tiles.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LatestListings } from './latest.tsx';
import { FaqSection } from './questions.tsx';
import { RegionMap } from './region-map.tsx';
import { SearchForm } from './search-form.tsx';

const SHOWN = 6;

/** Requirement L-08. */
const useTopSearches = (): QueryLinkItem[] => listQueryLinks(useQueryLinks()).slice(0, SHOWN);

const EACH_MS = 3000;

/** Static with reduced motion. */
function RotatingSearch({ searches }: { searches: readonly QueryLinkItem[] }) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setAt((before) => before + 1), EACH_MS);
    return () => clearInterval(timer);
  }, [still]);
  return (
    <p aria-hidden="true" className="text-muted">
      <span key={at} className="animate-arrive inline-block">
        {t('landing.rotating', { what: searches[at % searches.length].title })}
      </span>
    </p>
  );
}

const BlogsSection = lazyWhenIdle(() => import('../blogs/blogs-section.tsx'));
const ContactSection = lazyWhenIdle(() => import('../contact/contact-section.tsx'));

export default function LandingPage() {
  const searches = useTopSearches();
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-12 px-4 pt-6 pb-12 sm:px-6 lg:pt-12">
      <section className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-12">
        <div className="flex flex-col gap-6">
          <div className="flex flex-col gap-3">
            <h1 className="max-w-[18ch] font-bold text-32">{t('landing.title')}</h1>
            <p className="max-w-[50ch] text-16 sm:text-20">{t('landing.intro')}</p>
            {searches.length > 0 && <RotatingSearch searches={searches} />}
          </div>
          <SearchForm />
          {searches.length > 0 && (
            <nav aria-label={t('landing.popular')}>
              <ul className="flex flex-wrap gap-2">
                {searches.map((link) => (
                  <li key={link.slug} className="max-sm:nth-[n+4]:hidden">
                    <Link
                      href={queryLinkPath(link)}
                      className="flex min-h-11 items-center rounded-full border border-control px-4 text-14 hover:bg-ground"
                    >
                      {link.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <RegionMap />
      </section>
      {[
        <LatestListings key="latest" />,
        <CityTiles key="cities" />,
        <HowItWorks key="how" />,
        <BlogsSection key="blogs" />,
        <FaqSection key="questions" />,
        <ContactSection key="contact" />,
      ].map((section) => (
        <RevealOnScroll key={section.key}>
          <Suspense>{section}</Suspense>
        </RevealOnScroll>
      ))}
    </div>
  );
}

export function RevealOnScroll({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = part.current;
    if (!watched) return;
    const watch = new IntersectionObserver(([{ isIntersecting }]) =>
      watched.toggleAttribute('data-in-view', isIntersecting),
    );
    watch.observe(watched);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={part} className="has-[>:empty]:hidden">
      <div className="in-data-in-view:animate-rise">{children}</div>
    </div>
  );
}
