import { AMENITIES, type Amenity, type MapFilter } from '@naksha/events/kernel';
import { useState } from 'react';
import { AmenityGroups } from '../../../shared/amenity-groups.tsx';
import { t } from '../../../shared/messages/t.ts';
import { Field, FieldGroup } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import type { FilterChange } from './filter-rules.ts';
import { OptionLabelWithCount } from './option-counts.tsx';

type Props = { filter: MapFilter; onChange(change: FilterChange): void };

export function AmenityFilter({ filter, onChange }: Props) {
  const [query, setQuery] = useState('');
  const found = findAmenities(query);
  return (
    <FieldGroup label={t('filter.amenities')} className="lg:col-span-2">
      <Field label={t('filter.amenities.search')}>
        {(control) => (
          <Input {...control} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        )}
      </Field>
      {found.length > 0 ? (
        <AmenityGroups
          among={found}
          open={query.trim() !== ''}
          chosen={filter.amenities ?? []}
          label={(amenity) => (
            <OptionLabelWithCount parameter="amenities" option={amenity}>
              {t(`trade.amenity.${amenity}`)}
            </OptionLabelWithCount>
          )}
          onChange={(chosen) =>
            onChange({
              choose: 'parameter',
              name: 'amenities',
              value: chosen.length > 0 ? AMENITIES.filter((amenity) => chosen.includes(amenity)) : undefined,
            })
          }
        />
      ) : (
        <p role="status" className="text-14 text-muted">
          {t('filter.amenities.none', { query })}
        </p>
      )}
    </FieldGroup>
  );
}

const findAmenities = (query: string): Amenity[] => {
  const part = query.trim().toLocaleLowerCase();
  return AMENITIES.filter((amenity) => t(`trade.amenity.${amenity}`).toLocaleLowerCase().includes(part));
};
