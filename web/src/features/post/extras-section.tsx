import { ATTRIBUTE_SECTIONS, ATTRIBUTES, SUBTYPES_WITH_BEDROOMS, subtypeHasAttribute } from '@naksha/events/kernel';
import { type ReactNode, useState } from 'react';
import { AmenityGroups } from '../../shared/amenity-groups.tsx';
import { t } from '../../shared/messages/t.ts';
import { roomsAndUnitsForSubtype } from '../../shared/subtype-fields.ts';
import { CheckboxChoices } from '../../shared/ui/choice.tsx';
import { FieldGroup } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { FieldAnchor, FormSection } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const GROUPS = ATTRIBUTE_SECTIONS.filter((section) => section !== 'figures');

export function ExtrasSection({ draft, change, errors }: SectionProps) {
  const { rooms } = roomsAndUnitsForSubtype(draft.subtype);
  const bedrooms = SUBTYPES_WITH_BEDROOMS.includes(draft.subtype);
  return (
    <FormSection step={5} title={t('post.extras')}>
      <p className="text-14 text-muted">{t('post.extras.optional')}</p>
      <div className="flex flex-col divide-y divide-line border-line border-y">
        {GROUPS.map((section) => {
          const attributes = ATTRIBUTES.filter(
            (one) => one.section === section && subtypeHasAttribute(draft.subtype, one),
          );
          const given = attributes.filter(({ name }) => draft.attributes[name] !== undefined).length;
          return (
            attributes.length > 0 && (
              <Group
                key={section}
                title={t(`post.group.${section}`)}
                given={given > 0 && t('post.group.given', { n: given })}
              >
                <div className="flex flex-col gap-6">
                  <AttributeFields section={section} draft={draft} change={change} errors={errors} />
                </div>
              </Group>
            )
          );
        })}
      </div>
      {rooms.length > 0 && (
        <FieldAnchor field="rooms">
          <FieldGroup label={t(bedrooms ? 'post.rooms' : 'post.structures')} error={errors.rooms}>
            <CheckboxChoices
              options={rooms.map((value) => ({ value, label: t(`trade.room.${value}`) }))}
              value={draft.rooms}
              onChange={(chosen) => change({ rooms: chosen })}
            />
          </FieldGroup>
        </FieldAnchor>
      )}
      <FieldAnchor field="amenities">
        <AmenityGroups chosen={draft.amenities} onChange={(amenities) => change({ amenities })} />
      </FieldAnchor>
    </FormSection>
  );
}

function Group({ title, given, children }: { title: string; given: string | false; children: ReactNode }) {
  const [startsOpen] = useState(given !== false);
  return (
    <details className="group" open={startsOpen}>
      <summary className="flex min-h-12 list-none items-center gap-2 font-semibold text-14">
        <span className="transition-transform group-open:rotate-90">
          <Icon name="chevronRight" />
        </span>
        {title}
        {given && <span className="ml-auto font-normal text-muted">{given}</span>}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
