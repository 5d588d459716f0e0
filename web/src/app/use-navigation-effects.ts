import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { HistoryState } from '../shared/history/layers.ts';
import { restoreSession } from '../shared/session/session.ts';

export function useNavigationEffects(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const wentBack = useRef(false);
  useEffect(() => {
    const back = () => {
      wentBack.current = true;
    };
    const on = () => {
      wentBack.current = false;
    };
    window.addEventListener('popstate', back);
    window.addEventListener('pushState', on);
    return () => {
      window.removeEventListener('popstate', back);
      window.removeEventListener('pushState', on);
    };
  }, []);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    void restoreSession();
    if ((history.state as HistoryState)?.goesOn) return;
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}
