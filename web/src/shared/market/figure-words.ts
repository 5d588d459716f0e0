import { formatIndianNumber } from '@naksha/events/kernel';
import type { MarketFigure } from '@naksha/events/wire/market';
import { t } from '../messages/t.ts';
import type { Spread } from './rate-strip.tsx';

export const formatHomeCount = ({ homes: n, demo }: Pick<MarketFigure, 'homes' | 'demo'>): string =>
  demo ? t('market.demoHomes', { n }) : t('market.homes', { n });

/** Compared with ninety days ago. */
export function formatMarketChange({ change }: Pick<MarketFigure, 'change'>): string {
  if (!change) return t('market.noChange');
  if (change.percent === 0) return t('market.level');
  const percent = formatIndianNumber(Math.abs(change.percent), 1);
  return change.percent > 0 ? t('market.up', { percent }) : t('market.down', { percent });
}

/** Undefined for fewer than five homes. */
export const findRateSpread = ({ unit, rate, lower, upper }: MarketFigure): Spread | undefined =>
  rate === null || lower === null || upper === null ? undefined : { unit, rate, lower, upper };
