import { LEAD_STATUSES, type LeadStatus } from '@naksha/events/kernel';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Choice } from '../../shared/ui/choice.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LeadRow } from './lead-row.tsx';
import { useLeads } from './use-leads.ts';

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
          <Choice
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
