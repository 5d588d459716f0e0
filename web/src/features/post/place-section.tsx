import { isInBBox, type Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { Suspense, useState } from 'react';
import { findNearestCity } from '../../shared/api/cities.ts';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { Field, FieldError } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { CoordinateFields } from './coordinates.tsx';
import type { Draft } from './draft.ts';
import { LocalityField } from './locality-field.tsx';
import { PinPicker } from './pin-picker.tsx';
import { FieldAnchor, FormSection } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const AddressSearch = lazyWithTimeout(() => import('./address-search.tsx'));

export function PlaceSection({ draft, change, errors, cities }: SectionProps & { cities: readonly City[] }) {
  const { position } = draft;
  const inside = position !== undefined && isInBBox(pageConfig.region, position);
  const written = draft.locality && !isListed(cities, draft.locality) ? draft.locality : undefined;
  const move = (to: Position) => change({ position: to, locality: written });
  // Applies until the pin is placed, which then decides the city.
  const [chosen, setChosen] = useState<{ id: string; pin: Position | undefined }>();
  const byHand = chosen && chosen.pin === position ? cities.find(({ id }) => id === chosen.id) : undefined;
  const city = byHand ?? (position ? findNearestCity(cities, position) : cities[0]);
  const error = errors.position ?? (position && !inside ? t('post.place.outside') : undefined);
  return (
    <FormSection step={2} title={t('post.place')}>
      <Suspense>
        <AddressSearch cities={cities} city={city} onCity={(id) => setChosen({ id, pin: position })} onFound={move} />
      </Suspense>
      <LocalityStart cities={byHand ? [byHand] : cities} onChoose={move} />
      <FieldAnchor field="position">
        <div className="flex flex-col gap-2">
          <p className="text-14 text-muted">{t('post.place.hint')}</p>
          <PinPicker position={position} cities={cities} city={byHand} onMove={move} />
          {error && <FieldError text={error} />}
          <CoordinateFields position={position} onChange={move} />
        </div>
      </FieldAnchor>
      {inside && (
        <FieldAnchor field="locality">
          <LocalityField draft={draft} change={change} errors={errors} position={position} cities={cities} />
        </FieldAnchor>
      )}
      <FieldAnchor field="project">
        <Field label={t('post.place.project')} optional={t('post.optional')} error={errors.project}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={80}
              className="sm:max-w-sm"
              value={draft.project}
              onChange={(event) => change({ project: event.target.value })}
            />
          )}
        </Field>
      </FieldAnchor>
    </FormSection>
  );
}

const isListed = (cities: readonly City[], { name, city }: NonNullable<Draft['locality']>): boolean =>
  cities.some(({ localities }) => localities.some((one) => one.name === name && one.city === city));

function LocalityStart({ cities, onChoose }: { cities: readonly City[]; onChoose: (at: Position) => void }) {
  const localities = cities.flatMap((city) => city.localities);
  return (
    <Field label={t('post.place.locality')}>
      {(control) => (
        <Select
          {...control}
          className="sm:max-w-sm"
          value=""
          onChange={(event) => {
            const chosen = localities.find(({ id }) => id === event.target.value);
            if (chosen) onChoose(chosen.position);
          }}
        >
          <option value="">{t('post.place.localityChoose')}</option>
          {cities.map((city) => (
            <optgroup key={city.id} label={nameInLocale(city)}>
              {city.localities.map(({ id, ...locality }) => (
                <option key={id} value={id}>
                  {nameInLocale(locality)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
