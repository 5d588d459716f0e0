import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedSearchesQuery } from '../../shared/api/saved-searches-query.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { updateSavedSearch } from '../saved-searches/use-saved-searches.ts';

export function AllAlertsSwitch() {
  const { data: searches, error, refetch } = useQuery({ ...savedSearchesQuery, staleTime: 0 });
  const [busy, setBusy] = useState(false);
  if (error && !searches) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!searches) return <div className="skeleton h-11 w-48 max-w-full" aria-busy="true" />;
  if (searches.length === 0) return <p>{t('profile.alerts.none')}</p>;
  const loud = searches.filter(({ paused }) => !paused);
  const paused = loud.length > 0;
  const change = async () => {
    setBusy(true);
    try {
      // One after the other: completed changes are kept when one fails, and the message says how many.
      for (const { id } of paused ? loud : searches) await updateSavedSearch(id, { paused });
    } catch (failure) {
      toast.error(describeProblem(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p role="status">{paused ? t('profile.alerts.on', { n: loud.length }) : t('profile.alerts.off')}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void change()}>
          {t(paused ? 'profile.alerts.turnOff' : 'profile.alerts.turnOn')}
        </Button>
        <ButtonLink href="/dashboard/searches" look="plain">
          {t('profile.alerts.each')}
        </ButtonLink>
      </div>
    </>
  );
}
