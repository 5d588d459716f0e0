import { PAGE_ALIASES, PAGE_PATTERNS, PAGES, type Page, type PageName } from '@naksha/events/contracts';
import { type ReactNode, Suspense, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { lazyChunk } from '../shared/lazy-chunk.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { ForSignedIn } from './for-signed-in.tsx';
import { KeepHomeMounted } from './home-keeper.tsx';
import { isMapPage } from './map-pages.ts';
import { PAGE_COMPONENTS } from './page-components.ts';
import { PageFailure } from './page-failure.tsx';

const ForStaff = lazyChunk(() => import('./for-staff.tsx'));
const UpdateHead = lazyChunk(() => import('./shown-head.tsx'));

const pages = (Object.keys(PAGE_COMPONENTS) as (keyof typeof PAGE_COMPONENTS)[]).map(
  (name) => [name, lazyChunk(PAGE_COMPONENTS[name])] as const,
);

export function Pages({ name }: { name: PageName | undefined }) {
  const [path] = useLocation();
  const [served] = useState(path);
  const [moved, setMoved] = useState(false);
  if (!moved && path !== served) setMoved(true);
  const alias = PAGE_ALIASES[path.replace(/\/$/, '')];
  return (
    <>
      {/* Apart from the page's own, whose key begins it anew with each address. */}
      <PageFailure>
        <KeepHomeMounted name={name} moved={moved} />
      </PageFailure>
      {!isMapPage(name) && (
        <PageFailure key={path}>
          <Suspense fallback={<PageSkeleton />}>
            <Switch>
              {pages.map(([one, Shown]) => (
                <Route key={one} path={PAGE_PATTERNS[one]}>
                  <WithAccessRules page={PAGES[one]}>
                    {/* Before the page, which may know better, and never before its words have come. */}
                    {moved && <UpdateHead page={PAGES[one]} />}
                    <Shown />
                  </WithAccessRules>
                </Route>
              ))}
              <Route>
                <Redirect to={PAGES[alias ?? 'NotFound'].path} replace />
              </Route>
            </Switch>
          </Suspense>
        </PageFailure>
      )}
    </>
  );
}

function WithAccessRules({ page, children }: { page: Page; children: ReactNode }) {
  const { requiresAuth } = page.meta;
  if (!requiresAuth) return children;
  return <ForSignedIn>{requiresAuth === 'staff' ? <ForStaff page={page}>{children}</ForStaff> : children}</ForSignedIn>;
}
