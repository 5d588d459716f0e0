import type { PageName } from '@naksha/events/contracts';

export const showsHomeMap = (name: PageName | undefined): boolean => name === 'Home' || name === 'QueryProperties';
