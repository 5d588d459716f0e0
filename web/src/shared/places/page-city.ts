import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

const store = getDefaultStore();
const pageCity = atom<string | undefined>(undefined);

/** The city that the page is about: its id, or its name as listings have it. */
export const useCityOfPage = (): string | undefined => useAtomValue(pageCity);

/** Tells the header which city the page is about, for as long as it is shown. */
export function useTellCity(city: string): void {
  useEffect(() => {
    store.set(pageCity, city || undefined);
    return () => store.set(pageCity, undefined);
  }, [city]);
}
