import { LAKH, shownNumber } from '@naksha/events/kernel';
import { shownShort } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';
import type { Bounds } from './classes.ts';

/** "< 4,200", "4,200+" and so on. */
export const labelClasses = (bounds: Bounds): string[] => [
  t('home.prices.under', { n: shownNumber(bounds[0], 0) }),
  ...bounds.map((bound) => t('home.prices.from', { n: shownNumber(bound, 0) })),
];

/** "₹80 Lac", "₹1.2 Cr" */
export const formatLakhs = (lakhs: number): string => `₹${shownShort(lakhs * LAKH)}`;
