import { OWN_LISTING_SORTS, OWN_LISTING_STATES, type OwnListings } from '@naksha/events/wire/own-listings';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import type { OwnListingsRequest } from './use-own-listings.ts';

/** Milliseconds. */
const PAUSE_MS = 300;

type Props = {
  ask: OwnListingsRequest;
  counts: OwnListings['counts'];
  onChange: (next: Partial<OwnListingsRequest>) => void;
};

export function OwnListingsFilterBar({ ask, counts, onChange }: Props) {
  const [typed, setTyped] = useState(ask.q);
  const search = useEffectEvent((q: string) => q !== ask.q && onChange({ q }));
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_200px]">
        <Field label={t('dashboard.listings.search')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={120}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('dashboard.listings.sort')}>
          {(control) => (
            <Select
              {...control}
              value={ask.sort}
              onChange={(event) => onChange({ sort: OWN_LISTING_SORTS.find((one) => one === event.target.value) })}
            >
              {OWN_LISTING_SORTS.map((one) => (
                <option key={one} value={one}>
                  {t(`dashboard.listings.sort.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <fieldset>
        <legend className="sr-only">{t('dashboard.listings.which')}</legend>
        <RadioChoice
          name="state"
          options={OWN_LISTING_STATES.map((value) => ({
            value,
            label: t('dashboard.leads.count', { name: t(`dashboard.listings.state.${value}`), n: counts[value] }),
          }))}
          value={ask.state}
          onChange={(state) => onChange({ state })}
        />
      </fieldset>
    </div>
  );
}
