import type { City } from '@naksha/events/wire/cities';
import { Suspense, useEffect, useState } from 'react';
import { useHistoryLayer } from '../../../shared/history/use-layer.ts';
import { lazyWhenIdle } from '../../../shared/lazy-when-idle.ts';
import { t } from '../../../shared/messages/t.ts';
import { nameInLocale } from '../../../shared/places/place-name.ts';
import { FirstLoadIcon } from '../../../shared/ui/first-icon.tsx';
import { storeCityId } from '../view/starting-city.ts';

const CityPicker = lazyWhenIdle(() => import('./city-picker.tsx'));
/** Milliseconds (requirement C-07). */
const SAID_FOR = 5000;

type Props = { cities: readonly City[]; shown: City | undefined; disabled: boolean; onChoose(city: City): void };

export function CityPickerButton({ cities, shown, disabled, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  useHistoryLayer(open, () => setOpen(false));
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setChanged(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [changed]);
  const choose = (city: City) => {
    setOpen(false);
    storeCityId(city.id);
    onChoose(city);
    if (city.id !== shown?.id) setChanged(true);
  };
  return (
    <div className="relative shrink-0">
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={disabled}
        aria-label={shown ? t('home.city.change', { city: nameInLocale(shown) }) : t('home.city.choose')}
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-1 rounded-control px-3 font-semibold text-14 hover:not-disabled:bg-ground disabled:opacity-50"
      >
        <FirstLoadIcon name="pin" size={16} />
        {/* As wide as the longest name: nothing moves when the name comes, nor when it changes. Where it can't, the search has the room. */}
        <span className={`@max-[16rem]:hidden text-left ${disabled ? '' : 'min-w-21'}`}>
          {shown ? nameInLocale(shown) : t('home.city')}
        </span>
        {!disabled && <FirstLoadIcon name="chevronDown" size={16} />}
      </button>
      <div role="status" className="absolute top-full right-0 z-50">
        {changed && (
          <p className="mt-1 whitespace-nowrap rounded-control bg-ink px-3 py-2 text-14 text-surface shadow-lift">
            {t('home.city.changed')}
          </p>
        )}
      </div>
      <Suspense>
        {open && <CityPicker cities={cities} current={shown} onChoose={choose} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
