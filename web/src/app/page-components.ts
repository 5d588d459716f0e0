import { PAGES, type Page, type PageName } from '@naksha/events/contracts';
import type { ComponentType } from 'react';
import type { AccountPageName } from './account-page-components.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** Whoever is not signed in loads no word of which files the pages behind the sign-in are in. */
const behindSignIn = Object.fromEntries(
  Object.entries<Page>(PAGES)
    .filter(([, { meta }]) => meta.requiresAuth)
    .map(([name]): [string, Load] => [
      name,
      async () => (await import('./account-page-components.ts')).ACCOUNT_PAGE_COMPONENTS[name as AccountPageName](),
    ]),
) as Record<AccountPageName, Load>;

/** What each page of the registry shows, loaded when it is opened; Home and a stored search's are apart (see home-keeper.tsx). */
export const PAGE_COMPONENTS: Readonly<Record<Exclude<PageName, 'Home' | 'QueryProperties'>, Load>> = {
  Landing: () => import('../features/landing/landing-page.tsx'),
  PopularSearches: () => import('../features/query-links/popular-searches-page.tsx'),
  Login: () => import('../features/sign-in/login-page.tsx'),
  AddProperty: () => import('../features/post/post-page.tsx'),
  SingleProperty: () => import('../features/listing/listing-page.tsx'),
  PriceDrops: () => import('../features/price-drops/price-drops-page.tsx'),
  StopAlerts: () => import('../features/saved-searches/stop-alerts-page.tsx'),
  Contact: () => import('../features/contact/contact-page.tsx'),
  ...behindSignIn,
  NotFound: () => import('../features/not-found/not-found-page.tsx'),
};
