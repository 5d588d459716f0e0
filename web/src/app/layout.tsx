import { findPageByPath, NOT_DEGRADED } from '@naksha/events/contracts';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useDegradedState } from '../shared/api/degraded.ts';
import { OptionalPart } from '../shared/later-part.tsx';
import { lazyWithTimeout } from '../shared/lazy-chunk.ts';
import { lazyWhenIdle } from '../shared/lazy-when-idle.ts';
import { t } from '../shared/messages/t.ts';
import { showSignedOutNotice } from '../shared/session/session.ts';
import { useMediaQuery } from '../shared/ui/use-media.ts';
import { isAccountRoute, requiresSignIn } from './account-routes.ts';
import { Header } from './header.tsx';
import { showsHomeMap } from './map-pages.ts';
import { CurrentPage } from './pages.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';

/** Loaded before the connection is lost. */
const AsOf = lazyWhenIdle(() => import('./as-of.tsx').catch(() => ({ default: WithoutTime })));
const WithoutTime = (_: { since: number }) => (
  <p data-offline className="bg-ink px-4 py-2 text-center text-14 text-surface">
    {t('app.error.network')}
  </p>
);

export function OfflineBar() {
  const [since, setSince] = useState(() => (navigator.onLine ? undefined : Date.now()));
  useEffect(() => {
    const gone = () => setSince(Date.now());
    const back = () => setSince(undefined);
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);
  return (
    <div role="status" className="sticky top-(--header-height) z-30">
      <Suspense>{since !== undefined && <AsOf since={since} />}</Suspense>
    </div>
  );
}

const OverlayParts = lazyWithTimeout(() => import('./overlay-parts.tsx'));
const Footer = lazyWithTimeout(() => import('./footer.tsx'));
const AccountDrawer = lazyWithTimeout(() => import('./account-drawer.tsx'));
const ServerNotice = lazyWithTimeout(() =>
  import('./as-of.tsx').then((part) => ({ default: part.DegradedServiceNotice })),
);

export function Layout() {
  const [path] = useLocation();
  const name = findPageByPath(path)?.name;
  useNavigationEffects();
  useEffect(showSignedOutNotice, []);
  const wide = useMediaQuery('(min-width: 1024px)');
  const degraded = useDegradedState();
  return (
    <div
      data-route={name}
      data-map={showsHomeMap(name) || undefined}
      className={`group/page flex min-h-dvh flex-col pb-(--bottom-inset) ${name === 'Landing' ? 'bg-surface' : 'bg-ground'}`}
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-70 -translate-y-[calc(100%+16px)] rounded-control bg-ink px-4 py-3 text-surface focus:translate-y-0"
      >
        {t('app.skipToContent')}
      </a>
      <Header route={name} />
      <OfflineBar />
      <div role="status">
        <OptionalPart>{degraded !== NOT_DEGRADED && <ServerNotice degraded={degraded} />}</OptionalPart>
      </div>
      {/* A screen high from the start: a footer that moves down when the page comes is the largest layout shift there is. */}
      <div className="flex grow">
        {isAccountRoute(name) && (
          <aside className="w-[300px] shrink-0 border-line border-r bg-surface max-lg:hidden">
            <OptionalPart>{wide && <AccountDrawer route={name} />}</OptionalPart>
          </aside>
        )}
        <main
          id="content"
          tabIndex={-1}
          className="flex min-h-[calc(100dvh-var(--header-height))] min-w-0 grow flex-col outline-none"
        >
          <CurrentPage name={name} />
        </main>
      </div>
      {/* Pages of one's own affairs have none. */}
      {!requiresSignIn(name) && (
        <OptionalPart>
          <Footer route={name} />
        </OptionalPart>
      )}
      <OptionalPart>
        <OverlayParts route={name} />
      </OptionalPart>
    </div>
  );
}
