import { type MapFilter, PROPERTY_TYPES, type PropertyType, type Subtype } from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';
import { type FilterChange, listAllowedSubtypes } from './filter-rules.ts';

export const SELECT = 'min-h-11 min-w-0 rounded-control border border-control bg-surface px-2 text-16';

type Props = { filter: MapFilter; onChange(change: FilterChange): void };

export function PropertyTypeSelects({ filter, onChange }: Props) {
  return (
    <>
      <select
        aria-label={t('home.filter.type')}
        value={filter.propertyType ?? 'all'}
        onChange={(event) => onChange({ choose: 'type', value: event.target.value as PropertyType | 'all' })}
        className={SELECT}
      >
        <option value="all">{t('home.filter.anyType')}</option>
        {PROPERTY_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`trade.type.${type}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('home.filter.subtype')}
        value={filter.subtype ?? 'all'}
        onChange={(event) => onChange({ choose: 'subtype', value: event.target.value as Subtype | 'all' })}
        className={SELECT}
      >
        <option value="all">{t('home.filter.anySubtype')}</option>
        {listAllowedSubtypes(filter).map((subtype) => (
          <option key={subtype} value={subtype}>
            {t(`trade.subtypes.${subtype}`)}
          </option>
        ))}
      </select>
    </>
  );
}
