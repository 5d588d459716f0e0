import type { PageName } from '@naksha/events/contracts';
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** What each page of the registry shows, loaded when it is opened; Home and a stored search's are apart (see home-keeper.tsx). */
export const PAGE_COMPONENTS: Readonly<Record<Exclude<PageName, 'Home' | 'QueryProperties'>, Load>> = {
  Landing: () => import('../features/landing/landing-page.tsx'),
  PopularSearches: () => import('../features/query-links/popular-searches-page.tsx'),
  Login: () => import('../features/sign-in/login-page.tsx'),
  AddProperty: () => import('../features/post/post-page.tsx'),
  SingleProperty: () => import('../features/listing/listing-page.tsx'),
  Listing: () => import('../features/own-listings/own-listings-page.tsx'),
  Edit: () => import('../features/edit/edit-page.tsx'),
  Import: () => import('../features/import/import-page.tsx'),
  Leads: () => import('../features/leads/leads-page.tsx'),
  PriceDrops: () => import('../features/price-drops/price-drops-page.tsx'),
  SavedSearches: () => import('../features/saved-searches/saved-searches-page.tsx'),
  StopAlerts: () => import('../features/saved-searches/stop-alerts-page.tsx'),
  StaffReview: () => import('../features/staff-review/staff-review-page.tsx'),
  StaffAccounts: () => import('../features/staff-accounts/staff-accounts-page.tsx'),
  StaffContent: () => import('../features/staff-content/staff-content-page.tsx'),
  StaffSecurity: () => import('../features/second-factor/staff-security-page.tsx'),
  NotFound: () => import('../features/not-found/not-found-page.tsx'),
};
