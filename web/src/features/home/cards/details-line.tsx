import { CARD_ATTRIBUTES } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWhenIdle } from '../../../shared/lazy-when-idle.ts';

const CardDetails = lazyWhenIdle(() => import('./card-details.tsx'));

/** Their texts load later. */
export const CardDetailsLine = ({ card }: { card: ListingCard }) =>
  CARD_ATTRIBUTES.some(({ wire }) => card[wire] !== undefined) && (
    <p className="flex min-h-5 flex-wrap gap-x-3 text-14">
      <OptionalPart>
        <CardDetails card={card} />
      </OptionalPart>
    </p>
  );
