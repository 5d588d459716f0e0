import { PAGES, type Page, type PageName } from '@naksha/events/contracts';
import type { ComponentType } from 'react';
import type { AccountPageName } from './account-page-components.ts';
import type { ReadingPageName } from './reading-page-components.ts';

type Load = () => Promise<{ default: ComponentType }>;
type Shown = Exclude<PageName, 'Home' | 'QueryProperties'>;

const FIRST: Readonly<Record<Exclude<Shown, AccountPageName | ReadingPageName>, Load>> = {
  Landing: () => import('../features/landing/landing-page.tsx'),
  SingleProperty: () => import('../features/listing/listing-page.tsx'),
};

const loadAccountPage = async (name: AccountPageName) =>
  (await import('./account-page-components.ts')).ACCOUNT_PAGE_COMPONENTS[name]();
const loadReadingPage = async (name: ReadingPageName) =>
  (await import('./reading-page-components.ts')).READING_PAGE_COMPONENTS[name]();

/** Keeps other pages' file names out of the first load. */
const later = Object.entries<Page>(PAGES)
  .filter(([name]) => !(name in FIRST) && name !== 'Home' && name !== 'QueryProperties')
  .map(([name, { meta }]): [string, Load] => [
    name,
    meta.requiresAuth ? () => loadAccountPage(name as AccountPageName) : () => loadReadingPage(name as ReadingPageName),
  ]);

export const PAGE_COMPONENTS = { ...FIRST, ...Object.fromEntries(later) } as Readonly<Record<Shown, Load>>;
