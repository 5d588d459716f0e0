import type { PlaceId, Subtype } from '@naksha/events/kernel';
import type { MarketFigure } from '@naksha/events/wire/market';
import { useQuery } from '@tanstack/react-query';
import { formatPricePerUnit } from '../format/facts.ts';
import { t } from '../messages/t.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { findRateSpread, formatHomeCount, formatMarketChange } from './figure-words.ts';
import { MarketFiguresExplanation } from './how-worked-out.tsx';
import { marketQuery } from './market-query.ts';
import { RateRangeChart } from './rate-strip.tsx';

type Props = {
  place: PlaceId;
  subtype?: Subtype;
};

export default function MarketFigures({ place, subtype }: Props) {
  const { data, error, refetch } = useQuery(marketQuery(place));
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className="skeleton h-24" />;
  const told = data.figures.filter((one) => one.rate !== null && (subtype === undefined || one.subtype === subtype));
  return (
    <div className="flex flex-col gap-3" data-testid="market">
      {told.length === 0 && <p className="text-muted">{t('market.tooFew')}</p>}
      <ul className="flex flex-col gap-4">
        {told.map((figure) => (
          <Figure key={figure.subtype} figure={figure} />
        ))}
      </ul>
      <MarketFiguresExplanation />
    </div>
  );
}

function Figure({ figure }: { figure: MarketFigure }) {
  const spread = findRateSpread(figure);
  if (!spread) return null;
  const { unit, rate, lower, upper } = spread;
  return (
    <li className="flex flex-col gap-1">
      <p className="font-semibold">
        {t('market.of', { kind: t(`trade.subtypes.${figure.subtype}`), rate: formatPricePerUnit(rate, unit) })}
      </p>
      <RateRangeChart spread={spread} />
      <p className="text-14">
        {t('market.half', { lower: formatPricePerUnit(lower, unit), upper: formatPricePerUnit(upper, unit) })}
      </p>
      <p className="text-14 text-muted">
        {formatHomeCount(figure)} {formatMarketChange(figure)}
      </p>
    </li>
  );
}
