import type { ListingId } from '@naksha/events/kernel';
import { formatRupees } from '@naksha/events/kernel';
import type { HistoryEntry, ListingHistory } from '@naksha/events/wire/review';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchJson } from '../../shared/api/api.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { RejectionReasons } from '../../shared/reasons/rejection-reasons.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { describeClaimant } from './claim-bar.tsx';

export function ListingHistoryPanel({ id }: { id: ListingId }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t('staff.review.history')}</summary>
      {open && <Entries id={id} />}
    </details>
  );
}

function Entries({ id }: { id: ListingId }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['me', 'listing-history', id],
    queryFn: ({ signal }) => fetchJson<ListingHistory>(`/staff/listings/${id}/history`, { signal }),
    staleTime: 0,
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  return (
    <ol className="flex flex-col gap-3 text-14">
      {data.entries.map((entry) => (
        <li key={`${entry.at} ${entry.what}`}>
          <HistoryEntryRow entry={entry} />
        </li>
      ))}
    </ol>
  );
}

export function HistoryEntryRow({ entry }: { entry: HistoryEntry }) {
  const { what, at, by, role, initial = '', checks, sample, withdrawn, codes, reasons, price } = entry;
  const who = by === 'staff' && role ? describeClaimant({ role, initial }) : t(`staff.by.${by}`);
  return (
    <>
      <p>
        <span className="font-semibold">{t(`staff.event.${what}`)}</span>
        {price !== undefined && ` · ${formatRupees(price)}`}
        <span className="text-muted">
          {' '}
          · {who} · <time dateTime={at}>{formatDateTime(at)}</time>
        </span>
      </p>
      {checks && checks.length > 0 && (
        <p className="text-muted">{checks.map((check) => t(`trade.check.${check}`)).join(' · ')}</p>
      )}
      {sample && <p className="text-muted">{t('staff.batch.receipt', sample)}</p>}
      {withdrawn?.map((reason) => (
        <p key={reason} className="text-muted">
          {t('staff.review.withdraw', { reason: t(`trade.reason.${reason}`) })}
        </p>
      ))}
      {(codes || reasons) && <RejectionReasons codes={codes} reasons={reasons} />}
    </>
  );
}
