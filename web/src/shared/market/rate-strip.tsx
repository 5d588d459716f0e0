import type { MarketFigure } from '@naksha/events/wire/market';
import { formatPricePerUnit } from '../format/facts.ts';
import { t } from '../messages/t.ts';

export type Spread = Pick<MarketFigure, 'unit'> & { rate: number; lower: number; upper: number };

const [WIDTH, HEIGHT] = [240, 24];
/** Marks at the ends are complete. */
const MARGIN = 12;

export function RateRangeChart({ spread: { unit, rate, lower, upper }, own }: { spread: Spread; own?: number }) {
  const told = [rate, lower, upper, ...(own === undefined ? [] : [own])];
  const [low, high] = [Math.min(...told), Math.max(...told)];
  const at = (value: number) =>
    high === low ? WIDTH / 2 : MARGIN + ((value - low) / (high - low)) * (WIDTH - 2 * MARGIN);
  const words = {
    lower: formatPricePerUnit(lower, unit),
    upper: formatPricePerUnit(upper, unit),
    median: formatPricePerUnit(rate, unit),
  };
  return (
    <svg
      role="img"
      aria-label={
        own === undefined
          ? t('market.plot', words)
          : t('market.plotOwn', { ...words, own: formatPricePerUnit(own, unit) })
      }
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-6 w-full max-w-60"
    >
      <rect className="fill-line" x={0} y={11} width={WIDTH} height={2} />
      <rect className="fill-control" x={at(lower)} y={6} width={Math.max(2, at(upper) - at(lower))} height={12} />
      <rect className="fill-ink" x={at(rate) - 1} y={2} width={3} height={20} />
      {own !== undefined && <circle className="fill-surface stroke-ink" cx={at(own)} cy={12} r={5} strokeWidth={3} />}
    </svg>
  );
}
