import { useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    // Without a screen.
    () => false,
  );
}

/** Bottom bar, sheets instead of dialogs. */
export const useIsPhoneScreen = (): boolean => useMediaQuery('(max-width: 599.98px)');
