import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { restoreSession, useSession } from '../shared/session/session.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { HomeKeeper } from './home-keeper.tsx';
import { PageFailure } from './page-failure.tsx';
import type { RouteName } from './route.ts';
import { REDIRECTS, routes } from './routes.ts';

const pages = routes.map((route) => ({ ...route, page: lazy(route.load) }));

/** The page that the address names. Home is beside the others, because it outlives its address. */
export function Pages({ route }: { route: RouteName | undefined }) {
  const [path] = useLocation();
  return (
    <>
      {/* Apart from the page's own, whose key begins it anew with each address. */}
      <PageFailure>
        <HomeKeeper route={route} />
      </PageFailure>
      {route !== 'Home' && (
        <PageFailure key={path}>
          <Suspense fallback={<PageSkeleton />}>
            <Switch>
              {pages.map(({ name, path: pattern, meta, page }) => (
                <Route key={name} path={pattern}>
                  {meta.requiresAuth ? <ForSignedIn page={page} /> : <Shown page={page} />}
                </Route>
              ))}
              <Route>
                <Redirect to={REDIRECTS[path.replace(/\/$/, '')] ?? '/404'} replace />
              </Route>
            </Switch>
          </Suspense>
        </PageFailure>
      )}
    </>
  );
}

const Shown = ({ page: Page }: { page: ComponentType }) => <Page />;

/** Strangers go to Login, and from there back here. An unsure session is asked about first. */
function ForSignedIn({ page: Page }: { page: ComponentType }) {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const [asked, setAsked] = useState(session !== 'unsure');
  useEffect(() => {
    if (!asked) void restoreSession().finally(() => setAsked(true));
  }, [asked]);
  if (session === 'in') return <Page />;
  if (!asked) return <PageSkeleton />;
  const here = search ? `${path}?${search}` : path;
  return <Redirect to={`/login?next=${encodeURIComponent(here)}`} replace />;
}
