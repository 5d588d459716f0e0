import type { PlaceReach } from '@naksha/events/kernel';
import { t } from '../messages/t.ts';

/** "25 min by car" */
export const formatReachLimit = (within: PlaceReach): string =>
  'km' in within ? t('filter.within.km', { n: within.km }) : t(`filter.within.${within.by}`, { n: within.minutes });

/** Without a name, the id is used. */
export const describeReach = (within: PlaceReach, place = nameOfId(within.of)): string =>
  t('filter.within.of', { limit: formatReachLimit(within), place });

const nameOfId = (id: string): string => id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
