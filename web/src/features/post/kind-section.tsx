import {
  ATTRIBUTES,
  LISTER_TYPES,
  PROPERTY_TYPES,
  type PropertyType,
  SUBTYPES_OF,
  type Subtype,
  subtypeHasAttribute,
} from '@naksha/events/kernel';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { roomsAndUnitsForSubtype } from '../../shared/subtype-fields.ts';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { FieldGroup } from '../../shared/ui/field.tsx';
import type { Draft } from './draft.ts';
import { FieldAnchor, FormSection } from './section.tsx';
import type { SectionProps } from './section-props.ts';

export const withPropertyType = (draft: Draft, type: PropertyType): Draft =>
  withSubtype({ ...draft, type }, SUBTYPES_OF[type].includes(draft.subtype) ? draft.subtype : SUBTYPES_OF[type][0]);

/** Clears answers that it does not ask for, and picks its own unit. */
export function withSubtype(draft: Draft, subtype: Subtype): Draft {
  const fields = roomsAndUnitsForSubtype(subtype);
  const kept = ATTRIBUTES.filter(
    (attribute) => subtypeHasAttribute(subtype, attribute) && attribute.name in draft.attributes,
  );
  return {
    ...draft,
    subtype,
    attributes: Object.fromEntries(kept.map(({ name }) => [name, draft.attributes[name]])),
    rooms: draft.rooms.filter((room) => fields.rooms.includes(room)),
    chosenUnit: undefined,
    unit: draft.area === '' || !fields.units.includes(draft.unit) ? fields.units[0] : draft.unit,
  };
}

const ListingIllustration = lazyWithTimeout(() =>
  import('../../shared/ui/listing-illustration.tsx').then((part) => ({ default: part.ListingIllustration })),
);

/** Listing as the office is for staff only. */
const LISTERS = LISTER_TYPES.filter((lister) => lister !== 'naksha_admin');

export function PropertyKindSection({ draft, change, errors, listed = false }: SectionProps & { listed?: boolean }) {
  return (
    <FormSection step={1} title={t('post.kind')}>
      <FieldGroup label={t('post.type')} error={errors.property_type}>
        <RadioChoice
          name="type"
          options={PROPERTY_TYPES.map((value) => ({ value, label: t(`trade.type.${value}`) }))}
          value={draft.type}
          onChange={(type) => change((before) => withPropertyType(before, type))}
        />
      </FieldGroup>
      <FieldAnchor field="property_subtype">
        <FieldGroup label={t('post.subtype')} error={errors.property_subtype}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 sm:grid-cols-4">
            {SUBTYPES_OF[draft.type].map((subtype) => (
              <label
                key={subtype}
                className="flex flex-col overflow-hidden rounded-card border border-control bg-surface text-14 transition-colors hover:bg-ground has-checked:border-ink has-checked:bg-ink has-checked:text-surface ring-within"
              >
                <input
                  type="radio"
                  name="subtype"
                  value={subtype}
                  checked={draft.subtype === subtype}
                  onChange={() => change((before) => withSubtype(before, subtype))}
                  className="sr-only"
                />
                <span className="aspect-4/3 w-full bg-map">
                  <OptionalPart>
                    <ListingIllustration subtype={subtype} id={`kind-${subtype}`} className="size-full" />
                  </OptionalPart>
                </span>
                <span className="flex min-h-11 items-center justify-center px-2 text-center">
                  {t(`trade.subtype.${subtype}`)}
                </span>
              </label>
            ))}
          </div>
        </FieldGroup>
      </FieldAnchor>
      {!listed && (
        <FieldAnchor field="lister">
          <FieldGroup label={t('post.lister')} error={errors.lister}>
            <RadioChoice
              name="lister"
              options={LISTERS.map((value) => ({ value, label: t(`trade.lister.${value}`) }))}
              value={draft.lister}
              onChange={(lister) => change({ lister })}
            />
          </FieldGroup>
        </FieldAnchor>
      )}
    </FormSection>
  );
}
