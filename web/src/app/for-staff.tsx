import { PAGES } from '@naksha/events/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { profileQuery } from '../shared/session/profile.ts';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';

/** To everyone else there is no such page. */
export default function ForStaff({ children }: { children: ReactNode }) {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (profile?.is_staff) return children;
  if (profile) return <Redirect to={PAGES.NotFound.path} replace />;
  if (!error) return <PageSkeleton />;
  return (
    <div className="m-auto w-full max-w-xl p-6">
      <LoadFailure error={error} onRetry={() => void refetch()} />
    </div>
  );
}
