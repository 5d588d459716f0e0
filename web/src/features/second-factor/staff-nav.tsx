import { PAGES } from '@naksha/events/contracts';
import { Link, useLocation } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { mayOpen } from './may-open.ts';

/** With their keys spelled out, because a page brings along the words that its modules ask for. */
const SHOWN = [
  [PAGES.StaffReview, 'staff.review.title'],
  [PAGES.StaffLeads, 'staffLeads.title'],
  [PAGES.StaffEnquiries, 'staffEnquiries.title'],
  [PAGES.StaffReports, 'staffReports.title'],
  [PAGES.StaffAccounts, 'staffAccounts.title'],
  [PAGES.StaffContent, 'staffContent.title'],
  [PAGES.StaffAnalytics, 'staffAnalytics.title'],
  [PAGES.StaffParked, 'staffParked.title'],
  [PAGES.StaffSecurity, 'secondFactor.title'],
] as const;

/** From one page of staff to the others that are for the same roles. */
export function StaffNav() {
  const [path] = useLocation();
  const profile = useProfile();
  return (
    <nav aria-label={t('staffAccounts.nav')} className="flex flex-wrap gap-x-6">
      {SHOWN.filter(([page]) => mayOpen(page, profile)).map(([{ path: href }, title]) => (
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
