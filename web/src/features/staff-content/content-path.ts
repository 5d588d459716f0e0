import { PAGES } from '@naksha/events/contracts';

/** Placeholder for the ID of a new item; no item has this ID. */
export const NEW_ITEM = '+';

/** The staff page for items of a kind, or for one item. */
export const contentPath = (kind: string, id?: string): string =>
  `${PAGES.StaffContent.path}?kind=${kind}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
