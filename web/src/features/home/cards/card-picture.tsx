import type { ListingCard } from '@naksha/events/wire/listing-card';
import { lazy, Suspense } from 'react';

const Illustration = lazy(async () => {
  const { ListingIllustration } = await import('../../../shared/ui/listing-illustration.tsx');
  return { default: ListingIllustration };
});

/** Words and figures of a card don't wait for its drawing. */
export const CardPicture = ({ card }: { card: ListingCard }) => (
  <Suspense>
    <Illustration subtype={card.property_subtype} id={card.id} className="absolute inset-0 size-full object-cover" />
  </Suspense>
);
