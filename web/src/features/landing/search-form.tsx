import { MAX_CHIP_LENGTH, type MapFilter, PROPERTY_TYPES, SUBTYPES, SUBTYPES_OF } from '@naksha/events/kernel';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useCities } from '../../shared/api/cities.ts';
import { homePath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { findNamed, listPlaces } from '../../shared/places/suggestions.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';

/** What and where; the map answers. What names a place opens that place. */
export function SearchForm() {
  const [kind, setKind] = useState('');
  const [where, setWhere] = useState('');
  const [, navigate] = useLocation();
  const cities = useCities();
  const places = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const subtype = SUBTYPES.find((one) => one === kind);
    const types = PROPERTY_TYPES.filter((type) => subtype && SUBTYPES_OF[type].includes(subtype));
    // "Other" belongs to both types: then the type stays open.
    const propertyType = types.length === 1 ? types[0] : undefined;
    const place = findNamed(cities, where, undefined);
    const filter: MapFilter = {
      ...(subtype && { subtype }),
      ...(propertyType && { propertyType }),
      ...(place ? { place: [place.slug] } : where.trim() && { search: [where.trim()] }),
    };
    const city = cities.find(({ name }) => name === place?.city)?.id;
    navigate(homePath({ filter, city, camera: place?.camera }));
  };
  return (
    <search>
      <form
        onSubmit={submit}
        aria-label={t('landing.search')}
        className="grid gap-3 rounded-card border border-line bg-surface p-4 shadow-lift sm:grid-cols-[160px_minmax(0,1fr)_auto] sm:items-end"
      >
        <Field label={t('landing.search.kind')}>
          {(control) => (
            <Select {...control} value={kind} onChange={(event) => setKind(event.target.value)}>
              <option value="">{t('landing.search.anyKind')}</option>
              {SUBTYPES.map((subtype) => (
                <option key={subtype} value={subtype}>
                  {t(`trade.subtypes.${subtype}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('landing.search.where')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              list={places}
              maxLength={MAX_CHIP_LENGTH}
              placeholder={t('landing.search.wherePlaceholder')}
              value={where}
              onChange={(event) => setWhere(event.target.value)}
            />
          )}
        </Field>
        <datalist id={places}>
          {listPlaces(cities).map(({ slug, name, city, type }) => (
            <option key={slug} value={type === 'city' ? name : `${name}, ${city}`} />
          ))}
        </datalist>
        <Button type="submit" look="primary">
          <Icon name="search" />
          {t('landing.search.act')}
        </Button>
      </form>
    </search>
  );
}
