import { PAGES, type Page, type PageName } from '@naksha/events/contracts';
import { expect, it } from 'vitest';
import { hidesSignInDialog, isAccountRoute, showsCityInHeader } from './account-routes.ts';

const ACCOUNT = [
  'ContactedProperty',
  'Dashboard',
  'Dashboard1',
  'Profile',
  'ViewedProperty',
  'SavedProperty',
  'ListingProperty',
  'Edit',
  'Listing',
];
const names = Object.keys(PAGES) as PageName[];

it('R-19 each name that the specification lists is known to the rules that list it, with a path or without', () => {
  expect(ACCOUNT.filter((name) => !isAccountRoute(name))).toEqual([]);
  expect(hidesSignInDialog('Terms')).toBe(true);
  expect(PAGES.Terms.path).toBe('/terms-and-conditions');
});

it('H-28 H-29 the drawer stands at the left of an account’s pages, and of no other', () => {
  for (const name of names) {
    const { meta }: Page = PAGES[name];
    expect(isAccountRoute(name), name).toBe(meta.requiresAuth === 'account');
  }
  for (const name of ['Landing', 'Home', 'StaffReview', undefined]) expect(isAccountRoute(name), name).toBe(false);
});

it('H-13 on a phone the header names the city on every public page but Landing; a map page does so itself', () => {
  const without = names.filter((name) => !showsCityInHeader(name));
  const personal = names.filter((name) => (PAGES[name] as Page).meta.requiresAuth);
  expect(without.sort()).toEqual(['Landing', 'Home', 'QueryProperties', ...personal].sort());
});

it('the sign-in dialog never opens on Login, Terms and where one posts', () => {
  for (const name of ['Login', 'Terms', 'AddProperty'] as const) expect(hidesSignInDialog(name), name).toBe(true);
  expect(hidesSignInDialog('Landing')).toBe(false);
});
