import { AMENITIES, AMENITY_KINDS, type Amenity, type AmenityKind } from '@naksha/events/kernel';
import type { ReactNode } from 'react';
import { t } from './messages/t.ts';
import { CheckboxChoices } from './ui/choice.tsx';
import { Icon } from './ui/icon.tsx';

const KINDS: readonly AmenityKind[] = ['interior', 'utilities', 'outdoor', 'other'];

type Props = {
  chosen: readonly Amenity[];
  onChange(chosen: Amenity[]): void;
  among?: readonly Amenity[];
  open?: boolean;
  label?(amenity: Amenity): ReactNode;
};

const nameAmenity = (amenity: Amenity): string => t(`trade.amenity.${amenity}`);

export function AmenityGroups({ chosen, onChange, among = AMENITIES, open = false, label = nameAmenity }: Props) {
  const shown = Map.groupBy(among, (amenity) => AMENITY_KINDS[amenity]);
  const chosenOf = (kind: AmenityKind) => chosen.filter((amenity) => AMENITY_KINDS[amenity] === kind);
  return (
    <div className="flex flex-col divide-y divide-line border-line border-y">
      {KINDS.filter((kind) => shown.has(kind)).map((kind) => (
        // The key applies `open` again when it changes.
        <details key={`${kind} ${open}`} open={open} className="group">
          <summary className="flex min-h-12 list-none items-center gap-2 font-semibold text-14">
            <span className="transition-transform group-open:rotate-90">
              <Icon name="chevronRight" />
            </span>
            {t(`trade.amenityKind.${kind}`)}
            {chosenOf(kind).length > 0 && (
              <span className="ml-auto font-normal text-muted">
                {t('amenities.chosen', { n: chosenOf(kind).length })}
              </span>
            )}
          </summary>
          <div className="pb-4">
            <CheckboxChoices
              options={shown.get(kind)!.map((value) => ({ value, label: label(value) }))}
              value={chosen}
              onChange={onChange}
            />
          </div>
        </details>
      ))}
    </div>
  );
}
