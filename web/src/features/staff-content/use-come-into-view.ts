import { useEffect, useRef } from 'react';

/** Below it what is opened stands under the list. */
const BESIDE = '(min-width: 1024px)';

/** What was opened out of a list above it is scrolled to and focused, where the list does not stand beside it. */
export function useComeIntoView<Of extends HTMLElement>() {
  const opened = useRef<Of>(null);
  useEffect(() => {
    if (matchMedia(BESIDE).matches) return;
    opened.current?.scrollIntoView({ block: 'start' });
    opened.current?.focus({ preventScroll: true });
  }, []);
  return opened;
}
