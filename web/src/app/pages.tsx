import { PAGE_ALIASES, PAGE_PATTERNS, PAGES, type Page, type PageName } from '@naksha/events/contracts';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { lazyWithTimeout } from '../shared/lazy-chunk.ts';
import { t } from '../shared/messages/t.ts';
import { Button } from '../shared/ui/button.tsx';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { PersistentHomePage } from './home-keeper.tsx';
import { showsHomeMap } from './map-pages.ts';
import { PAGE_COMPONENTS } from './page-components.ts';
import { reloadWhenServerResponds } from './reload-on-lost-chunk.ts';

class PageFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    console.error('page crashed:', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="m-auto flex max-w-md flex-col items-center gap-4 p-6 text-center">
        <h1 className="text-24 font-bold">{t('app.error.page')}</h1>
        <p className="text-muted">{navigator.onLine ? t('app.error.pageHint') : t('app.error.network')}</p>
        <Button look="dark" onClick={() => void reloadWhenServerResponds()}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
}

const ForSignedIn = lazyWithTimeout(() => import('./for-signed-in.tsx'));
const UpdateHead = lazyWithTimeout(() => import('./shown-head.tsx'));

const pages = (Object.keys(PAGE_COMPONENTS) as (keyof typeof PAGE_COMPONENTS)[]).map(
  (name) => [name, lazyWithTimeout(PAGE_COMPONENTS[name])] as const,
);

export function CurrentPage({ name }: { name: PageName | undefined }) {
  const [path] = useLocation();
  const [served] = useState(path);
  const [moved, setMoved] = useState(false);
  if (!moved && path !== served) setMoved(true);
  const alias = PAGE_ALIASES[path.replace(/\/$/, '')];
  return (
    <>
      {/* Apart from the page's own, whose key begins it anew with each address. */}
      <PageFailure>
        <PersistentHomePage name={name} moved={moved} />
      </PageFailure>
      {!showsHomeMap(name) && (
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

const WithAccessRules = ({ page, children }: { page: Page; children: ReactNode }) =>
  page.meta.requiresAuth ? <ForSignedIn page={page}>{children}</ForSignedIn> : children;
