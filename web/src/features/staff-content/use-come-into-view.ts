import { useEffect, useRef } from 'react';

/** On narrower screens the opened item is below the list. */
const BESIDE = '(min-width: 1024px)';

/** Scrolls to and focuses an opened item, unless it is next to the list. */
export function useComeIntoView<Of extends HTMLElement>() {
  const opened = useRef<Of>(null);
  useEffect(() => {
    if (matchMedia(BESIDE).matches) return;
    opened.current?.scrollIntoView({ block: 'start' });
    opened.current?.focus({ preventScroll: true });
  }, []);
  return opened;
}
