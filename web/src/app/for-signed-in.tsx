import { PAGES } from '@naksha/events/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { restoreSession, useSession } from '../shared/session/session.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';

export function ForSignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const [asked, setAsked] = useState(session !== 'unsure');
  useEffect(() => {
    if (!asked) void restoreSession().finally(() => setAsked(true));
  }, [asked]);
  if (session === 'in') return children;
  if (!asked) return <PageSkeleton />;
  const here = search ? `${path}?${search}` : path;
  return <Redirect to={`${PAGES.Login.path}?next=${encodeURIComponent(here)}`} replace />;
}
