import { PAGES } from '@naksha/events/contracts';
import type { Parked } from '@naksha/events/wire/parked';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { fetchJson } from '../../shared/api/api.ts';
import { t } from '../../shared/messages/t.ts';
import { TimeAgo } from '../../shared/ui/ago.tsx';

export const parkedKey = ['me', 'parked'] as const;

export const parkedQuery = queryOptions({
  queryKey: parkedKey,
  queryFn: ({ signal }) => fetchJson<Parked>('/staff/parked', { signal }),
  staleTime: 0,
});

/** A task counts as late after a minute, so a page that stays open shows an outage within two. */
export const REFETCH_MS = 30_000;

export function OutageNotice() {
  const { data } = useQuery({ ...parkedQuery, refetchInterval: REFETCH_MS });
  if (!data || data.late.length === 0) return null;
  const waiting = data.late.reduce((sum, { waiting }) => sum + waiting, 0);
  return (
    <p role="status" className="rounded-card border border-line bg-surface p-4 text-14">
      <span className="font-semibold">
        {t(data.sms_gateway_down ? 'staffParked.smsGatewayDown' : 'staffParked.late')}
      </span>{' '}
      {t('staffParked.waiting', { n: waiting })} · <TimeAgo at={data.late[0].since} />{' '}
      <Link href={PAGES.StaffParked.path} className="underline underline-offset-4">
        {t('staffParked.title')}
      </Link>
    </p>
  );
}
