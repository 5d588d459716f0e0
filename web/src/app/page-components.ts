import { PAGES, type Page, type PageName } from '@naksha/events/contracts';
import type { ComponentType } from 'react';
import type { AccountPageName } from './account-page-components.ts';
import type { ReadingPageName } from './reading-page-components.ts';

type Load = () => Promise<{ default: ComponentType }>;
/** Home and a stored search's are apart (see home-keeper.tsx). */
type Shown = Exclude<PageName, 'Home' | 'QueryProperties'>;

/** Those that people come to first. */
const FIRST: Readonly<Record<Exclude<Shown, AccountPageName | ReadingPageName>, Load>> = {
  Landing: () => import('../features/landing/landing-page.tsx'),
  SingleProperty: () => import('../features/listing/listing-page.tsx'),
};

const loadAccountPage = async (name: AccountPageName) =>
  (await import('./account-page-components.ts')).ACCOUNT_PAGE_COMPONENTS[name]();
const loadReadingPage = async (name: ReadingPageName) =>
  (await import('./reading-page-components.ts')).READING_PAGE_COMPONENTS[name]();

/** Whoever looks for a home loads no word of which files the other pages are in. */
const later = Object.entries<Page>(PAGES)
  .filter(([name]) => !(name in FIRST) && name !== 'Home' && name !== 'QueryProperties')
  .map(([name, { meta }]): [string, Load] => [
    name,
    meta.requiresAuth ? () => loadAccountPage(name as AccountPageName) : () => loadReadingPage(name as ReadingPageName),
  ]);

/** What each page of the registry shows, loaded when it is opened. */
export const PAGE_COMPONENTS = { ...FIRST, ...Object.fromEntries(later) } as Readonly<Record<Shown, Load>>;
