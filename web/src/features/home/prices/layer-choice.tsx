import { BUDGET_LENS_LAKHS } from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';
import { Choice } from '../../../shared/ui/choice.tsx';
import type { PriceLayersProps } from './price-layers-props.ts';

/** Lakhs, without a price filter. */
const USUAL = 80;

export function LayerChoice({ layer, filter, onLayer }: Pick<PriceLayersProps, 'layer' | 'filter' | 'onLayer'>) {
  const subtype = filter.subtype ?? layer?.subtype ?? 'flat';
  const lakhs = Math.max(BUDGET_LENS_LAKHS.min, Math.min(BUDGET_LENS_LAKHS.max, filter.price?.max ?? USUAL));
  const layers = { none: undefined, heat: { subtype }, lens: { subtype, lakhs } };
  return (
    <Choice
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
