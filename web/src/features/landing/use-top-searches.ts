import type { QueryLinkItem } from '@naksha/events/wire/query-links';
import { listQueryLinks, useQueryLinks } from '../../shared/api/query-links.ts';

const SHOWN = 6;

/** What people ask for most (requirement L-08): the first of the stored searches, none where there are none. */
export const useTopSearches = (): QueryLinkItem[] => listQueryLinks(useQueryLinks()).slice(0, SHOWN);
