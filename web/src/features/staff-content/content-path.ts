import { PAGES } from '@naksha/events/contracts';

/** The page on which staff edit items of a kind, or one of them. */
export const contentPath = (kind: string, id?: string): string =>
  `${PAGES.StaffContent.path}?kind=${kind}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
