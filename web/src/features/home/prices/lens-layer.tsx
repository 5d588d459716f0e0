import type { PriceLayer } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { formatArea } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';
import { BudgetSlider } from './amount-slider.tsx';
import { RateClassLegend } from './class-legend.tsx';
import { AREA_BOUNDS } from './classes.ts';
import { PriceLayerPanel } from './layer-panel.tsx';
import { buildBudgetAreas, buildPlaceShapes, findBudgetAreaClass } from './lens-areas.ts';
import { PlaceRateTable } from './place-table.tsx';
import type { PriceLayersProps } from './price-layers-props.ts';
import { outlinesQuery, placePricesQuery } from './price-queries.ts';
import { buildPriceLayerFilter, choosePriceLayerSubtype } from './priced-filter.ts';
import { addNamesToPlacePrices, areaForBudget, sortPlacesWithHomesByRate } from './priced-places.ts';
import { formatLakhs, listRateClassLabels } from './shown-classes.ts';

/** Prices are loaded once; changing the amount loads nothing. */
export function BudgetLayer(props: PriceLayersProps & { layer: PriceLayer & { lakhs: number }; open: boolean }) {
  const { layer, cities, onAreas } = props;
  const [held, setHeld] = useState<number>();
  const lakhs = held ?? layer.lakhs;
  const subtype = choosePriceLayerSubtype(props.filter, layer.subtype);
  const bounds = AREA_BOUNDS[subtype];
  const { data: prices, isError, refetch } = useQuery(placePricesQuery(buildPriceLayerFilter(props.filter, layer)));
  const outlines = useQuery(outlinesQuery);
  const places = useMemo(
    () => (prices ? sortPlacesWithHomesByRate(addNamesToPlacePrices(prices, cities), 'cheapest') : []),
    [prices, cities],
  );
  const ground = useMemo(() => buildPlaceShapes(places, outlines.data), [places, outlines.data]);
  const areas = useMemo(() => buildBudgetAreas(ground, lakhs, bounds), [ground, lakhs, bounds]);
  useEffect(() => onAreas(areas), [onAreas, areas]);
  if (!props.open) return null;
  const known = places.filter(({ rate }) => rate !== null);
  return (
    <PriceLayerPanel
      {...props}
      failed={isError || outlines.isError}
      onRetry={() => {
        void refetch();
        void outlines.refetch();
      }}
      empty={prices !== undefined && known.length === 0}
      beside={
        <output className="shrink-0 font-bold text-20" data-testid="amount">
          {formatLakhs(lakhs)}
        </output>
      }
    >
      <BudgetSlider
        lakhs={lakhs}
        onTry={setHeld}
        onChoose={(lakhs) => {
          setHeld(undefined);
          props.onLayer({ ...layer, lakhs }, 'replace');
        }}
      />
      {prices && (
        <>
          <RateClassLegend
            title={t('home.lens.legend', {
              what: t(`trade.subtypes.${subtype}`),
              amount: formatLakhs(lakhs),
              unit: t(`trade.unitShort.${prices.unit}`),
            })}
            labels={listRateClassLabels(bounds)}
            unknown={t('home.lens.unknown', { what: t(`trade.subtypes.${subtype}`) })}
            demo={known.some(({ demo }) => demo)}
          />
          <PlaceRateTable
            title={t('home.prices.places', { n: places.length })}
            how={t('home.lens.how')}
            value={t('home.lens.area', { amount: formatLakhs(lakhs) })}
            rows={places}
            tell={({ rate }) =>
              rate === null ? null : formatArea({ value: Math.round(areaForBudget(lakhs, rate)), unit: prices.unit })
            }
            classify={({ rate }) => findBudgetAreaClass(rate, lakhs, bounds)}
            onCamera={props.onCamera}
          />
        </>
      )}
    </PriceLayerPanel>
  );
}
