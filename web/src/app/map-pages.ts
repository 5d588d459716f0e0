import type { PageName } from '@naksha/events/contracts';

export const isMapPage = (name: PageName | undefined): boolean => name === 'Home' || name === 'QueryProperties';
