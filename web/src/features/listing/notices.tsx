import type { Property } from '@naksha/events/wire/property';
import { type ReactNode, Suspense } from 'react';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-paths.ts';

const RejectionReasons = lazyWithTimeout(() =>
  import('../../shared/reasons/rejection-reasons.tsx').then((part) => ({ default: part.RejectionReasons })),
);

export function ListingNotices({ property }: { property: Property }) {
  const { listing_state: state, mine, edit_status, reasons, reason_codes: codes, demo, state: shown } = property;
  return (
    <>
      {state === 'under_review' && (
        <Notice icon="clock">{t(mine ? 'listing.underReview.owner' : 'listing.underReview.staff')}</Notice>
      )}
      {state === 'rejected' && (
        <Notice icon="alert">
          {t('listing.rejected')}
          <Suspense>
            <RejectionReasons codes={codes} reasons={reasons} />
          </Suspense>
        </Notice>
      )}
      {state === 'verified' && edit_status === 'in_review' && <Notice icon="clock">{t('listing.editInReview')}</Notice>}
      {(state === 'sold' || state === 'sold_by_naksha') && <Notice icon="info">{t('listing.soldText')}</Notice>}
      {state === 'verified' && shown === 'stale' && <Notice icon="clock">{t('listing.stale')}</Notice>}
      {demo && <Notice icon="info">{t('listing.demo')}</Notice>}
    </>
  );
}

const Notice = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div className="flex gap-3 rounded-card border border-control bg-surface p-4 text-14">
    <Icon name={icon} />
    <div>{children}</div>
  </div>
);
