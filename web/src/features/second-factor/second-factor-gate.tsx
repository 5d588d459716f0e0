import type { FactorAdded } from '@naksha/events/wire/second-factor';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { SecondFactorEnrolment } from './enrol-steps.tsx';
import { SecondFactorProofForm } from './prove-form.tsx';
import { replaceAccessToken, secondFactorQuery } from './second-factor-calls.ts';
import { StaffCard } from './staff-card.tsx';

export function SecondFactorGate({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { data: state, error, refetch } = useQuery(secondFactorQuery);
  const enter = () => void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
  const keep = (added: FactorAdded) => {
    if (added.recovery_codes) onCodes(added.recovery_codes);
    replaceAccessToken(added);
    enter();
  };
  if (error && !state) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!state) return <PageSkeleton />;
  const enrols = state.state === 'enrol';
  return (
    <StaffCard
      title={t(enrols ? 'secondFactor.enrol.title' : 'secondFactor.prove.title')}
      why={[t('secondFactor.prove.why'), enrols && t('secondFactor.enrol.why')].filter(Boolean).join(' ')}
    >
      {enrols ? <SecondFactorEnrolment state={state} onAdded={keep} /> : <SecondFactorProofForm onProven={enter} />}
    </StaffCard>
  );
}
