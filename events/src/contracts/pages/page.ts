import type { PlainKey } from '../messages/index.ts';

/** What a page's document says of itself, and who may see it; generic words stand in for description and keywords. */
export type PageMeta = {
  title: PlainKey;
  description?: PlainKey;
  keywords?: PlainKey;
  /** Others are sent to sign in, or told that there is no such page. */
  requiresAuth?: 'account' | 'staff';
};

/** All that is known of a page but what it shows: read by the client's routes, and by the server for status and head. */
export type Page = {
  /** `:name` stands for one segment. */
  path: string;
  /** What a segment may be, where it may not be anything. */
  segments?: Readonly<Record<string, readonly string[]>>;
  /** Paths without a page of their own, which lead to this one. */
  aliases?: readonly string[];
  meta: PageMeta;
  /** May search engines keep it? Of a page with filters there are millions: they keep the one without, see `isIndexed`. */
  indexed: boolean | 'unfiltered';
  /** No dialog to sign in opens over it: its form stands in the page, or it is what one reads before. */
  ownSignIn?: true;
  /** What one reads before agreeing, or to reach us: no dialog that came by itself stays over it against somebody's will. */
  alwaysReadable?: true;
};

/** City, camera and the size it was meant for say where to look, and stand in every address that the client writes: they leave the page what it is. */
const WHERE = ['city', 'c', 'fit'];

/** @param search of the address, with or without its question mark */
export const isIndexed = ({ indexed }: Pick<Page, 'indexed'>, search: string): boolean =>
  indexed === 'unfiltered' ? [...new URLSearchParams(search).keys()].every((key) => WHERE.includes(key)) : indexed;
