import { PAGES } from '@naksha/events/contracts';
import type { ReviewItem } from '@naksha/events/wire/review';
import { homePath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

export const ListingLinks = ({ listing }: { listing: ReviewItem['listing'] }) => (
  <div className="flex flex-wrap gap-2">
    <ButtonLink href={homePath({ camera: { ...listing.position, zoom: 17 } })}>
      <Icon name="map" />
      {t('staff.review.openMap')}
    </ButtonLink>
    <ButtonLink href={`/${listing.property_subtype}/${listing.slug}`}>
      <Icon name="external" />
      {t('staff.review.openPage')}
    </ButtonLink>
    {!listing.own && (
      <ButtonLink href={`${PAGES.StaffAccounts.path}?account=${listing.seller}`}>
        <Icon name="user" />
        {t('staff.review.openAccount')}
      </ButtonLink>
    )}
  </div>
);
