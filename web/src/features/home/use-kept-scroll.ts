import { useEffect, useLayoutEffect, useRef } from 'react';

export function useRestoreListScroll(active: boolean): void {
  const kept = useRef(0);
  const wasActive = useRef(active);
  useLayoutEffect(() => {
    if (active && !wasActive.current) window.scrollTo(0, kept.current);
    wasActive.current = active;
  }, [active]);
  useEffect(() => {
    if (!active) return;
    const keep = () => {
      kept.current = window.scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [active]);
}
