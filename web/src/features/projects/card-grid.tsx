import type { ListingCard } from '@naksha/events/wire/listing-card';
import { LatestCard } from '../landing/latest-card.tsx';

export const ListingCardGrid = ({ cards }: { cards: readonly ListingCard[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    {cards.map((card) => (
      <LatestCard key={card.id} card={card} />
    ))}
  </ul>
);
