import type { ListingId } from '@naksha/events/kernel';
import { useState } from 'react';
import { formatDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { relistSoldListing } from './own-calls.ts';
import { describeOwnListingError } from './own-words.ts';

export function RelistButton({ id, until }: { id: ListingId; until: string | undefined }) {
  const [busy, setBusy] = useState(false);
  if (until === undefined || Date.now() > Date.parse(until)) return null;
  const run = () => {
    setBusy(true);
    relistSoldListing(id)
      .then(() => toast.success(t('listing.own.relisted')))
      .catch((problem: unknown) => toast.error(describeOwnListingError(problem)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button look="dark" busy={busy} onClick={run}>
        <Icon name="key" />
        {t('listing.own.relist')}
      </Button>
      <span className="flex items-center text-14 text-muted">
        {t('listing.own.relistUntil', { day: formatDay(until) })}
      </span>
    </>
  );
}
