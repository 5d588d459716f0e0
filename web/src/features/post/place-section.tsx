import { inBBox, joinPlace, type Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { localitiesNear } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { pageConfig } from '../../shared/page-config.ts';
import { Field, FieldError } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { Coordinates } from './coordinates.tsx';
import { PinPicker } from './pin-picker.tsx';
import { Anchor, Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const NEAREST_OFFERED = 6;

/** The pin; and for those who can't drag one, a locality to begin with, arrow keys, and coordinates. */
export function PlaceSection({ draft, change, errors, cities }: SectionProps & { cities: readonly City[] }) {
  const { position } = draft;
  const inside = position !== undefined && inBBox(pageConfig.region, position);
  const near = inside ? withChosen(localitiesNear(cities, position, NEAREST_OFFERED), draft.locality) : [];
  const move = (to: Position) => change({ position: to, locality: undefined });
  const error = errors.position ?? (position && !inside ? t('post.place.outside') : undefined);
  return (
    <Section step={2} title={t('post.place')}>
      <LocalityStart cities={cities} onChoose={move} />
      <Anchor field="position">
        <div className="flex flex-col gap-2">
          <p className="text-14 text-muted">{t('post.place.hint')}</p>
          <PinPicker position={position} cities={cities} onMove={move} />
          {error && <FieldError text={error} />}
          <Coordinates position={position} onChange={move} />
        </div>
      </Anchor>
      {near.length > 0 && (
        <Anchor field="locality">
          <Field label={t('post.place.nearestLabel')} error={errors.locality ?? errors.city}>
            {(control) => (
              <Select
                {...control}
                className="sm:max-w-sm"
                value={draft.locality?.name ?? near[0].name}
                onChange={(event) => {
                  const chosen = near.find(({ name }) => name === event.target.value);
                  change({ locality: chosen && { name: chosen.name, city: chosen.city } });
                }}
              >
                {near.map(({ name, city }) => (
                  <option key={`${city}/${name}`} value={name}>
                    {joinPlace({ locality: name, city })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Anchor>
      )}
      <Anchor field="project">
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
      </Anchor>
    </Section>
  );
}

/** A listing may stand under a name that the map doesn't have nearby: it is kept on offer. */
function withChosen(near: readonly Named[], chosen: Named | undefined): readonly Named[] {
  const known = !chosen || near.some(({ name, city }) => name === chosen.name && city === chosen.city);
  return known ? near : [chosen, ...near];
}
type Named = { name: string; city: string };

/** Sends the pin to a locality's middle, from where it is a short way. */
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
            <optgroup key={city.id} label={city.name}>
              {city.localities.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
