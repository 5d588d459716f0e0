import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { writeHead } from '../shared/page-head.ts';
import { restoreSession } from '../shared/session/session.ts';
import type { RouteName } from './route.ts';
import { headOf } from './route-head.ts';
import { routes } from './routes.ts';

const HOME_META = { title: 'app.title.home' } as const;

/** What a move to another page does beside showing it: head, scroll, focus, and a kept token that is still unsure. */
export function useNavigationEffects(name: RouteName | undefined): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const wentBack = useRef(false);
  useEffect(() => {
    const back = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    void restoreSession();
    const meta = name === 'Home' ? HOME_META : routes.find((route) => route.name === name)?.meta;
    // A listing writes its own head once it is loaded.
    if (meta && name !== 'SingleProperty') writeHead(headOf(meta), location.origin + location.pathname);
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, name]);
}
