import type { ListingId } from '@naksha/events/kernel';
import type { OwnListing } from '@naksha/events/wire/own-listings';
import { formatDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ConfirmAvailabilityButton } from './still-available.tsx';

type Props = {
  listing: { id: ListingId };
  question: NonNullable<OwnListing['question']>;
  onSold: () => void;
  onPrice?: () => void;
};

export const QuestionForOwner = ({ listing, question: { on, kind }, onSold, onPrice }: Props) => (
  <section
    aria-label={t('ownQuestion.title')}
    className="flex w-full flex-col gap-3 rounded-card border border-control bg-ground p-3 text-14"
  >
    <div className="flex gap-2">
      <Icon name="info" />
      <div>
        <p className="font-semibold">{t(`ownQuestion.${kind}`)}</p>
        <p className="text-muted">{t('ownQuestion.why', { day: formatDay(on) })}</p>
      </div>
    </div>
    <div className="flex flex-wrap gap-2">
      <ConfirmAvailabilityButton listing={listing} asked />
      <Button onClick={onSold}>
        <Icon name="key" />
        {t('listing.own.markSold')}
      </Button>
      {onPrice && (
        <Button onClick={onPrice}>
          <Icon name="tag" />
          {t('listing.own.editPrice')}
        </Button>
      )}
    </div>
  </section>
);
