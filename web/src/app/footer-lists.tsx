import { findPageByPath } from '@naksha/events/contracts';
import { Link } from 'wouter';
import { type PlainKey, t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';

type Listed = readonly [href: string, text: PlainKey];

const SERVICES: readonly Listed[] = [
  ['/home', 'app.nav.findProperty'],
  ['/add', 'app.nav.postProperty'],
  ['/popular-searches', 'app.nav.popularSearches'],
  ['/plans', 'app.nav.plans'],
  ['/price-drops', 'app.footer.priceDrops'],
  ['/compare', 'app.footer.compare'],
  ['/calculators', 'app.footer.calculators'],
];

const COMPANY: readonly Listed[] = [
  ['/', 'app.nav.landing'],
  ['/about-us', 'app.nav.aboutUs'],
  ['/featured-projects', 'app.nav.featuredProjects'],
  ['/blogs', 'app.nav.blog'],
  ['/feature', 'app.nav.features'],
  ['/faq', 'app.nav.faqs'],
];

export function FooterColumns() {
  const { phone, whatsapp, email } = pageConfig.brand;
  return (
    <>
      <List title={t('app.footer.services')} links={SERVICES} />
      <List title={t('app.footer.company')} links={COMPANY}>
        <ExternalLink href="/sitemap.xml">{t('app.footer.sitemap')}</ExternalLink>
      </List>
      <List title={t('app.footer.contact')} links={[['/contact', 'app.nav.contact']]}>
        {phone && <ExternalLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</ExternalLink>}
        {whatsapp && (
          <ExternalLink href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}>
            {t('app.footer.whatsapp', { number: whatsapp })}
          </ExternalLink>
        )}
        {email && <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>}
      </List>
    </>
  );
}

type ListProps = { title: string; links: readonly Listed[]; children?: React.ReactNode };

const List = ({ title, links, children }: ListProps) => (
  <section className="flex min-w-0 flex-col text-14">
    <h2 className="pb-1 font-semibold">{title}</h2>
    {links
      .filter(([href]) => findPageByPath(href))
      .map(([href, text]) => (
        <Link key={href} href={href} className={LINK}>
          {t(text)}
        </Link>
      ))}
    {children}
  </section>
);

const LINK = 'flex min-h-11 items-center wrap-anywhere text-muted underline-offset-4 hover:text-ink hover:underline';

const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className={LINK}>
    {children}
  </a>
);
