import { LEAD_STATUSES, type LeadStatus } from '@naksha/events/kernel';
import type { Lead, LeadInbox } from '@naksha/events/wire/leads';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchJson } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { useLiveMessages } from '../../shared/live/live.ts';
import { t } from '../../shared/messages/t.ts';
import { ownListingsKey } from '../../shared/session/own-listings.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LeadRow } from './lead-row.tsx';

export default function LeadsPage() {
  const { inbox, error, refetch, arrived } = useLeads();
  const [status, setStatus] = useState<LeadStatus | 'all'>('all');
  const shown = inbox?.leads.filter((lead) => status === 'all' || lead.status === status);
  const counted = (name: string, n: number) => t('dashboard.leads.count', { name, n });
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <header>
        <h1 className="font-bold text-24">{t('dashboard.leads.title')}</h1>
        <p className="text-muted">{t('dashboard.leads.live')}</p>
      </header>
      <p role="status" className="sr-only">
        {arrived.size > 0 && t('dashboard.leads.arrived', { n: arrived.size })}
      </p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!inbox && !error && <ListSkeleton rows={4} />}
      {inbox && inbox.leads.length > 0 && (
        <fieldset>
          <legend className="sr-only">{t('dashboard.leads.title')}</legend>
          <RadioChoice
            name="status"
            options={[
              { value: 'all' as const, label: counted(t('dashboard.leads.all'), inbox.leads.length) },
              ...LEAD_STATUSES.map((value) => ({
                value,
                label: counted(t(`trade.lead.${value}`), inbox.counts[value]),
              })),
            ]}
            value={status}
            onChange={setStatus}
          />
        </fieldset>
      )}
      {inbox?.leads.length === 0 && (
        <EmptyState icon="inbox" title={t('dashboard.leads.empty')} hint={t('dashboard.leads.emptyHint')}>
          <ButtonLink href="/dashboard/listing">{t('dashboard.listings.title')}</ButtonLink>
        </EmptyState>
      )}
      {inbox && inbox.leads.length > 0 && shown?.length === 0 && (
        <EmptyState icon="filter" title={t('dashboard.leads.emptyStatus')} />
      )}
      <ul className="flex flex-col gap-3">
        {shown?.map((lead) => (
          <LeadRow key={lead.id} lead={lead} fresh={arrived.has(lead.id)} />
        ))}
      </ul>
      {inbox && inbox.leads.length > 0 && <p className="text-14 text-muted">{t('dashboard.leads.office')}</p>}
    </div>
  );
}

const inboxKey = ['me', 'leads'] as const;

function useLeads() {
  const { data, error, refetch } = useQuery({
    queryKey: inboxKey,
    queryFn: ({ signal }) => fetchJson<LeadInbox>('/me/leads', { signal }),
    // The stream may have been closed before.
    staleTime: 0,
  });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useLiveMessages((message) => {
    if (message.event === 'reload') void refetch();
    if (message.event !== 'lead') return;
    const { lead } = message.data;
    const known = queryClient.getQueryData<LeadInbox>(inboxKey)?.leads.some(({ id }) => id === lead.id) ?? true;
    if (!known) setArrived((before) => new Set(before).add(lead.id));
    queryClient.setQueryData<LeadInbox>(inboxKey, (inbox) => inbox && updateLeadInInbox(inbox, lead));
    void queryClient.invalidateQueries({ queryKey: ownListingsKey });
  });
  return { inbox: data, error, refetch, arrived };
}

/** Idempotent. */
export function updateLeadInInbox(inbox: LeadInbox, lead: Lead): LeadInbox {
  const before = inbox.leads.find(({ id }) => id === lead.id);
  const rest = inbox.leads.filter(({ id }) => id !== lead.id);
  const counts = { ...inbox.counts };
  if (before) counts[before.status] -= 1;
  counts[lead.status] += 1;
  const leads = [...rest, lead].sort((a, b) => b.contacted_at.localeCompare(a.contacted_at));
  return { leads, counts };
}
