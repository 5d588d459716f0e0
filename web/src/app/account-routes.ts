import { PAGES, type Page, type PageName } from '@naksha/events/contracts';

/** Names from the specification without their own path. */
const NAMED_ONLY = ['Dashboard1', 'ListingProperty'];

const ACCOUNT_ROUTES: ReadonlySet<string> = new Set([
  ...NAMED_ONLY,
  ...Object.entries<Page>(PAGES).flatMap(([name, { meta }]) => (meta.requiresAuth === 'account' ? name : [])),
]);

export const isAccountRoute = (name: string | undefined): boolean => name !== undefined && ACCOUNT_ROUTES.has(name);

const pageOf = (route: PageName | undefined): Page | undefined => route && PAGES[route];

export const requiresSignIn = (route: PageName | undefined): boolean => pageOf(route)?.meta.requiresAuth !== undefined;

export const hidesSignInDialog = (route: PageName | undefined): boolean => pageOf(route)?.ownSignIn === true;

export const showsCityInHeader = (route: PageName | undefined): boolean =>
  route !== 'Landing' && route !== 'Home' && route !== 'QueryProperties' && !requiresSignIn(route);
