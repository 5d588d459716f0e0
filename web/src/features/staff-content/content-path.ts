import { PAGES } from '@naksha/events/contracts';

/** No item has this ID. */
export const NEW_ITEM = '+';

export const contentPath = (kind: string, id?: string): string =>
  `${PAGES.StaffContent.path}?kind=${kind}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
