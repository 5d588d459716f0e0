import type { Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { useState } from 'react';
import { findNearestCity, findNearestLocalities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { joinPlaceInLocale, nameInLocale, translateCityName } from '../../shared/places/place-name.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import type { SectionProps } from './section-props.ts';

const NEAREST_OFFERED = 6;
const ANOTHER = '\u0000';

type Named = { name: string; city: string };
type Props = Pick<SectionProps, 'draft' | 'change' | 'errors'> & { position: Position; cities: readonly City[] };

/** One near the pin, or the seller's own wording, which staff may turn into a place. */
export function LocalityField({ draft, change, errors, position, cities }: Props) {
  const { locality } = draft;
  const near = findNearestLocalities(cities, position, NEAREST_OFFERED);
  const isKnown = (chosen: Named) => near.some(({ name, city }) => name === chosen.name && city === chosen.city);
  const [byHand, setByHand] = useState(false);
  const writes = byHand || near.length === 0 || (locality !== undefined && !isKnown(locality));
  const city = locality?.city ?? findNearestCity(cities, position)?.name ?? '';
  const error = errors.locality ?? errors.city;
  return (
    <>
      {near.length > 0 && (
        <Field label={t('post.place.nearestLabel')} error={writes ? undefined : error}>
          {(control) => (
            <Select
              {...control}
              className="sm:max-w-sm"
              value={writes ? ANOTHER : (locality?.name ?? near[0].name)}
              onChange={(event) => {
                const chosen = near.find(({ name }) => name === event.target.value);
                setByHand(!chosen);
                change({ locality: chosen ? { name: chosen.name, city: chosen.city } : { name: '', city } });
              }}
            >
              {near.map(({ id, name, city }) => (
                <option key={id} value={name}>
                  {joinPlaceInLocale(cities, { locality: name, city })}
                </option>
              ))}
              <option value={ANOTHER}>{t('post.place.another')}</option>
            </Select>
          )}
        </Field>
      )}
      {writes && (
        <div className="grid gap-3 sm:max-w-sm">
          <Field label={t('post.place.anotherName')} hint={t('post.place.anotherHint')} error={error}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={80}
                value={locality?.name ?? ''}
                onChange={(event) => change({ locality: { name: event.target.value, city } })}
              />
            )}
          </Field>
          <Field label={t('post.address.city')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={80}
                value={translateCityName(cities, city)}
                onChange={(event) =>
                  change({ locality: { name: locality?.name ?? '', city: toStoredCity(cities, event.target.value) } })
                }
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}

const toStoredCity = (cities: readonly City[], typed: string): string =>
  cities.find((city) => nameInLocale(city) === typed)?.name ?? typed;
