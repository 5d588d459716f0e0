import { SUBTYPES } from '@naksha/events/kernel';
import type { PageRoute, RouteName } from './route.ts';

/** First segments that show a listing: the seven subtypes and nothing else. */
export const LISTING_PATH = new RegExp(`^/(?<type>${SUBTYPES.join('|')})/(?<slug>[^/]+)/?$`);

/**
 * Every page but Home, which stays mounted beside them (see home-keeper.tsx). The first match wins.
 */
export const routes: readonly PageRoute[] = [
  {
    name: 'Landing',
    path: '/',
    meta: { title: 'app.title.landing' },
    load: () => import('../features/landing/landing-page.tsx'),
  },
  {
    name: 'Login',
    path: '/login',
    meta: { title: 'app.title.login', description: 'app.description.login' },
    load: () => import('../features/sign-in/login-page.tsx'),
  },
  {
    name: 'AddProperty',
    path: '/add',
    meta: { title: 'app.title.add', description: 'app.description.add' },
    load: () => import('../features/post/post-page.tsx'),
  },
  {
    name: 'Listing',
    path: '/dashboard/listing',
    meta: { title: 'app.title.myListing', requiresAuth: true },
    load: () => import('../features/own-listings/own-listings-page.tsx'),
  },
  {
    name: 'Edit',
    path: '/dashboard/edit/:slug',
    meta: { title: 'app.title.edit', requiresAuth: true },
    load: () => import('../features/edit/edit-page.tsx'),
  },
  {
    name: 'Leads',
    path: '/dashboard/leads',
    meta: { title: 'app.title.leads', requiresAuth: true },
    load: () => import('../features/leads/leads-page.tsx'),
  },
  {
    name: 'StaffReview',
    path: '/staff/review',
    meta: { title: 'app.title.staffReview', requiresAuth: true },
    load: () => import('../features/staff-review/staff-review-page.tsx'),
  },
  {
    name: 'SingleProperty',
    path: LISTING_PATH,
    meta: { title: 'app.title.listing' },
    load: () => import('../features/listing/listing-page.tsx'),
  },
  {
    name: 'NotFound',
    path: '/404',
    meta: { title: 'app.title.notFound' },
    load: () => import('../features/not-found/not-found-page.tsx'),
  },
];

/** Paths that only lead on: a layout path without a page of its own goes to the page that stands for it. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard/listing',
  '/dashboard/home': '/dashboard/listing',
  '/staff': '/staff/review',
};

export const HOME_PATH = '/home';

/** @returns the route's name, Home included, or undefined for an unknown path */
export function routeNameOf(path: string): RouteName | undefined {
  if (path === HOME_PATH) return 'Home';
  return routes.find((route) => matches(route.path, path))?.name;
}

const matches = (pattern: string | RegExp, path: string): boolean =>
  (typeof pattern === 'string' ? new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`) : pattern).test(path);

/** Pages of the signed-in person's own affairs: no footer, the drawer's links at their left. */
export const isAccountRoute = (name: RouteName | undefined): boolean =>
  name === 'Listing' || name === 'Edit' || name === 'Leads' || name === 'StaffReview';

/** The sign-in dialog never opens there: Login and AddProperty have the form in the page. */
export const hasOwnSignIn = (name: RouteName | undefined): boolean => name === 'Login' || name === 'AddProperty';
