import type { QueryLinkItem } from '@naksha/events/wire/query-links';
import { listQueryLinks, useQueryLinks } from '../../shared/api/query-links.ts';

const SHOWN = 6;

/** Popular searches (requirement L-08): the first stored ones. */
export const useTopSearches = (): QueryLinkItem[] => listQueryLinks(useQueryLinks()).slice(0, SHOWN);
