import { useEffect, useRef } from 'react';

const BESIDE = '(min-width: 1024px)';

export function useScrollIntoView<Of extends HTMLElement>() {
  const opened = useRef<Of>(null);
  useEffect(() => {
    if (matchMedia(BESIDE).matches) return;
    opened.current?.scrollIntoView({ block: 'start' });
    opened.current?.focus({ preventScroll: true });
  }, []);
  return opened;
}
