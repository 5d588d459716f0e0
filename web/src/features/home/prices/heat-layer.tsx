import type { PriceLayer } from '@naksha/events/kernel';
import type { PriceCells } from '@naksha/events/wire/prices';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { formatPricePerUnit } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';
import { ClassLegend } from './class-legend.tsx';
import { findClass, roundBounds } from './classes.ts';
import { buildHeatAreas, listHeatTiles } from './heat-areas.ts';
import { LayerPanel } from './layer-panel.tsx';
import { NO_AREAS } from './map-areas.ts';
import { PlaceTable } from './place-table.tsx';
import type { PriceLayersProps } from './price-layers-props.ts';
import { cellsQuery, pricesQuery } from './price-queries.ts';
import { buildPricedFilter, choosePricedSubtype } from './priced-filter.ts';
import { namePlaces, sortByRate } from './priced-places.ts';
import { labelClasses } from './shown-classes.ts';

export function HeatLayer(props: PriceLayersProps & { layer: PriceLayer; open: boolean }) {
  const { layer, camera, size, cities, onAreas } = props;
  const filter = buildPricedFilter(props.filter, layer);
  const subtype = choosePricedSubtype(props.filter, layer.subtype);
  const { data: prices, isError, refetch } = useQuery(pricesQuery(filter));
  const tiles = useQueries({
    queries: listHeatTiles(camera, size).map((tile) => cellsQuery(filter, tile)),
    combine: joinTiles,
  });
  const bounds = useMemo(() => roundBounds(prices?.levels ?? []), [prices]);
  const areas = useMemo(() => (bounds.length ? buildHeatAreas(tiles.cells, bounds) : NO_AREAS), [tiles.cells, bounds]);
  useEffect(() => onAreas(areas), [onAreas, areas]);
  const places = useMemo(() => (prices ? sortByRate(namePlaces(prices, cities), 'dearest') : []), [prices, cities]);
  if (!props.open) return null;
  const unit = prices && t(`trade.unitShort.${prices.unit}`);
  const failed = isError || tiles.failed;
  return (
    <LayerPanel
      {...props}
      failed={failed}
      onRetry={() => {
        void refetch();
        tiles.retry();
      }}
      empty={prices?.levels.length === 0}
    >
      {prices && bounds.length > 0 && (
        <>
          <ClassLegend
            title={t('home.heat.legend', { what: t(`trade.subtypes.${subtype}`), unit: unit! })}
            labels={labelClasses(bounds)}
            unknown={t('home.heat.unknown', { what: t(`trade.subtypes.${subtype}`) })}
            demo={tiles.cells.some(({ cells }) => cells.some(({ demo, rate }) => demo && rate !== null))}
          />
          <PlaceTable
            title={t('home.prices.places', { n: places.length })}
            how={t('home.heat.how')}
            value={t('home.prices.rate')}
            rows={places}
            tell={({ rate }) => (rate === null ? null : formatPricePerUnit(rate, prices.unit))}
            classify={({ rate }) => (rate === null ? undefined : findClass(rate, bounds))}
            onCamera={props.onCamera}
          />
        </>
      )}
    </LayerPanel>
  );
}

const joinTiles = (results: readonly UseQueryResult<PriceCells>[]) => ({
  cells: results.flatMap(({ data }) => data ?? []),
  failed: results.some(({ isError }) => isError),
  retry() {
    for (const { isError, refetch } of results) if (isError) void refetch();
  },
});
