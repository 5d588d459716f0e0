import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchJson, sendRequestOnce } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { signOutAndOpenHome } from '../../shared/sign-out/logout.ts';
import { TimeAgo } from '../../shared/ui/ago.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';

type Session = { id: string; created_at: string; last_used_at: string; current: boolean; device?: string };

const sessionsQuery = queryOptions({
  queryKey: ['me', 'sessions'],
  queryFn: async ({ signal }) => (await fetchJson<{ sessions: Session[] }>('/me/sessions', { signal })).sessions,
  staleTime: 0,
});

export function SessionList() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className="skeleton h-20" aria-busy="true" />;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session: { id, created_at, last_used_at, current, device } }: { session: Session }) {
  const since = formatDateTime(created_at);
  const end = () => {
    sendRequestOnce('DELETE', `/me/sessions/${id}`)
      .then(() => {
        toast.success(t('profile.sessions.ended'));
        return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      })
      .catch((failure: unknown) => toast.error(describeProblem(failure)));
  };
  return (
    <li data-session={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{t(current ? 'profile.sessions.here' : 'profile.sessions.other')}</p>
        {device && <p className="text-14">{device}</p>}
        <p className="text-14 text-muted">{t('profile.sessions.since', { time: since })}</p>
        {!current && (
          <p className="text-14 text-muted">
            {t('profile.sessions.used')} <TimeAgo at={last_used_at} />
          </p>
        )}
      </div>
      {current ? (
        <Button onClick={() => void signOutAndOpenHome()}>{t('profile.sessions.signOut')}</Button>
      ) : (
        <Button look="danger" aria-label={t('profile.sessions.endOne', { time: since })} onClick={end}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
