import type { ListingId } from '@naksha/events/kernel';
import { ListingIllustration } from '../ui/listing-illustration.tsx';
import { CardPhoto } from './card-photo.tsx';
import type { CoverProps } from './cover-photo.tsx';

export const CoverPhotoOrIllustration = ({ card, className, ...rest }: CoverProps & { card: { id: ListingId } }) =>
  card.photos?.length ? (
    <CardPhoto card={card} className={className} {...rest} />
  ) : (
    <ListingIllustration subtype={card.property_subtype} id={card.id} className={className} />
  );
