import type { PriceLayer } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { shownArea } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';
import { AmountSlider } from './amount-slider.tsx';
import { ClassLegend } from './class-legend.tsx';
import { AREA_BOUNDS } from './classes.ts';
import { LayerPanel } from './layer-panel.tsx';
import { groundOf, lensAreas, lensClass } from './lens-areas.ts';
import { PlaceTable } from './place-table.tsx';
import type { PriceLayersProps } from './price-layers-props.ts';
import { outlinesQuery, pricesQuery } from './price-queries.ts';
import { pricedFilter, pricedSubtype } from './priced-filter.ts';
import { areaFor, namePlaces, sortByRate } from './priced-places.ts';
import { boundLabels, shownLakhs } from './shown-classes.ts';

/** Prices are loaded once; changing the amount loads nothing. */
export function LensLayer(props: PriceLayersProps & { layer: PriceLayer & { lakhs: number }; open: boolean }) {
  const { layer, cities, onAreas } = props;
  const [held, setHeld] = useState<number>();
  const lakhs = held ?? layer.lakhs;
  const subtype = pricedSubtype(props.filter, layer.subtype);
  const bounds = AREA_BOUNDS[subtype];
  const { data: prices, isError, refetch } = useQuery(pricesQuery(pricedFilter(props.filter, layer)));
  const outlines = useQuery(outlinesQuery);
  const places = useMemo(() => (prices ? sortByRate(namePlaces(prices, cities), 'cheapest') : []), [prices, cities]);
  const ground = useMemo(() => groundOf(places, outlines.data), [places, outlines.data]);
  const areas = useMemo(() => lensAreas(ground, lakhs, bounds), [ground, lakhs, bounds]);
  useEffect(() => onAreas(areas), [onAreas, areas]);
  if (!props.open) return null;
  const known = places.filter(({ rate }) => rate !== null);
  return (
    <LayerPanel
      {...props}
      failed={isError || outlines.isError}
      onRetry={() => {
        void refetch();
        void outlines.refetch();
      }}
      empty={prices !== undefined && known.length === 0}
      beside={
        <output className="shrink-0 font-bold text-20" data-testid="amount">
          {shownLakhs(lakhs)}
        </output>
      }
    >
      <AmountSlider
        lakhs={lakhs}
        onTry={setHeld}
        onChoose={(lakhs) => {
          setHeld(undefined);
          props.onLayer({ ...layer, lakhs }, 'replace');
        }}
      />
      {prices && (
        <>
          <ClassLegend
            title={t('home.lens.legend', {
              what: t(`trade.subtypes.${subtype}`),
              amount: shownLakhs(lakhs),
              unit: t(`trade.unitShort.${prices.unit}`),
            })}
            labels={boundLabels(bounds)}
            unknown={t('home.lens.unknown', { what: t(`trade.subtypes.${subtype}`) })}
            demo={known.some(({ demo }) => demo)}
          />
          <PlaceTable
            title={t('home.prices.places', { n: places.length })}
            how={t('home.lens.how')}
            value={t('home.lens.area', { amount: shownLakhs(lakhs) })}
            rows={places}
            tell={({ rate }) =>
              rate === null ? null : shownArea({ value: Math.round(areaFor(lakhs, rate)), unit: prices.unit })
            }
            classify={({ rate }) => lensClass(rate, lakhs, bounds)}
            onCamera={props.onCamera}
          />
        </>
      )}
    </LayerPanel>
  );
}
