import type { QueryLinkItem } from '@naksha/events/wire/query-links';
import { listQueryLinks, useQueryLinks } from '../../shared/api/query-links.ts';

const SHOWN = 6;

/** Requirement L-08. */
export const useTopSearches = (): QueryLinkItem[] => listQueryLinks(useQueryLinks()).slice(0, SHOWN);
