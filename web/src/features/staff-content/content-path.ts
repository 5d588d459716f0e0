import { PAGES } from '@naksha/events/contracts';

/** Where an item's id would stand: none is called so. */
export const NEW_ITEM = '+';

/** The page on which staff edit items of a kind, or one of them. */
export const contentPath = (kind: string, id?: string): string =>
  `${PAGES.StaffContent.path}?kind=${kind}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
