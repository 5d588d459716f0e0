import { formatIndianNumber, LAKH } from '@naksha/events/kernel';
import { formatRupeesShort } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';
import type { ClassLimits } from './classes.ts';

/** "< 4,200", "4,200+" and so on. */
export const listRateClassLabels = (bounds: ClassLimits): string[] => [
  t('home.prices.under', { n: formatIndianNumber(bounds[0], 0) }),
  ...bounds.map((bound) => t('home.prices.from', { n: formatIndianNumber(bound, 0) })),
];

/** "₹80 Lac", "₹1.2 Cr" */
export const formatLakhs = (lakhs: number): string => `₹${formatRupeesShort(lakhs * LAKH)}`;
