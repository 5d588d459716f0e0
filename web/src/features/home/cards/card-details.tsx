import type { ListingCard } from '@naksha/events/wire/listing-card';
import { listCardAttributes } from '../../../shared/format/attributes.ts';
import { FilterReachTimeText } from '../../../shared/reach/reach-text.tsx';

export default function CardDetails({ card }: { card: ListingCard }) {
  return (
    <>
      {listCardAttributes(card).map(({ name, text }) => (
        <span key={name}>{text}</span>
      ))}
      <FilterReachTimeText at={card.position} />
    </>
  );
}
