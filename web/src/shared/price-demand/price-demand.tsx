import type { ApiPath } from '@naksha/events/api';
import { formatRupees, isRupees } from '@naksha/events/kernel';
import type { DemandAtPrice as Meets } from '@naksha/events/wire/price-demand';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchJson } from '../api/api.ts';
import { t } from '../messages/t.ts';
import { Icon } from '../ui/icon.tsx';
import { useDebounced } from '../ui/use-settled.ts';

/** Milliseconds. */
const SETTLED_MS = 400;

type About = Readonly<Record<string, string | number | undefined>>;
type Asked = { path: ApiPath; about?: About; price: number };

export const priceDemandKey = ({ path, about = {}, price }: Asked) =>
  ['me', 'price-demand', path, about, price] as const;

export function PriceDemand({ path, about, price }: Asked) {
  const asked = useDebounced(isRupees(price) ? price : 0, SETTLED_MS);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: priceDemandKey({ path, about, price: asked }),
    queryFn: ({ signal }) => fetchJson<Meets>(path, { query: { ...about, price: asked }, signal }),
    enabled: asked > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const known = isRupees(price) ? data : undefined;
  return (
    // Present before its text, for screen readers.
    <div role="status" className={`min-h-10 text-14 transition-opacity ${isPlaceholderData ? 'opacity-50' : ''}`}>
      {isError && isRupees(price) && <p className="text-muted">{t('priceDemand.failed')}</p>}
      {known && !isError && (
        <ul className="flex flex-col gap-1">
          <li className="flex items-start gap-2">
            <Icon name="search" />
            {describeSearches(known, asked)}
          </li>
          <li className="flex items-start gap-2">
            <Icon name="home" />
            {describeNeighbours(known)}
          </li>
        </ul>
      )}
    </div>
  );
}

function describeSearches({ searches: n, searched_at: at }: Meets, asked: number): string {
  const met = n === null ? t('priceDemand.fewSearches') : t('priceDemand.searches', { n });
  return at === asked ? met : `${met} ${t('priceDemand.searchedAt', { price: formatRupees(at) })}`;
}

function describeNeighbours({ neighbours: n, demo }: Meets): string {
  if (n === null) return t('priceDemand.fewNeighbours');
  return demo ? t('priceDemand.demoNeighbours', { n }) : t('priceDemand.neighbours', { n });
}
