import { Dialog } from '@base-ui/react/dialog';
import type { City } from '@naksha/events/wire/cities';
import { useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { nameInLocale } from '../../../shared/places/place-name.ts';
import { preventTabOnFocusGuard } from '../../../shared/ui/hold-tab.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

export const filterCitiesByNamePart = (cities: readonly City[], typed: string): City[] =>
  cities.filter(({ name, names }) =>
    [name, ...Object.values(names ?? {})].some((one) => normalizeName(one).includes(normalizeName(typed.trim()))),
  );

/** Normalizes composed nuktas. */
const normalizeName = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Requirements C-01 to C-09. */
const MAX_LENGTH = 50;

type Props = { cities: readonly City[]; current: City | undefined; onChoose(city: City): void; onClose(): void };

export default function CityPicker({ cities, current, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const found = filterCitiesByNamePart(cities, typed);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal onKeyDown={preventTabOnFocusGuard}>
        <Dialog.Popup className="fixed inset-0 z-70 overflow-y-auto bg-surface">
          <div className="mx-auto grid max-w-2xl gap-4 p-4 sm:pt-12">
            <div className="flex items-start justify-between gap-3">
              <div>
                <Dialog.Title className="font-bold text-24">{t('home.city.choose')}</Dialog.Title>
                {current && <p className="text-muted">{t('home.city.current', { city: nameInLocale(current) })}</p>}
              </div>
              <Dialog.Close
                aria-label={t('app.close')}
                className="grid size-11 place-items-center rounded-control hover:bg-ground"
              >
                <Icon name="close" size={24} />
              </Dialog.Close>
            </div>
            <input
              type="search"
              aria-label={t('home.city.search')}
              placeholder={t('home.city.search')}
              maxLength={MAX_LENGTH}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="min-h-12 rounded-control border border-control px-3 text-16"
            />
            <h2 className="font-semibold text-14 text-muted">{t('home.city.suggested')}</h2>
            <ul className="grid gap-2 sm:grid-cols-2">
              {found.map((city) => (
                <li key={city.id}>
                  <button
                    type="button"
                    aria-current={city.id === current?.id || undefined}
                    onClick={() => onChoose(city)}
                    className={`flex min-h-16 w-full items-center gap-3 rounded-card border p-3 text-left hover:bg-ground ${
                      city.id === current?.id ? 'border-ink' : 'border-line'
                    }`}
                  >
                    <Icon name="pin" />
                    <span className="grow">
                      <span className="block font-semibold">{nameInLocale(city)}</span>
                      <span className="block text-12 text-muted">
                        {t('home.city.localities', { n: city.localities.length })}
                      </span>
                    </span>
                    {city.id === current?.id && <Icon name="check" />}
                  </button>
                </li>
              ))}
            </ul>
            {found.length === 0 && <p role="status">{t('home.city.none')}</p>}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
