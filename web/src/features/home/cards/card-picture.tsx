import type { ListingCard } from '@naksha/events/wire/listing-card';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';

const Image = lazyWithTimeout(() => import('./card-image.tsx'));

export const CardPicture = (shown: { card: ListingCard; large?: boolean }) => (
  <OptionalPart>
    <Image {...shown} />
  </OptionalPart>
);
