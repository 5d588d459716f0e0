import { PAGES, type Page } from '@naksha/events/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { findFirstAllowedStaffPage, mayOpenStaffPage } from '../features/second-factor/may-open.ts';
import { RecoveryCodes } from '../features/second-factor/recovery-codes.tsx';
import { SecondFactorGate } from '../features/second-factor/second-factor-gate.tsx';
import { StaffCard } from '../features/second-factor/staff-card.tsx';
import { t } from '../shared/messages/t.ts';
import { profileQuery } from '../shared/session/profile.ts';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';

export default function StaffPageGate({ page, children }: { page: Page; children: ReactNode }) {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  // Kept here, because the session has staff rights as soon as the first factor exists, but the codes must be read
  // first.
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <StaffCard title={t('secondFactor.codes.title')} why={t('secondFactor.codes.why')}>
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      </StaffCard>
    );
  if (profile?.is_staff)
    return mayOpenStaffPage(page, profile) ? (
      children
    ) : (
      <Redirect to={findFirstAllowedStaffPage(profile).path} replace />
    );
  if (profile?.second_factor_wanted) return <SecondFactorGate onCodes={setCodes} />;
  if (profile) return <Redirect to={PAGES.NotFound.path} replace />;
  if (!error) return <PageSkeleton />;
  return (
    <div className="m-auto w-full max-w-xl p-6">
      <LoadFailure error={error} onRetry={() => void refetch()} />
    </div>
  );
}
