import type { PageName } from '@naksha/events/contracts';
import { Suspense } from 'react';
import { QueryLinkCarousel } from '../features/query-links/link-carousel.tsx';
import { ConsentLine } from '../shared/analytics/consent-line.tsx';
import { formatYear } from '../shared/format/times.ts';
import { lazyWithTimeout } from '../shared/lazy-chunk.ts';
import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { LanguageLinks } from '../shared/ui/languages.tsx';
import { ReraDetails } from '../shared/ui/rera-details.tsx';
import { useMediaQuery } from '../shared/ui/use-media.ts';
import { FooterColumns } from './footer-lists.tsx';
import { LegalLinks } from './legal-links.tsx';
import { Logo } from './logo.tsx';
import { showsHomeMap } from './map-pages.ts';
import { SocialLinks } from './social-links.tsx';

const ProjectCarousel = lazyWithTimeout(() => import('../features/projects/project-carousel.tsx'));

export default function Footer({ route }: { route: PageName | undefined }) {
  const { brand } = pageConfig;
  const wide = useMediaQuery('(min-width: 1024px)');
  return (
    <footer className={`border-line border-t bg-surface ${showsHomeMap(route) ? 'hidden sm:block' : ''}`}>
      <Suspense>{wide && route === 'Home' && <ProjectCarousel />}</Suspense>
      {route !== 'PopularSearches' && <QueryLinkCarousel />}
      <div className="mx-auto grid max-w-7xl grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-6 px-4 py-6 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:gap-8 lg:py-12">
        <div className="flex max-w-sm flex-col gap-3 max-lg:col-span-full">
          <p className="flex items-center gap-2 font-bold text-20">
            <Logo /> {brand.name}
          </p>
          <p className="text-14 text-muted">{t('app.footer.about')}</p>
          <SocialLinks />
          <LanguageLinks />
        </div>
        <FooterColumns />
      </div>
      <div className="mx-auto flex max-w-7xl flex-col gap-1 border-line border-t px-4 py-4 text-12 text-muted max-sm:mb-12 sm:px-6 sm:max-xl:mr-12">
        <ConsentLine />
        <ReraDetails />
        <p>{t('app.footer.demo')}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <p>{t('app.footer.copyright', { year: formatYear(new Date().toISOString()), brand: brand.name })}</p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  );
}
