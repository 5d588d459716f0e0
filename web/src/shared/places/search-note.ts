import type { MapFilter } from '@naksha/events/kernel';
import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { atom } from 'jotai';

export type SearchNote = Pick<SearchReadingResponse, 'ignored' | 'corrections' | 'choices'> & {
  typed: string;
  /** Whether any of it is shown. */
  isShown: boolean;
  /** A second search or an undone correction returns to it. */
  before: MapFilter;
  /** By `canonicalFilter`. */
  filter: string;
};

export const searchNote = atom<SearchNote | undefined>(undefined);
