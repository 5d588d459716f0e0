import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

const store = getDefaultStore();
const pageCity = atom<string | undefined>(undefined);

/** The page's city, by id or name. */
export const useCityOfPage = (): string | undefined => useAtomValue(pageCity);

/** Sets the header's city while the page is shown. */
export function useTellCity(city: string): void {
  useEffect(() => {
    store.set(pageCity, city || undefined);
    return () => store.set(pageCity, undefined);
  }, [city]);
}
