import type { PlainKey } from '../messages/index.ts';

export type PageMeta = {
  title: PlainKey;
  description?: PlainKey;
  keywords?: PlainKey;
  /** Others are sent to sign-in, or get "not found" for staff pages. */
  requiresAuth?: 'account' | 'staff';
};

export type Page = {
  /** `:name` matches one segment. */
  path: string;
  segments?: Readonly<Record<string, readonly string[]>>;
  aliases?: readonly string[];
  meta: PageMeta;
  /** `unfiltered`: only without filters, see `isPageIndexable`. */
  indexed: boolean | 'unfiltered';
  /** The sign-in dialog does not open over it. */
  ownSignIn?: true;
  /** For example terms: automatic dialogs can be closed over it. */
  alwaysReadable?: true;
  /** With `requiresAuth`: visitors see what this browser stores instead of signing in. */
  worksOnDevice?: true;
};

/** Parameters of the view, not the content. */
const VIEW_PARAMETERS = ['city', 'c', 'fit'];

export const isPageIndexable = ({ indexed }: Pick<Page, 'indexed'>, search: string): boolean =>
  indexed === 'unfiltered'
    ? [...new URLSearchParams(search).keys()].every((key) => VIEW_PARAMETERS.includes(key))
    : indexed;
