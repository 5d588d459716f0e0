import { BUDGET_LENS_LAKHS } from '@naksha/events/kernel';
import { useEffect, useState } from 'react';
import { useHistoryLayer } from '../../../shared/history/use-layer.ts';
import { t } from '../../../shared/messages/t.ts';
import { RadioChoice } from '../../../shared/ui/choice.tsx';
import { ExpandButton } from '../../../shared/ui/fold-button.tsx';
import { useIsPhoneScreen } from '../../../shared/ui/use-media.ts';
import { PriceHeatLayer } from './heat-layer.tsx';
import { BudgetLayer } from './lens-layer.tsx';
import { NO_AREAS } from './map-areas.ts';
import type { PriceLayersProps } from './price-layers-props.ts';

export default function PriceLayers(props: PriceLayersProps) {
  const { layer, onAreas } = props;
  const phone = useIsPhoneScreen();
  const [open, setOpen] = useState(layer !== undefined);
  useHistoryLayer(open && phone, () => setOpen(false));
  useEffect(() => {
    if (!layer) onAreas(NO_AREAS);
  }, [layer, onAreas]);
  const body =
    layer &&
    (layer.lakhs === undefined ? (
      <PriceHeatLayer {...props} layer={layer} open={open} />
    ) : (
      <BudgetLayer {...props} layer={{ ...layer, lakhs: layer.lakhs }} open={open} />
    ));
  return (
    <section
      aria-label={t('home.layers')}
      data-testid="price-layers"
      className={`pointer-events-auto flex flex-col rounded-card bg-surface shadow-lift max-sm:absolute max-sm:left-2 ${
        open ? 'max-sm:z-16' : 'max-sm:z-15'
      } ${
        open
          ? 'overflow-hidden max-sm:top-2 max-sm:right-2 max-sm:max-h-[60%] sm:max-h-[calc(100%-6rem)] sm:w-80'
          : 'max-sm:top-[56px]'
      }`}
    >
      {/* What scrolls has no ground of its own: browsers take one for as long as all that it holds, and leave out the map below. */}
      <div className={open ? 'grid gap-2 overflow-y-auto p-2' : ''}>
        <div className="flex flex-wrap items-center gap-2">
          <ExpandButton
            icon="layers"
            label={t('home.layers')}
            open={open}
            inForce={layer !== undefined}
            onToggle={() => setOpen(!open)}
          />
          {open && <LayerChoice {...props} />}
        </div>
        {body}
      </div>
    </section>
  );
}

/** Lakhs, without a price filter. */
const USUAL = 80;

function LayerChoice({ layer, filter, onLayer }: Pick<PriceLayersProps, 'layer' | 'filter' | 'onLayer'>) {
  const subtype = filter.subtype ?? layer?.subtype ?? 'flat';
  const lakhs = Math.max(BUDGET_LENS_LAKHS.min, Math.min(BUDGET_LENS_LAKHS.max, filter.price?.max ?? USUAL));
  const layers = { none: undefined, heat: { subtype }, lens: { subtype, lakhs } };
  return (
    <RadioChoice
      name="price-layer"
      options={[
        { value: 'none', label: t('home.layers.none') },
        { value: 'heat', label: t('home.layers.heat') },
        { value: 'lens', label: t('home.layers.lens') },
      ]}
      value={!layer ? 'none' : layer.lakhs === undefined ? 'heat' : 'lens'}
      onChange={(value: keyof typeof layers) => onLayer(layers[value], 'push')}
    />
  );
}
