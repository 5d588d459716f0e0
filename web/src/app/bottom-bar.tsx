import type { PageName } from '@naksha/events/contracts';
import { Link, useLocation } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { FirstLoadIcon } from '../shared/ui/first-icon.tsx';
import type { FirstIconName } from '../shared/ui/first-icon-paths.ts';
import { navigateAfterSignIn } from './sign-in-from.ts';

export function BottomBar({ route }: { route: PageName | undefined }) {
  const [path, navigate] = useLocation();
  const onDashboard = path.startsWith('/dashboard');
  const tab = (href: string, icon: FirstIconName, text: string) => (
    <Tab href={href} icon={icon} here={path === href} text={text} />
  );
  return (
    <nav
      aria-label={t('app.nav')}
      className="@container fixed inset-x-0 bottom-0 z-40 flex h-(--bottom-inset) border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {tab('/home', 'map', t('app.nav.home'))}
      {tab('/featured-projects', 'building', t('app.nav.projects'))}
      {tab('/add', 'plus', t('app.nav.post'))}
      {tab('/popular-searches', 'search', t('app.nav.popular'))}
      <button
        type="button"
        aria-current={onDashboard ? 'page' : undefined}
        className={tabClass(onDashboard)}
        onClick={() => navigateAfterSignIn({ route, navigate }, '/dashboard/home')}
      >
        <FirstLoadIcon name="list" size={24} />
        <span className={WORD}>{t('app.nav.dashboard')}</span>
      </button>
    </nav>
  );
}

const tabClass = (here: boolean) =>
  `flex min-w-min flex-1 flex-col items-center justify-center text-12 ${here ? 'font-semibold text-ink' : 'text-muted'}`;
const WORD = '@max-[20rem]:sr-only max-w-full wrap-anywhere text-center';

type TabProps = { href: string; icon: FirstIconName; here: boolean; text: string };

const Tab = ({ href, icon, here, text }: TabProps) => (
  <Link href={href} aria-current={here ? 'page' : undefined} className={tabClass(here)}>
    <FirstLoadIcon name={icon} size={24} />
    <span className={WORD}>{text}</span>
  </Link>
);
