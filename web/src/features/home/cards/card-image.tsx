import type { ListingCard } from '@naksha/events/wire/listing-card';
import CoverPhoto from '../../../shared/photos/cover-photo.tsx';
import { ListingIllustration } from '../../../shared/ui/listing-illustration.tsx';

const FILLED = 'absolute inset-0 size-full object-cover';

/** `large`: 280 px wide instead of half. */
export default function CardImage({ card, large }: { card: ListingCard; large?: boolean }) {
  return card.photos?.length ? (
    <CoverPhoto card={card} sizes={large ? '280px' : '136px'} largest={large ? 800 : 320} className={FILLED} />
  ) : (
    <ListingIllustration subtype={card.property_subtype} id={card.id} className={FILLED} />
  );
}
