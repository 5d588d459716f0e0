import { PAGES, type Page } from '@naksha/events/contracts';
import type { StaffRole } from '@naksha/events/kernel';
import type { Profile } from '@naksha/events/wire/profile';

/** Pages not listed are for all staff. The order decides which page opens first. */
const ROLE_OF: ReadonlyMap<Page, StaffRole> = new Map<Page, StaffRole>([
  [PAGES.StaffReview, 'reviewer'],
  [PAGES.StaffReports, 'reviewer'],
  [PAGES.StaffLeads, 'assistant'],
  [PAGES.StaffEnquiries, 'assistant'],
  [PAGES.StaffContent, 'editor'],
  [PAGES.StaffAccounts, 'administrator'],
  [PAGES.StaffParked, 'administrator'],
]);

/** The server also checks every call. */
export function mayOpenStaffPage(page: Page, profile: Profile | undefined): boolean {
  const { is_staff = false, staff_roles: roles = [] } = profile ?? {};
  const wanted = ROLE_OF.get(page);
  return is_staff && (wanted === undefined || roles.some((role) => role === 'administrator' || role === wanted));
}

export const findFirstAllowedStaffPage = (profile: Profile | undefined): Page =>
  [...ROLE_OF.keys()].find((page) => mayOpenStaffPage(page, profile)) ?? PAGES.StaffSecurity;
