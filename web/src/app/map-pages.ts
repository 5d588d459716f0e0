import type { PageName } from '@naksha/events/contracts';

/** Pages with map and list. They have filters instead of links, and no footer on phones. */
export const isMapPage = (name: PageName | undefined): boolean => name === 'Home' || name === 'QueryProperties';
