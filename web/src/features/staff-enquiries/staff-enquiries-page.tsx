import { ENQUIRY_STATUSES, type EnquiryStatus } from '@naksha/events/kernel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { StaffNav } from '../second-factor/staff-nav.tsx';
import { staffEnquiriesQuery } from './staff-enquiry-calls.ts';
import { StaffEnquiryRow } from './staff-enquiry-row.tsx';

const WAITING = 'waiting';

export default function StaffEnquiriesPage() {
  const [status, setStatus] = useState<EnquiryStatus | typeof WAITING>(WAITING);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    staffEnquiriesQuery(status === WAITING ? undefined : status),
  );
  const enquiries = data?.pages.flatMap((page) => page.enquiries);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-6 sm:px-6">
      <StaffNav />
      <header>
        <h1 className="font-bold text-24">{t('staffEnquiries.title')}</h1>
        <p className="text-muted">{t('staffEnquiries.goal')}</p>
      </header>
      <fieldset>
        <legend className="sr-only">{t('staffEnquiries.filter')}</legend>
        <RadioChoice
          name="status"
          options={[
            { value: WAITING, label: t('staffEnquiries.waiting') },
            ...ENQUIRY_STATUSES.map((value) => ({ value, label: t(`staffEnquiries.status.${value}`) })),
          ]}
          value={status}
          onChange={setStatus}
        />
      </fieldset>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!enquiries && !error && <ListSkeleton rows={4} />}
      {enquiries?.length === 0 && <EmptyState icon="inbox" title={t('staffEnquiries.empty')} />}
      <ul className="flex flex-col gap-3">
        {enquiries?.map((enquiry) => (
          <StaffEnquiryRow key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="self-center">
          {t('staffEnquiries.showMore')}
        </Button>
      )}
    </div>
  );
}
