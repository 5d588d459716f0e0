import { useEffect } from 'react';
import { createSharedValue, useSharedValue } from '../state/shared-value.ts';

const pageCity = createSharedValue<string | undefined>(undefined);

/** The city that the page is about: its id, or its name as listings have it. */
export const useCityOfPage = (): string | undefined => useSharedValue(pageCity);

/** Tells the header which city the page is about, for as long as it is shown. */
export function useTellCity(city: string): void {
  useEffect(() => {
    pageCity.set(city || undefined);
    return () => pageCity.set(undefined);
  }, [city]);
}
