import type { PageName } from '@naksha/events/contracts';
import { Link } from 'wouter';
import { LinkCarousel } from '../features/query-links/link-carousel.tsx';
import { shownYear } from '../shared/format/times.ts';
import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { Languages } from '../shared/ui/languages.tsx';
import { Logo } from './logo.tsx';
import { isMapPage } from './map-pages.ts';
import { SocialLinks } from './social-links.tsx';

/** At the end of every page but the account's; phones have none below a map, where the drawer says the same. */
export default function Footer({ route }: { route: PageName | undefined }) {
  const { brand } = pageConfig;
  return (
    <footer className={`border-line border-t bg-surface ${isMapPage(route) ? 'hidden sm:block' : ''}`}>
      {route !== 'PopularSearches' && <LinkCarousel />}
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-8 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:py-12">
        <div className="flex max-w-sm flex-col gap-3">
          <p className="flex items-center gap-2 font-bold text-20">
            <Logo /> {brand.name}
          </p>
          <p className="text-14 text-muted">{t('app.footer.about')}</p>
          <SocialLinks />
          <Languages />
        </div>
        <FooterLinks title={t('app.footer.explore')}>
          <FooterLink href="/">{t('app.nav.landing')}</FooterLink>
          <FooterLink href="/home">{t('app.nav.findProperty')}</FooterLink>
          <FooterLink href="/price-drops">{t('app.footer.priceDrops')}</FooterLink>
          <FooterLink href="/dashboard/searches">{t('app.footer.searches')}</FooterLink>
          <FooterLink href="/popular-searches">{t('app.nav.popularSearches')}</FooterLink>
        </FooterLinks>
        <FooterLinks title={t('app.footer.sellers')}>
          <FooterLink href="/add">{t('app.nav.postProperty')}</FooterLink>
          <FooterLink href="/dashboard/listing">{t('app.nav.myListing')}</FooterLink>
          <FooterLink href="/dashboard/leads">{t('app.nav.leads')}</FooterLink>
        </FooterLinks>
        <FooterLinks title={t('app.footer.contact')}>
          <FooterLink href="/contact">{t('app.nav.contact')}</FooterLink>
          {brand.phone && <OutLink href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`}>{brand.phone}</OutLink>}
          {brand.email && <OutLink href={`mailto:${brand.email}`}>{brand.email}</OutLink>}
          <OutLink href="/sitemap.xml">{t('app.footer.sitemap')}</OutLink>
        </FooterLinks>
      </div>
      <div className="mx-auto flex max-w-7xl flex-col gap-1 border-line border-t px-4 py-4 text-12 text-muted sm:px-6">
        <p>{t('app.footer.agent', { rera: brand.rera })}</p>
        <p>{t('app.footer.grievance', { officer: brand.grievance_officer })}</p>
        <p>{t('app.footer.demo')}</p>
        <p>{t('app.footer.copyright', { year: shownYear(new Date().toISOString()), brand: brand.name })}</p>
      </div>
    </footer>
  );
}

const FooterLinks = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className="flex flex-col text-14">
    <h2 className="pb-1 font-semibold">{title}</h2>
    {children}
  </div>
);

const LINK = 'flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline';

const FooterLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={LINK}>
    {children}
  </Link>
);

const OutLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className={LINK}>
    {children}
  </a>
);
