import { PAGES } from '@naksha/events/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { waitingBatchesQuery } from './batch-calls.ts';
import { computeReviewTimeLeft, formatReviewTimeLeft } from './review-clock.ts';
import { useRegularlyUpdatedNow } from './use-minute.ts';

export function WaitingBatches() {
  const now = useRegularlyUpdatedNow();
  const { data: batches = [] } = useQuery(waitingBatchesQuery);
  if (batches.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t('staff.batch.title', { n: batches.length })}
      </summary>
      <ul className="flex flex-col gap-1 pb-3">
        {batches.map(({ id, dealer, waiting, waiting_since }) => (
          <li key={id}>
            <Link
              href={`${PAGES.StaffReview.path}?batch=${id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-control px-2 hover:bg-ground"
            >
              <span className="min-w-0 break-words">
                {t('staff.batch.row', { dealer: dealer || t('staff.batch.nobody'), n: waiting })}
              </span>
              <span className="flex items-center gap-1 text-14 text-muted">
                <Icon name="clock" size={16} />
                {formatReviewTimeLeft(computeReviewTimeLeft(waiting_since, now))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
