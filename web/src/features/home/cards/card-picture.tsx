import type { ListingCard } from '@naksha/events/wire/listing-card';
import { LaterPart } from '../../../shared/later-part.tsx';
import { lazyChunk } from '../../../shared/lazy-chunk.ts';

const Image = lazyChunk(() => import('./card-image.tsx'));

/** Words and figures of a card don't wait for its picture. */
export const CardPicture = (shown: { card: ListingCard; large?: boolean }) => (
  <LaterPart>
    <Image {...shown} />
  </LaterPart>
);
