import type { PageTextKey } from './texts-en.ts';

/** A page whose address says all about it. `index: false` is for what only one person sees. */
export type ListedPage = { title: PageTextKey; description?: PageTextKey; index: boolean };

const open = (title: PageTextKey, description?: PageTextKey): ListedPage => ({ title, description, index: true });
const personal = (title: PageTextKey): ListedPage => ({ title, index: false });

/** Every page of the client but listings', by its path, in which `:name` stands for one segment. */
export const PAGE_LIST: Readonly<Record<string, ListedPage>> = {
  '/': open('app.title.landing'),
  '/home': open('app.title.home'),
  '/add': open('app.title.add', 'app.description.add'),
  '/login': { title: 'app.title.login', description: 'app.description.login', index: false },
  '/dashboard': personal('app.title.myListing'),
  '/dashboard/home': personal('app.title.myListing'),
  '/dashboard/listing': personal('app.title.myListing'),
  '/dashboard/edit/:slug': personal('app.title.edit'),
  '/dashboard/leads': personal('app.title.leads'),
  '/staff': personal('app.title.staffReview'),
  '/staff/review': personal('app.title.staffReview'),
};

const patterns = /* @__PURE__ */ Object.entries(PAGE_LIST).map(
  ([path, page]) => [new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), page] as const,
);

/** @param path without language and without a slash at its end */
export const listedPageAt = (path: string): ListedPage | undefined =>
  patterns.find(([pattern]) => pattern.test(path))?.[1];
