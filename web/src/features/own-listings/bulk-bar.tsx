import type { OwnListing } from '@naksha/events/wire/own-listings';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { pendingDeletions } from './deletions.ts';
import { confirmAvailabilityOfListings } from './own-calls.ts';
import { describeOwnListingError } from './own-words.ts';

type Props = {
  listings: readonly OwnListing[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** The focused row is gone by then. */
  onDeleted: () => void;
};

export function BulkActionsBar({ listings, chosen, onChoose, onDeleted }: Props) {
  const [busy, setBusy] = useState(false);
  const picked = listings.filter(({ id }) => chosen.has(id));
  const onMarket = picked.filter(({ listing_state }) => listing_state === 'verified');
  const whole = picked.length === listings.length && picked.length > 0;
  const confirm = () => {
    setBusy(true);
    confirmAvailabilityOfListings(onMarket.map(({ id }) => id))
      .then(({ confirmed, refused }) => {
        toast.success(t('dashboard.listings.confirmedTogether', { n: confirmed }));
        if (refused.length > 0) toast.error(t('dashboard.listings.notConfirmed', { n: refused.length }));
        onChoose(new Set());
      })
      .catch((error: unknown) => toast.error(describeOwnListingError(error)))
      .finally(() => setBusy(false));
  };
  const remove = () => {
    for (const { id, title } of picked) pendingDeletions.hold({ id, title });
    onChoose(new Set());
    onDeleted();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="flex min-h-11 items-center gap-2 text-14">
        <input
          type="checkbox"
          className="size-5"
          checked={whole}
          onChange={() => onChoose(new Set(whole ? [] : listings.map(({ id }) => id)))}
        />
        {t('dashboard.listings.chooseShown', { n: listings.length })}
      </label>
      <Button look="dark" busy={busy} disabled={onMarket.length === 0} onClick={confirm}>
        <Icon name="check" />
        {onMarket.length > 0
          ? t('dashboard.listings.confirmChosen', { n: onMarket.length })
          : t('listing.own.stillAvailable')}
      </Button>
      <Button look="plain" disabled={picked.length === 0} onClick={remove}>
        <Icon name="trash" />
        {picked.length > 0 ? t('dashboard.listings.deleteChosen', { n: picked.length }) : t('listing.own.delete')}
      </Button>
    </div>
  );
}
