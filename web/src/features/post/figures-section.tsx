import type { AreaUnit } from '@naksha/events/kernel';
import { type ReactNode, useState } from 'react';
import { convertSqftRounded, formatArea } from '../../shared/format/facts.ts';
import { parseTypedArea, typedAreaToArea } from '../../shared/format/typed-amounts.ts';
import { t } from '../../shared/messages/t.ts';
import { type Fields, roomsAndUnitsForSubtype } from '../../shared/subtype-fields.ts';
import { AmountChoiceButtons } from '../../shared/ui/amount-choices.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { PriceField } from '../../shared/ui/price-field.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import type { Draft } from './draft.ts';
import { FieldAnchor, FormSection } from './section.tsx';
import type { SectionProps } from './section-props.ts';

export function PriceAndAreaSection({ draft, change, errors, underPrice }: SectionProps & { underPrice?: ReactNode }) {
  const fields = roomsAndUnitsForSubtype(draft.subtype);
  return (
    <FormSection step={3} title={t('post.figures')}>
      <FieldAnchor field="expected_price">
        <PriceField label={t('post.price')} typed={draft} onChange={change} error={errors.expected_price} />
      </FieldAnchor>
      {underPrice}
      <AreaField draft={draft} change={change} errors={errors} fields={fields} />
      <AttributeFields section="figures" draft={draft} change={change} errors={errors} />
    </FormSection>
  );
}

function AreaField({ draft, change, errors, fields }: SectionProps & { fields: Fields }) {
  const read = parseTypedArea(draft);
  const [leftText, setLeftText] = useState<string>();
  const isUnread = read.kind === 'rejected' && leftText === draft.area;
  const { sqft = 0, unit: own = draft.unit } = typedAreaToArea(draft) ?? {};
  const others = fields.units.filter((unit) => unit !== own).slice(0, 3);
  const units = fields.units.includes(own) ? fields.units : [own, ...fields.units];
  const same = others.map((unit) => formatArea({ value: convertSqftRounded(sqft, unit), unit })).join(' · ');
  // A typed unit selects the unit next to it, and the reverse.
  const changeArea = (area: string) => change(withTypedArea(draft, area, fields.units));
  const changeUnit = (unit: AreaUnit) =>
    change({
      unit,
      chosenUnit: undefined,
      ...(read.kind === 'value' && read.value.unit !== unit && { area: String(read.value.value) }),
    });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4 sm:max-w-md">
      <FieldAnchor field="area.value">
        <Field
          label={t('post.area')}
          hint={sqft > 0 ? t('post.area.same', { areas: same }) : undefined}
          error={errors['area.value'] ?? (isUnread ? t('post.area.unread', { text: draft.area.trim() }) : undefined)}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={draft.area}
              onBlur={() => setLeftText(draft.area)}
              onChange={(event) => changeArea(event.target.value)}
            />
          )}
        </Field>
        {read.kind === 'ambiguous' && (
          <AmountChoiceButtons
            choices={read.choices}
            label={formatArea}
            onChoose={({ value, unit }) => changeArea(`${value} ${unit}`)}
          />
        )}
      </FieldAnchor>
      <FieldAnchor field="area.unit">
        <Field label={t('post.areaUnit')} error={errors['area.unit']}>
          {(control) => (
            <Select
              {...control}
              value={own}
              onChange={(event) => changeUnit(units.find((unit) => unit === event.target.value) ?? draft.unit)}
            >
              {units.map((unit) => (
                <option key={unit} value={unit}>
                  {t(`trade.unit.${unit}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FieldAnchor>
    </div>
  );
}

/** A unit typed with it is selected until another area is typed. */
export function withTypedArea(draft: Draft, area: string, offered: readonly AreaUnit[]): Partial<Draft> {
  const isEdit =
    area.startsWith(draft.area) || draft.area.startsWith(area) || Math.abs(area.length - draft.area.length) <= 1;
  const isNewArea = area.trim().length <= 1 || !isEdit;
  const { chosenUnit = draft.unit } = draft;
  const unit = isNewArea ? chosenUnit : draft.unit;
  const typed = parseTypedArea({ area, unit });
  if (typed.kind === 'value' && typed.value.unit !== unit && offered.includes(typed.value.unit))
    return { area, unit: typed.value.unit, chosenUnit };
  return { area, unit, chosenUnit: unit === chosenUnit ? undefined : chosenUnit };
}
