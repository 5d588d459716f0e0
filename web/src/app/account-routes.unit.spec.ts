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

it('R-19 each name in the specification’s list is found in the same list, with or without a path', () => {
  expect(ACCOUNT.filter((name) => !isAccountRoute(name))).toEqual([]);
  expect(hidesSignInDialog('Terms')).toBe(true);
  expect(PAGES.Terms.path).toBe('/terms-and-conditions');
});

it('H-28 H-29 the drawer is at the left of account pages, and of no others', () => {
  for (const name of names) {
    const { meta }: Page = PAGES[name];
    expect(isAccountRoute(name), name).toBe(meta.requiresAuth === 'account');
  }
  for (const name of ['Landing', 'Home', 'StaffReview', undefined]) expect(isAccountRoute(name), name).toBe(false);
});

it('H-13 on a phone the header names the city on every public page but Landing; a map page has its own', () => {
  const without = names.filter((name) => !showsCityInHeader(name));
  const personal = names.filter((name) => (PAGES[name] as Page).meta.requiresAuth);
  expect(without.sort()).toEqual(['Landing', 'Home', 'QueryProperties', ...personal].sort());
});

it('the sign-in dialog never opens automatically on Login, Terms and the post page', () => {
  for (const name of ['Login', 'Terms', 'AddProperty'] as const) expect(hidesSignInDialog(name), name).toBe(true);
  expect(hidesSignInDialog('Landing')).toBe(false);
});
