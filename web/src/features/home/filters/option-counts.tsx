import { type BBox, canonicalFilterQuery, formatIndianNumber, type MapFilter } from '@naksha/events/kernel';
import type { FacetCounts } from '@naksha/events/wire/listing-page';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterToCanonicalParameters, printBBox } from '../../../shared/filter/print-query.ts';
import { t } from '../../../shared/messages/t.ts';

const facetsQuery = (filter: MapFilter, bbox: BBox | undefined) =>
  queryOptions({
    queryKey: [...listingsKey, 'facets', canonicalFilterQuery(filter), bbox && printBBox(bbox)],
    queryFn: ({ signal }) =>
      fetchPublicJson<FacetCounts>('/map/facets', {
        query: { ...filterToCanonicalParameters(filter), bbox: printBBox(bbox!) },
        signal,
        live: true,
      }),
    enabled: bbox !== undefined,
  });

export const OptionCounts = createContext<FacetCounts['facets']>({});

type Props = { filter: MapFilter; bbox: BBox | undefined; children: ReactNode };

export function OptionCountsProvider({ filter, bbox, children }: Props) {
  const { data } = useQuery({ ...facetsQuery(filter, bbox), placeholderData: keepPreviousData });
  return <OptionCounts value={data?.facets ?? {}}>{children}</OptionCounts>;
}

/** Options with a count of zero can be chosen. */
export function OptionLabelWithCount({
  parameter,
  option,
  children,
}: {
  parameter: string;
  option: string;
  children: ReactNode;
}) {
  const count = useContext(OptionCounts)[parameter]?.options[option];
  if (count === undefined) return children;
  return (
    <span className={count === 0 ? 'opacity-60' : undefined}>
      <span>{children}</span>{' '}
      <span aria-hidden className="font-normal text-12 tabular-nums">
        ({formatIndianNumber(count)})
      </span>
      <span className="sr-only">({t('home.homes', { n: count })})</span>
    </span>
  );
}

export function MissingValueCount({ parameter }: { parameter: string }) {
  const n = useContext(OptionCounts)[parameter]?.not_given;
  return n ? <p className="text-12 text-muted">{t('home.filter.notGiven', { n })}</p> : null;
}
