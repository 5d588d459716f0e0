import type { Accepted } from '@naksha/events/contracts';
import type { DeadEffect } from '@naksha/events/wire/parked';
import { useQuery } from '@tanstack/react-query';
import { sendCommand } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { TimeAgo } from '../../shared/ui/ago.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { parkedKey, parkedQuery } from '../second-factor/outage-notice.tsx';
import { StaffNav } from '../second-factor/staff-nav.tsx';
import { ParkedRow } from './parked-row.tsx';

export default function StaffParkedPage() {
  const { data, error, refetch } = useQuery({ ...parkedQuery, refetchInterval: REFETCH_MS });
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <StaffNav />
      <header>
        <h1 className="font-bold text-24">{t('staffParked.title')}</h1>
        <p className="text-muted">{t('staffParked.goal')}</p>
      </header>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data && data.keys.length + data.dead + data.late.length === 0 && (
        <EmptyState icon="check" title={t('staffParked.empty')} />
      )}
      {data && data.late.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="font-bold text-20">{t('staffParked.late')}</h2>
          <ul className="flex flex-col gap-3">
            {data.late.map(({ kind, waiting, since, error }) => (
              <li
                key={`${kind} ${error}`}
                className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
              >
                <p className="min-w-0 break-all font-semibold">{kind}</p>
                <p className="text-14 text-muted">
                  {t('staffParked.waiting', { n: waiting })} · <TimeAgo at={since} />
                </p>
                <p className="break-words text-14">{error || t('staffParked.notTried')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data && data.keys.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="font-bold text-20">{t('staffParked.keys', { n: data.keys.length })}</h2>
          <ul className="flex flex-col gap-3">
            {data.keys.map(({ key, position, error, later, parked_at }) => (
              <ParkedRow
                key={key}
                name={key}
                since={parked_at}
                error={error}
                act="release"
                onAct={() => releaseKey(key)}
              >
                {position} · {t('staffParked.later', { n: later })}
              </ParkedRow>
            ))}
          </ul>
        </section>
      )}
      {data && data.dead > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="font-bold text-20">{t('staffParked.effects', { n: data.dead })}</h2>
          <ul className="flex flex-col gap-3">
            {data.effects.map((effect) => (
              <ParkedRow
                key={`${effect.event} ${effect.kind}`}
                name={`${effect.kind} ${effect.subject}`}
                since={effect.since}
                error={effect.error}
                act="retry"
                onAct={() => retryEffect(effect)}
              >
                {t('staffParked.attempts', { n: effect.attempts })}
              </ParkedRow>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const REFETCH_MS = 10_000;

async function releaseKey(key: string): Promise<void> {
  await sendCommand<Accepted>('POST', '/staff/parked/release', { key });
  await queryClient.invalidateQueries({ queryKey: parkedKey });
}

async function retryEffect({ event, kind }: DeadEffect): Promise<void> {
  await sendCommand('POST', '/staff/parked/retry', { event, kind });
  await queryClient.invalidateQueries({ queryKey: parkedKey });
}
