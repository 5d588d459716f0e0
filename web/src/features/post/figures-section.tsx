import { toArea } from '@naksha/events/kernel';
import type { ReactNode } from 'react';
import { inUnit, shownArea } from '../../shared/format/facts.ts';
import { rupeesInWords } from '../../shared/format/rupees-in-words.ts';
import { grouped, typedNumber } from '../../shared/format/typed-number.ts';
import { t } from '../../shared/messages/t.ts';
import { type Fields, fieldsFor } from '../../shared/subtype-fields.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { Anchor, Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

/** @param props `underPrice`: what can be said of the price before it is saved */
export function FiguresSection({ draft, change, errors, underPrice }: SectionProps & { underPrice?: ReactNode }) {
  const fields = fieldsFor(draft.subtype);
  return (
    <Section step={3} title={t('post.figures')}>
      <Anchor field="expected_price">
        <Field
          label={t('post.price')}
          hint={<span aria-live="polite">{rupeesInWords(draft.price)}</span>}
          error={errors.expected_price}
        >
          {(control) => (
            <div className="relative sm:max-w-xs">
              <span aria-hidden="true" className="absolute inset-y-0 left-3 grid place-items-center text-muted">
                ₹
              </span>
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                className="pl-8 font-semibold"
                value={draft.price}
                onChange={(event) => change({ price: grouped(event.target.value) })}
              />
            </div>
          )}
        </Field>
      </Anchor>
      {underPrice}
      <AreaField draft={draft} change={change} errors={errors} fields={fields} />
      <AttributeFields section="figures" draft={draft} change={change} errors={errors} />
    </Section>
  );
}

function AreaField({ draft, change, errors, fields }: SectionProps & { fields: Fields }) {
  const value = typedNumber(draft.area);
  const { sqft } = toArea(Number.isFinite(value) ? value : 0, draft.unit);
  const others = fields.units.filter((unit) => unit !== draft.unit).slice(0, 3);
  const same = others.map((unit) => shownArea({ value: inUnit(sqft, unit), unit })).join(' · ');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4 sm:max-w-md">
      <Anchor field="area.value">
        <Field
          label={t('post.area')}
          hint={sqft > 0 ? t('post.area.same', { areas: same }) : undefined}
          error={errors['area.value']}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              value={draft.area}
              onChange={(event) => change({ area: event.target.value })}
            />
          )}
        </Field>
      </Anchor>
      <Anchor field="area.unit">
        <Field label={t('post.areaUnit')} error={errors['area.unit']}>
          {(control) => (
            <Select
              {...control}
              value={draft.unit}
              onChange={(event) => change({ unit: fields.units.find((unit) => unit === event.target.value) })}
            >
              {fields.units.map((unit) => (
                <option key={unit} value={unit}>
                  {t(`trade.unit.${unit}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Anchor>
    </div>
  );
}
