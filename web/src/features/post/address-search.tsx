import type { Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { FoundAddress, GeocodeAnswer } from '@naksha/events/wire/geocode';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';

type Props = {
  cities: readonly City[];
  city: City | undefined;
  onCity: (id: string) => void;
  onFound: (at: Position) => void;
};
type Asked = { address: string; city: string | undefined };

/** Cleared with the page, because addresses are personal. */
const addressQuery = (asked: Asked | undefined) =>
  queryOptions({
    queryKey: ['address', asked],
    queryFn: ({ signal }) =>
      fetchPublicJson<GeocodeAnswer>('/geocode', { query: { q: asked?.address ?? '', city: asked?.city }, signal }),
    enabled: asked !== undefined,
    gcTime: 0,
    retry: false,
  });

/** Sends the address on request, so that no partial address is sent. */
export default function AddressSearch({ cities, city, onCity, onFound }: Props) {
  const [address, setAddress] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const answer = useQuery(addressQuery(asked));

  const find = () => address.trim() !== '' && setAsked({ address: address.trim(), city: city?.id });
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Does not submit the surrounding form.
    event.preventDefault();
    find();
  };
  const choose = (found: FoundAddress) => {
    setAsked(undefined);
    onFound(found.position);
  };

  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-3 sm:grid-cols-[160px_minmax(0,1fr)_auto] sm:items-end">
        {cities.length > 0 && (
          <Field label={t('post.address.city')}>
            {(control) => (
              <Select {...control} value={city?.id} onChange={(event) => onCity(event.target.value)}>
                {cities.map(({ id, ...city }) => (
                  <option key={id} value={id}>
                    {nameInLocale(city)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={t('post.address')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={160}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              onKeyDown={onEnter}
            />
          )}
        </Field>
        <Button onClick={find}>
          <Icon name="search" />
          {t('post.address.find')}
        </Button>
      </div>
      <div aria-live="polite">
        {answer.isFetching && <p className="text-14 text-muted">{t('app.loading')}</p>}
        {answer.error && <p className="text-14 text-red">{describeProblem(answer.error)}</p>}
        {answer.data && <Found answer={answer.data} onChoose={choose} />}
      </div>
    </div>
  );
}

function Found({ answer, onChoose }: { answer: GeocodeAnswer; onChoose: (found: FoundAddress) => void }) {
  const { found, geocoder, credit } = answer;
  return (
    <>
      {found.length === 0 && <p className="text-14">{t('post.address.none')}</p>}
      <ul className="flex flex-col gap-1">
        {found.map((one) => (
          <li key={`${one.name} ${one.position.lat} ${one.position.lng}`}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left hover:bg-ground"
              onClick={() => onChoose(one)}
            >
              <Icon name="pin" />
              <span className="min-w-0 break-words">{one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {geocoder === 'away' && <p className="text-14 text-muted">{t('post.address.away')}</p>}
      {credit && <p className="text-12 text-muted">{credit}</p>}
    </>
  );
}
