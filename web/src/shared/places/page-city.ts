import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

const store = getDefaultStore();
const pageCity = atom<string | undefined>(undefined);

export const usePageCity = (): string | undefined => useAtomValue(pageCity);

export function useSetPageCity(city: string): void {
  useEffect(() => {
    store.set(pageCity, city || undefined);
    return () => store.set(pageCity, undefined);
  }, [city]);
}
