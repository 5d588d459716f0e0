import { LEAD_STATUSES, type LeadStatus } from '@naksha/events/kernel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { StaffNav } from '../second-factor/staff-nav.tsx';
import { staffLeadsQuery } from './staff-lead-calls.ts';
import { StaffLeadRow } from './staff-lead-row.tsx';

const WAITING = 'waiting';

export default function StaffLeadsPage() {
  const [status, setStatus] = useState<LeadStatus | typeof WAITING>(WAITING);
  const [city, setCity] = useState<string>();
  const asked = { city, ...(status !== WAITING && { status }) };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, dataUpdatedAt } = useInfiniteQuery(
    staffLeadsQuery(asked),
  );
  const leads = data?.pages.flatMap((page) => page.leads);
  const open = data?.pages[0]?.open ?? [];
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <StaffNav />
      <header>
        <h1 className="font-bold text-24">{t('staffLeads.title')}</h1>
        <p className="text-muted">{t('staffLeads.goal')}</p>
      </header>
      <fieldset>
        <legend className="sr-only">{t('staffLeads.filter')}</legend>
        <RadioChoice
          name="status"
          options={[
            { value: WAITING, label: t('staffLeads.waiting') },
            ...LEAD_STATUSES.map((value) => ({ value, label: t(`trade.lead.${value}`) })),
          ]}
          value={status}
          onChange={setStatus}
        />
      </fieldset>
      {(open.length > 1 || city !== undefined) && (
        <Field label={t('staffLeads.city')} className="max-w-xs">
          {(control) => (
            <Select {...control} value={city ?? ''} onChange={({ target }) => setCity(target.value || undefined)}>
              <option value="">{t('staffLeads.everyCity')}</option>
              {open
                .filter((one) => one.city)
                .map((one) => (
                  <option key={one.city} value={one.city}>
                    {t('staffLeads.cityCount', { city: one.city, n: one.leads })}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      )}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!leads && !error && <ListSkeleton rows={4} />}
      {leads?.length === 0 && <EmptyState icon="inbox" title={t('staffLeads.empty')} />}
      <ul className="flex flex-col gap-3">
        {leads?.map((lead) => (
          <StaffLeadRow key={lead.id} lead={lead} now={dataUpdatedAt} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="self-center">
          {t('staffLeads.showMore')}
        </Button>
      )}
    </div>
  );
}
