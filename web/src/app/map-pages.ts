import type { PageName } from '@naksha/events/contracts';

/** Pages that are Home's map and list. They have filters where others have links, and on a phone no footer. */
export const isMapPage = (name: PageName | undefined): boolean => name === 'Home' || name === 'QueryProperties';
