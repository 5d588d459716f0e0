import { Suspense } from 'react';
import { Link } from 'wouter';
import { queryLinkPath } from '../../shared/api/query-links.ts';
import { lazyWhenIdle } from '../../shared/lazy-when-idle.ts';
import { t } from '../../shared/messages/t.ts';
import { CityTiles } from './city-tiles.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LatestListings } from './latest.tsx';
import { FaqSection } from './questions.tsx';
import { RegionMap } from './region-map.tsx';
import { RotatingSearch } from './rotating-search.tsx';
import { ScrollArrival } from './scroll-arrival.tsx';
import { SearchForm } from './search-form.tsx';
import { useTopSearches } from './use-top-searches.ts';

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
        <CityTiles key="cities" />,
        <LatestListings key="latest" />,
        <HowItWorks key="how" />,
        <BlogsSection key="blogs" />,
        <FaqSection key="questions" />,
        <ContactSection key="contact" />,
      ].map((section) => (
        <ScrollArrival key={section.key}>
          <Suspense>{section}</Suspense>
        </ScrollArrival>
      ))}
    </div>
  );
}
