import { PAGES } from '@naksha/events/contracts';
import { Link, useLocation } from 'wouter';
import { t } from '../../shared/messages/t.ts';

/** With their keys spelled out, because a page brings along the words that its modules ask for. */
const SHOWN = [
  [PAGES.StaffReview.path, 'staff.review.title'],
  [PAGES.StaffAccounts.path, 'staffAccounts.title'],
  [PAGES.StaffContent.path, 'staffContent.title'],
  [PAGES.StaffSecurity.path, 'secondFactor.title'],
] as const;

/** From one page of staff to the others. */
export function StaffNav() {
  const [path] = useLocation();
  return (
    <nav aria-label={t('staffAccounts.nav')} className="flex flex-wrap gap-x-6">
      {SHOWN.map(([href, title]) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className="flex min-h-11 items-center font-semibold text-14 underline-offset-4 hover:underline aria-[current=page]:underline"
        >
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
