import { distanceM, formatNumber, type Position } from '@naksha/events/kernel';
import type { FactChange, ReviewItem } from '@naksha/events/wire/review';
import { useCities } from '../../shared/api/cities.ts';
import { t } from '../../shared/messages/t.ts';
import { PinPicker } from '../post/pin-picker.tsx';

const findPinMove = (changes: readonly FactChange[] = []): { from: Position; to: Position } | undefined =>
  changes.find(({ field }) => field === 'position') as { from: Position; to: Position } | undefined;

/** The new pin of an edit, with its distance from the old one. */
export function PinOfReview({ item: { listing, changes, rejected } }: { item: ReviewItem }) {
  const cities = useCities();
  const proposed = findPinMove(changes);
  const moved = proposed ?? findPinMove(rejected?.changes);
  return (
    <section className="flex flex-col gap-2">
      <PinPicker position={proposed?.to ?? listing.position} cities={cities} />
      {moved && (
        <p className="font-semibold text-14">
          {t('staff.review.moved', { metres: formatNumber(Math.round(distanceM(moved.from, moved.to))) })}
        </p>
      )}
    </section>
  );
}
