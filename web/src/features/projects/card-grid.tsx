import type { ListingCard } from '@naksha/events/wire/listing-card';
import { ListingGridCard } from '../landing/latest-card.tsx';

export const ListingCardGrid = ({ cards }: { cards: readonly ListingCard[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    {cards.map((card) => (
      <ListingGridCard key={card.id} card={card} />
    ))}
  </ul>
);
