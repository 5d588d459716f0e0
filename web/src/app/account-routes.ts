import { PAGES, type Page, type PageName } from '@naksha/events/contracts';

/** Names of the specification that have no path of their own, beside every page of a person's own affairs. */
const NAMED_ONLY = ['Dashboard1', 'ListingProperty'];

const ACCOUNT_ROUTES: ReadonlySet<string> = new Set([
  ...NAMED_ONLY,
  ...Object.entries<Page>(PAGES).flatMap(([name, { meta }]) => (meta.requiresAuth === 'account' ? name : [])),
]);

/** Where the drawer stands in the page, at its left, and no footer ends it. */
export const isAccountRoute = (name: string | undefined): boolean => name !== undefined && ACCOUNT_ROUTES.has(name);

const pageOf = (route: PageName | undefined): Page | undefined => route && PAGES[route];

/** Pages of accounts and of staff. */
export const wantsSignIn = (route: PageName | undefined): boolean => pageOf(route)?.meta.requiresAuth !== undefined;

/** Where the sign-in dialog never opens. */
export const hasOwnSignIn = (route: PageName | undefined): boolean => pageOf(route)?.ownSignIn === true;

/** On a phone: Landing has the person there, and a map page puts its own button there. */
export const showsCity = (route: PageName | undefined): boolean =>
  route !== 'Landing' && route !== 'Home' && route !== 'QueryProperties' && !wantsSignIn(route);
