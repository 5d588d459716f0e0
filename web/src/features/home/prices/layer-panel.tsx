import type { PriceLayer, Subtype } from '@naksha/events/kernel';
import type { ReactNode } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Select } from '../../../shared/ui/input.tsx';
import { listAllowedSubtypes } from '../filters/filter-rules.ts';
import type { PriceLayersProps } from './price-layers-props.ts';
import { choosePriceLayerSubtype } from './priced-filter.ts';

type Props = Pick<PriceLayersProps, 'filter' | 'onLayer'> & {
  layer: PriceLayer;
  failed: boolean;
  onRetry(): void;
  empty: boolean;
  beside?: ReactNode;
  children: ReactNode;
};

export const PriceLayerPanel = ({ layer, filter, onLayer, failed, onRetry, empty, beside, children }: Props) => (
  <div className="grid gap-2 px-1 pb-1">
    <div className="flex items-center gap-2">
      {beside}
      {filter.subtype === undefined && (
        <Select
          className="grow"
          aria-label={t('home.prices.of')}
          value={choosePriceLayerSubtype(filter, layer.subtype)}
          onChange={(event) => onLayer({ ...layer, subtype: event.target.value as Subtype }, 'replace')}
        >
          {listAllowedSubtypes(filter).map((subtype) => (
            <option key={subtype} value={subtype}>
              {t(`trade.subtypes.${subtype}`)}
            </option>
          ))}
        </Select>
      )}
    </div>
    {failed && (
      <p role="alert" className="flex items-center gap-2 text-14">
        <Icon name="alert" />
        <span className="grow">{t('home.prices.failed')}</span>
        <Button onClick={onRetry}>{t('home.retry')}</Button>
      </p>
    )}
    {empty && <p className="text-14">{t('home.prices.none')}</p>}
    {children}
  </div>
);
