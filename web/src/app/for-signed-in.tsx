import { PAGES, type Page } from '@naksha/events/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { lazyWithTimeout } from '../shared/lazy-chunk.ts';
import { restoreSession, useSession } from '../shared/session/session.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';

const ForStaff = lazyWithTimeout(() => import('./for-staff.tsx'));

export default function ForSignedIn({ page, children }: { page: Page; children: ReactNode }) {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const [asked, setAsked] = useState(session !== 'unsure');
  useEffect(() => {
    if (!asked) void restoreSession().finally(() => setAsked(true));
  }, [asked]);
  if (session === 'in')
    return page.meta.requiresAuth === 'staff' ? <ForStaff page={page}>{children}</ForStaff> : children;
  if (!asked) return <PageSkeleton />;
  if (page.worksOnDevice) return children;
  const here = search ? `${path}?${search}` : path;
  return <Redirect to={`${PAGES.Login.path}?next=${encodeURIComponent(here)}`} replace />;
}
