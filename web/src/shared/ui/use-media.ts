import { useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
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
export const usePhone = (): boolean => useMedia('(max-width: 599.98px)');
