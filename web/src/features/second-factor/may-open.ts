import { PAGES, type Page } from '@naksha/events/contracts';
import type { StaffRole } from '@naksha/events/kernel';
import type { Profile } from '@naksha/events/wire/profile';

/** Whose each page of staff is, beside the administrators'; one that is not here is for all of them. Those who come first come first. */
const ROLE_OF: ReadonlyMap<Page, StaffRole> = new Map<Page, StaffRole>([
  [PAGES.StaffReview, 'reviewer'],
  [PAGES.StaffReports, 'reviewer'],
  [PAGES.StaffLeads, 'assistant'],
  [PAGES.StaffEnquiries, 'assistant'],
  [PAGES.StaffContent, 'editor'],
  [PAGES.StaffAccounts, 'administrator'],
  [PAGES.StaffParked, 'administrator'],
]);

/** Whether the page is for one of this person's roles; the server judges every call that it makes by itself. */
export function mayOpen(page: Page, profile: Profile | undefined): boolean {
  const { is_staff = false, staff_roles: roles = [] } = profile ?? {};
  const wanted = ROLE_OF.get(page);
  return is_staff && (wanted === undefined || roles.some((role) => role === 'administrator' || role === wanted));
}

/** The first page that is for one of their roles: the one for all of them where there is no other. */
export const firstStaffPage = (profile: Profile | undefined): Page =>
  [...ROLE_OF.keys()].find((page) => mayOpen(page, profile)) ?? PAGES.StaffSecurity;
