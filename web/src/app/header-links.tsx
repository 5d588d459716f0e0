import { findPageByPath, type PageName } from '@naksha/events/contracts';
import { Link } from 'wouter';
import { type PlainKey, t } from '../shared/messages/t.ts';
import { showsHomeMap } from './map-pages.ts';

const LINKS: readonly [href: string, text: PlainKey][] = [
  ['/home', 'app.nav.buy'],
  ['/add', 'app.nav.sell'],
  ['/about-us', 'app.nav.aboutUs'],
  ['/featured-projects', 'app.nav.featuredProjects'],
  ['/popular-searches', 'app.nav.popularSearches'],
  ['/blogs', 'app.nav.blog'],
  ['/contact', 'app.nav.contact'],
];

type Props = { route: PageName | undefined };

export default function HeaderLinks({ route }: Props) {
  if (showsHomeMap(route))
    return (
      <div className="flex gap-2">
        <Tabs route={route} />
      </div>
    );
  return (
    <nav aria-label={t('app.nav.site')} className="flex min-w-0 items-center gap-1">
      <div className="@max-[56rem]:hidden hidden min-w-0 items-center lg:flex">
        {LINKS.filter(([href]) => findPageByPath(href)).map(([href, text]) => (
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
        <Tabs route={route} />
      </div>
    </nav>
  );
}

const Tabs = ({ route }: Props) => (
  <>
    {route !== 'Home' && (
      <FreeServiceTab href="/home" short={showsHomeMap(route) && t('app.nav.buy')} text={t('app.nav.findProperty')} />
    )}
    {route !== 'AddProperty' && (
      <FreeServiceTab href="/add" short={showsHomeMap(route) && t('app.nav.post')} text={t('app.nav.postProperty')} />
    )}
  </>
);

type TabProps = { href: string; short: string | false; text: string };

const FreeServiceTab = ({ href, short, text }: TabProps) => (
  <Link
    href={href}
    title={short ? text : undefined}
    className="flex min-h-11 items-center gap-2 rounded-control border border-control px-3 font-semibold text-14 hover:bg-ground"
  >
    {short && (
      <span aria-hidden="true" className="2xl:hidden">
        {short}
      </span>
    )}
    <span className={short ? 'max-2xl:sr-only' : undefined}>{text}</span>
    <span className="rounded-control bg-success-tint px-1 font-bold text-12 text-success">{t('app.free')}</span>
  </Link>
);
