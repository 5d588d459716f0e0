import { PAGES } from '@naksha/events/contracts';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { mayOpenStaffPage } from './may-open.ts';
import { OutageNotice } from './outage-notice.tsx';

/** Keys are written out so that the page loads only the texts that its modules use. */
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

export function StaffNav() {
  const [path] = useLocation();
  const profile = useProfile();
  const row = useRef<HTMLElement>(null);
  const shown = SHOWN.filter(([page]) => mayOpenStaffPage(page, profile));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page, and with each link that the profile brings
  useEffect(() => {
    const show = () => {
      const here = row.current?.querySelector<HTMLElement>('[aria-current=page]');
      if (here) row.current?.scrollTo({ left: here.offsetLeft - row.current.offsetLeft - 16 });
    };
    show();
    // The widths change when the fonts have loaded.
    void document.fonts?.ready.then(show);
  }, [path, shown.length]);
  const showsOutages = path !== PAGES.StaffParked.path && mayOpenStaffPage(PAGES.StaffParked, profile);
  return (
    <>
      <nav
        ref={row}
        aria-label={t('staffAccounts.nav')}
        className="-mx-4 -my-2 flex gap-x-6 whitespace-nowrap px-4 py-2 max-sm:overflow-x-auto sm:m-0 sm:flex-wrap sm:p-0"
      >
        {shown.map(([{ path: href }, title]) => (
          <Link
            key={href}
            href={href}
            aria-current={path === href ? 'page' : undefined}
            className="flex min-h-11 min-w-11 shrink-0 items-center font-semibold text-14 underline-offset-4 hover:underline aria-[current=page]:underline"
          >
            {t(title)}
          </Link>
        ))}
      </nav>
      {showsOutages && <OutageNotice />}
    </>
  );
}
