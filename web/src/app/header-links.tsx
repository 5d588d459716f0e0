import { type PageName, pageAt } from '@naksha/events/contracts';
import { Link } from 'wouter';
import { type PlainKey, t } from '../shared/messages/t.ts';

const LINKS: readonly [href: string, text: PlainKey][] = [
  ['/home', 'app.nav.buy'],
  ['/add', 'app.nav.sell'],
  ['/about-us', 'app.nav.aboutUs'],
  ['/featured-projects', 'app.nav.featuredProjects'],
  ['/popular-searches', 'app.nav.popularSearches'],
  ['/blogs', 'app.nav.blog'],
  ['/contact', 'app.nav.contact'],
];

/** From 600 px on the two tabs, from 1024 on the links too; where they are more than fits a line they break into two. */
export default function HeaderLinks({ route }: { route: PageName | undefined }) {
  return (
    <nav aria-label={t('app.nav.site')} className="flex min-w-0 items-center gap-1">
      <div className="hidden min-w-0 items-center lg:flex">
        {LINKS.filter(([href]) => pageAt(href)).map(([href, text]) => (
          <Link
            key={href}
            href={href}
            className="flex min-h-11 items-center rounded-control px-2 font-semibold text-14 hover:bg-ground xl:px-3"
          >
            {t(text)}
          </Link>
        ))}
      </div>
      <div className="hidden items-center gap-2 sm:flex">
        <FreeTab href="/home">{t('app.nav.findProperty')}</FreeTab>
        {route !== 'AddProperty' && <FreeTab href="/add">{t('app.nav.postProperty')}</FreeTab>}
      </div>
    </nav>
  );
}

const FreeTab = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    className="flex min-h-11 items-center gap-2 rounded-control border border-control px-3 font-semibold text-14 hover:bg-ground"
  >
    {children}
    <span className="rounded-control bg-success-tint px-1 font-bold text-12 text-success">{t('app.free')}</span>
  </Link>
);
