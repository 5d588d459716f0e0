import type { MapFilter } from '@naksha/events/kernel';
import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { atom } from 'jotai';

/** What the page says of the last search for as long as its filter stands. */
export type SearchNote = Pick<SearchReadingResponse, 'ignored' | 'corrections'> & {
  typed: string;
  /** The filter before, to which a second search or an undone correction returns. */
  before: MapFilter;
  /** The filter with what was read, by `canonicalFilter`. */
  filter: string;
};

export const searchNote = atom<SearchNote | undefined>(undefined);
