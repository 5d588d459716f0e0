import { PAGES } from '@naksha/events/contracts';
import type { StaffRole } from '@naksha/events/kernel';
import type { Profile } from '@naksha/events/wire/profile';
import { describe, expect, it } from 'vitest';
import { findFirstAllowedStaffPage, mayOpenStaffPage } from './may-open.ts';

const staff = (...staff_roles: StaffRole[]) => ({ is_staff: true, staff_roles }) as unknown as Profile;
const buyer = { is_staff: false } as Profile;

describe('a staff page', () => {
  it('is for its role and for administrators', () => {
    expect(mayOpenStaffPage(PAGES.StaffReview, staff('reviewer'))).toBe(true);
    expect(mayOpenStaffPage(PAGES.StaffReview, staff('administrator'))).toBe(true);
    expect(mayOpenStaffPage(PAGES.StaffReview, staff('editor'))).toBe(false);
    expect(mayOpenStaffPage(PAGES.StaffAccounts, staff('reviewer', 'assistant', 'editor'))).toBe(false);
    for (const nobody of [buyer, undefined, staff()]) expect(mayOpenStaffPage(PAGES.StaffReview, nobody)).toBe(false);
  });

  it('for all of them is that of their own second factor', () => {
    expect(mayOpenStaffPage(PAGES.StaffSecurity, staff('editor'))).toBe(true);
    expect(mayOpenStaffPage(PAGES.StaffSecurity, buyer)).toBe(false);
  });

  it('is selected for users who may not open the requested one', () => {
    expect(findFirstAllowedStaffPage(staff('administrator'))).toBe(PAGES.StaffReview);
    expect(findFirstAllowedStaffPage(staff('editor'))).toBe(PAGES.StaffContent);
  });
});
