import type { PriceLayer } from '@naksha/events/kernel';
import type { PriceCells } from '@naksha/events/wire/prices';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { formatPricePerUnit } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';
import { RateClassLegend } from './class-legend.tsx';
import { findRateClass, roundRateClassLimits } from './classes.ts';
import { buildPriceHeatAreas, listPriceHeatTiles } from './heat-areas.ts';
import { PriceLayerPanel } from './layer-panel.tsx';
import { NO_AREAS } from './map-areas.ts';
import { PlaceRateTable } from './place-table.tsx';
import type { PriceLayersProps } from './price-layers-props.ts';
import { placePricesQuery, priceCellsQuery } from './price-queries.ts';
import { buildPriceLayerFilter, choosePriceLayerSubtype } from './priced-filter.ts';
import { addNamesToPlacePrices, sortPlacesWithHomesByRate } from './priced-places.ts';
import { listRateClassLabels } from './shown-classes.ts';

export function PriceHeatLayer(props: PriceLayersProps & { layer: PriceLayer; open: boolean }) {
  const { layer, camera, size, cities, onAreas } = props;
  const filter = buildPriceLayerFilter(props.filter, layer);
  const subtype = choosePriceLayerSubtype(props.filter, layer.subtype);
  const { data: prices, isError, refetch } = useQuery(placePricesQuery(filter));
  const tiles = useQueries({
    queries: listPriceHeatTiles(camera, size).map((tile) => priceCellsQuery(filter, tile)),
    combine: joinTiles,
  });
  const bounds = useMemo(() => roundRateClassLimits(prices?.levels ?? []), [prices]);
  const areas = useMemo(
    () => (bounds.length ? buildPriceHeatAreas(tiles.cells, bounds) : NO_AREAS),
    [tiles.cells, bounds],
  );
  useEffect(() => onAreas(areas), [onAreas, areas]);
  const places = useMemo(
    () => (prices ? sortPlacesWithHomesByRate(addNamesToPlacePrices(prices, cities), 'dearest') : []),
    [prices, cities],
  );
  if (!props.open) return null;
  const unit = prices && t(`trade.unitShort.${prices.unit}`);
  const failed = isError || tiles.failed;
  return (
    <PriceLayerPanel
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
          <RateClassLegend
            title={t('home.heat.legend', { what: t(`trade.subtypes.${subtype}`), unit: unit! })}
            labels={listRateClassLabels(bounds)}
            unknown={t('home.heat.unknown', { what: t(`trade.subtypes.${subtype}`) })}
            demo={tiles.cells.some(({ cells }) => cells.some(({ demo, rate }) => demo && rate !== null))}
          />
          <PlaceRateTable
            title={t('home.prices.places', { n: places.length })}
            how={t('home.heat.how')}
            value={t('home.prices.rate')}
            rows={places}
            tell={({ rate }) => (rate === null ? null : formatPricePerUnit(rate, prices.unit))}
            classify={({ rate }) => (rate === null ? undefined : findRateClass(rate, bounds))}
            onCamera={props.onCamera}
          />
        </>
      )}
    </PriceLayerPanel>
  );
}

const joinTiles = (results: readonly UseQueryResult<PriceCells>[]) => ({
  cells: results.flatMap(({ data }) => data ?? []),
  failed: results.some(({ isError }) => isError),
  retry() {
    for (const { isError, refetch } of results) if (isError) void refetch();
  },
});
