import { PAGES, type Page, type PageName } from '@naksha/events/contracts';

/** Names from the specification without their own path, shown with the account's pages. */
const NAMED_ONLY = ['Dashboard1', 'ListingProperty'];

const ACCOUNT_ROUTES: ReadonlySet<string> = new Set([
  ...NAMED_ONLY,
  ...Object.entries<Page>(PAGES).flatMap(([name, { meta }]) => (meta.requiresAuth === 'account' ? name : [])),
]);

/** Pages with a fixed drawer and no footer. */
export const isAccountRoute = (name: string | undefined): boolean => name !== undefined && ACCOUNT_ROUTES.has(name);

const pageOf = (route: PageName | undefined): Page | undefined => route && PAGES[route];

export const wantsSignIn = (route: PageName | undefined): boolean => pageOf(route)?.meta.requiresAuth !== undefined;

/** Pages where the sign-in dialog never opens. */
export const hasOwnSignIn = (route: PageName | undefined): boolean => pageOf(route)?.ownSignIn === true;

/** On phones: Landing shows the person instead, and map pages have their own button. */
export const showsCity = (route: PageName | undefined): boolean =>
  route !== 'Landing' && route !== 'Home' && route !== 'QueryProperties' && !wantsSignIn(route);
