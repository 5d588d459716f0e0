import type { PlainKey } from '../messages/index.ts';

/** Head and access of a page. */
export type PageMeta = {
  title: PlainKey;
  description?: PlainKey;
  keywords?: PlainKey;
  /** Others are sent to sign-in, or get "not found" for staff pages. */
  requiresAuth?: 'account' | 'staff';
};

/** A page's definition except its content; used for the client's routes, and for the server's status and head. */
export type Page = {
  /** `:name` matches one segment. */
  path: string;
  /** Allowed values of a segment. */
  segments?: Readonly<Record<string, readonly string[]>>;
  /** Other paths that lead here. */
  aliases?: readonly string[];
  meta: PageMeta;
  /** Whether it may be indexed. Pages with filters are indexed unfiltered only, see `isIndexed`. */
  indexed: boolean | 'unfiltered';
  /** The sign-in dialog does not open over it. */
  ownSignIn?: true;
  /** Must stay readable, for example terms: automatic dialogs can be closed over it. */
  alwaysReadable?: true;
};

/** Parameters that describe the view, not the content. */
const WHERE = ['city', 'c', 'fit'];

/** @param search query string, with or without `?` */
export const isIndexed = ({ indexed }: Pick<Page, 'indexed'>, search: string): boolean =>
  indexed === 'unfiltered' ? [...new URLSearchParams(search).keys()].every((key) => WHERE.includes(key)) : indexed;
