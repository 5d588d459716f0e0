import {
  AMENITIES,
  AMENITY_KINDS,
  type Amenity,
  type AmenityKind,
  SUBTYPES_WITH_BEDROOMS,
} from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { fieldsFor } from '../../shared/subtype-fields.ts';
import { Choices } from '../../shared/ui/choice.tsx';
import { FieldGroup } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Anchor, Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const KINDS: readonly AmenityKind[] = ['interior', 'utilities', 'outdoor', 'other'];
const byKind = Map.groupBy(AMENITIES, (amenity) => AMENITY_KINDS[amenity]);

export function ExtrasSection({ draft, change, errors }: SectionProps) {
  const { rooms } = fieldsFor(draft.subtype);
  const bedrooms = SUBTYPES_WITH_BEDROOMS.includes(draft.subtype);
  const listChosen = (kind: AmenityKind) => draft.amenities.filter((amenity) => AMENITY_KINDS[amenity] === kind);
  const choose = (kind: AmenityKind, chosen: Amenity[]) =>
    change({ amenities: [...draft.amenities.filter((amenity) => AMENITY_KINDS[amenity] !== kind), ...chosen] });
  return (
    <Section step={5} title={t('post.extras')}>
      {rooms.length > 0 && (
        <Anchor field="rooms">
          <FieldGroup label={t(bedrooms ? 'post.rooms' : 'post.structures')} error={errors.rooms}>
            <Choices
              options={rooms.map((value) => ({ value, label: t(`trade.room.${value}`) }))}
              value={draft.rooms}
              onChange={(chosen) => change({ rooms: chosen })}
            />
          </FieldGroup>
        </Anchor>
      )}
      <Anchor field="amenities">
        <div className="flex flex-col divide-y divide-line border-line border-y">
          {KINDS.map((kind) => (
            <details key={kind} className="group">
              <summary className="flex min-h-12 list-none items-center gap-2 font-semibold text-14">
                <span className="transition-transform group-open:rotate-90">
                  <Icon name="chevronRight" />
                </span>
                {t(`trade.amenityKind.${kind}`)}
                {listChosen(kind).length > 0 && (
                  <span className="ml-auto font-normal text-muted">
                    {t('post.amenities.chosen', { n: listChosen(kind).length })}
                  </span>
                )}
              </summary>
              <div className="pb-4">
                <Choices
                  options={(byKind.get(kind) ?? []).map((value) => ({ value, label: t(`trade.amenity.${value}`) }))}
                  value={listChosen(kind)}
                  onChange={(chosen) => choose(kind, chosen)}
                />
              </div>
            </details>
          ))}
        </div>
      </Anchor>
    </Section>
  );
}
