import type { ListingId } from '@naksha/events/kernel';
import type { ListingState } from '@naksha/events/wire/listing-card';
import type { OwnListing } from '@naksha/events/wire/own-listings';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { pendingDeletions } from './deletions.ts';
import { QuestionForOwner } from './owner-question.tsx';
import { PriceForm } from './price-form.tsx';
import { RelistButton } from './relist-button.tsx';
import { ConfirmSoldDialog } from './sold-confirm.tsx';
import { ConfirmAvailabilityButton } from './still-available.tsx';

type Own = {
  id: ListingId;
  slug: string;
  title: string;
  expected_price: number;
  listing_state: ListingState;
  last_confirmed_on?: string;
  relist_until?: string;
  question?: OwnListing['question'];
};

export function OwnListingActions({ listing, onDeleted }: { listing: Own; onDeleted?: () => void }) {
  const { id, slug, expected_price: price, listing_state: state, question } = listing;
  const [asked, setAsked] = useState<'price' | 'priced' | 'sold'>();
  const editPath = `/dashboard/edit/${slug}`;
  const close = () => setAsked(undefined);
  const living = state === 'verified' || state === 'under_review' || state === 'rejected';
  if (asked === 'price') return <PriceForm id={id} price={price} onDone={() => setAsked('priced')} />;
  return (
    <div className="flex flex-wrap gap-2">
      {question ? (
        <QuestionForOwner
          listing={listing}
          question={question}
          onSold={() => setAsked('sold')}
          onPrice={() => setAsked('price')}
        />
      ) : (
        <ConfirmAvailabilityButton listing={listing} />
      )}
      <RelistButton id={id} until={listing.relist_until} />
      {state === 'rejected' && (
        <ButtonLink look="dark" href={editPath}>
          <Icon name="edit" />
          {t('listing.own.mend')}
        </ButtonLink>
      )}
      {living && !question && (
        // The form replaced the focused button.
        <Button autoFocus={asked === 'priced'} onClick={() => setAsked('price')}>
          <Icon name="tag" />
          {t('listing.own.editPrice')}
        </Button>
      )}
      {living && state !== 'rejected' && (
        <ButtonLink href={editPath}>
          <Icon name="edit" />
          {t('listing.own.edit')}
        </ButtonLink>
      )}
      {state === 'verified' && !question && (
        <Button onClick={() => setAsked('sold')}>
          <Icon name="key" />
          {t('listing.own.markSold')}
        </Button>
      )}
      {state !== 'deleted' && (
        <Button
          look="plain"
          onClick={() => {
            pendingDeletions.hold({ id, title: listing.title });
            onDeleted?.();
          }}
        >
          <Icon name="trash" />
          {t('listing.own.delete')}
        </Button>
      )}
      {asked === 'sold' && <ConfirmSoldDialog id={id} onClose={close} />}
    </div>
  );
}
