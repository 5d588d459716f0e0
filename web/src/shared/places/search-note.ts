import type { MapFilter } from '@naksha/events/kernel';
import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { atom } from 'jotai';

/** Notes about the last search, shown until its filter changes. */
export type SearchNote = Pick<SearchReadingResponse, 'ignored' | 'corrections'> & {
  typed: string;
  /** The filter before, to which a second search or an undone correction returns. */
  before: MapFilter;
  /** The resulting filter, by `canonicalFilter`. */
  filter: string;
};

export const searchNote = atom<SearchNote | undefined>(undefined);
