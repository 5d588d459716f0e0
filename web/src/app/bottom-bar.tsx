import { Link, useLocation } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { signedIn } from '../shared/session/sign-in-request.ts';
import { FirstIcon } from '../shared/ui/first-icon.tsx';
import type { FirstIconName } from '../shared/ui/first-icon-paths.ts';

/** Phones only: 56 px at the bottom, on every page. */
export function BottomBar() {
  const [path, navigate] = useLocation();
  const onDashboard = path.startsWith('/dashboard');
  return (
    <nav
      aria-label={t('app.nav')}
      className="fixed inset-x-0 bottom-0 z-40 flex h-(--bottom-inset) border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <Tab href="/home" icon="map" here={path === '/home'} text={t('app.nav.home')} />
      <Tab href="/add" icon="plus" here={path === '/add'} text={t('app.nav.post')} />
      <Tab href="/popular-searches" icon="search" here={path === '/popular-searches'} text={t('app.nav.popular')} />
      <button
        type="button"
        aria-current={onDashboard ? 'page' : undefined}
        className={tab(onDashboard)}
        onClick={() => signedIn(() => navigate('/dashboard/home'))}
      >
        <FirstIcon name="list" size={24} />
        {t('app.nav.dashboard')}
      </button>
    </nav>
  );
}

const tab = (here: boolean) =>
  `flex flex-1 flex-col items-center justify-center text-12 ${here ? 'font-semibold text-ink' : 'text-muted'}`;

const Tab = ({ href, icon, here, text }: { href: string; icon: FirstIconName; here: boolean; text: string }) => (
  <Link href={href} aria-current={here ? 'page' : undefined} className={tab(here)}>
    <FirstIcon name={icon} size={24} />
    {text}
  </Link>
);
