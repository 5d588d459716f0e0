import {
  ATTRIBUTES,
  type ListingAttribute,
  listAttributeOptions,
  subtypeHasAttribute,
  toIndianIsoDay,
  yearMonthAfterDay,
} from '@naksha/events/kernel';
import { type ComponentType, Suspense } from 'react';
import { formatAttribute } from '../../shared/format/attributes.ts';
import { formatMonth } from '../../shared/format/dates.ts';
import { convertSqftRounded, formatArea } from '../../shared/format/facts.ts';
import { typedAreaToArea } from '../../shared/format/typed-amounts.ts';
import { attributeUnitLabel } from '../../shared/format/unit-label.ts';
import { lazyWhenIdle } from '../../shared/lazy-when-idle.ts';
import { type PlainKey, t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { Field, FieldGroup } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { FieldAnchor } from './section.tsx';
import type { AttributeFieldProps, SectionProps } from './section-props.ts';

type FieldProps = AttributeFieldProps & { attribute: ListingAttribute };

const EDITORS: Readonly<Partial<Record<ListingAttribute['name'], ComponentType<AttributeFieldProps>>>> = {
  reraNumber: lazyWhenIdle(() => import('./rera-field.tsx')),
};
/** More options are easier to find in a list. */
const MAX_TILES = 10;

export function AttributeFields({
  section,
  draft,
  change,
  errors,
}: SectionProps & { section: ListingAttribute['section'] }) {
  return ATTRIBUTES.filter(
    (attribute) => attribute.section === section && subtypeHasAttribute(draft.subtype, attribute),
  ).map((attribute) => {
    const { name, wire } = attribute;
    const Editor = EDITORS[name] ?? AttributeField;
    return (
      <Suspense key={name}>
        <Editor
          attribute={attribute}
          value={draft.attributes[name]}
          onChange={(value) => change({ attributes: { ...draft.attributes, [name]: value } })}
          error={errors[wire]}
        />
      </Suspense>
    );
  });
}

function AttributeField({ attribute, ...props }: FieldProps) {
  const options = listAttributeOptions(attribute.value);
  return (
    <FieldAnchor field={attribute.wire}>
      {options ? (
        <OptionField attribute={attribute} options={options} {...props} />
      ) : attribute.value.type === 'readyFrom' ? (
        <ReadyFromField attribute={attribute} {...props} />
      ) : (
        <TypedField attribute={attribute} {...props} />
      )}
    </FieldAnchor>
  );
}

const helpOf = ({ help, name }: ListingAttribute): string | undefined =>
  help && t(`attribute.${name}.help` as PlainKey);

function OptionField({
  attribute,
  options,
  value,
  onChange,
  error,
}: FieldProps & { options: readonly (string | number)[] }) {
  const label = t(`attribute.${attribute.name}`);
  const choices = options.map((option) => ({ value: String(option), label: formatAttribute(attribute, option) }));
  const choose = (chosen: string) => onChange(options.find((option) => String(option) === chosen));
  if (options.length <= MAX_TILES)
    return (
      <FieldGroup label={label} hint={helpOf(attribute)} error={error}>
        <div className="flex flex-wrap items-center gap-2">
          <RadioChoice
            name={attribute.wire}
            options={choices}
            value={value === undefined ? undefined : String(value)}
            onChange={choose}
          />
          {value !== undefined && attribute.section !== 'figures' && (
            <Button look="plain" className="text-14" onClick={() => onChange(undefined)}>
              {t('post.clear')}
              <span className="sr-only"> {label}</span>
            </Button>
          )}
        </div>
      </FieldGroup>
    );
  return (
    <Field label={label} hint={helpOf(attribute)} error={error} className="sm:max-w-xs">
      {(control) => (
        <Select {...control} value={String(value ?? '')} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('post.notGiven')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const MONTHS_AHEAD = 84;

/** A single list, which phones show as a wheel. */
function ReadyFromField({ attribute, value, onChange, error }: FieldProps) {
  const today = toIndianIsoDay(new Date());
  const months = Array.from({ length: MONTHS_AHEAD }, (_, k) => yearMonthAfterDay(today, k));
  const chosen = String(value ?? '');
  if (chosen && chosen !== 'ready' && !months.includes(chosen)) months.unshift(chosen);
  return (
    <Field label={t(`attribute.${attribute.name}`)} hint={helpOf(attribute)} error={error} className="sm:max-w-xs">
      {(control) => (
        <Select {...control} value={chosen} onChange={({ target }) => onChange(target.value || undefined)}>
          <option value="">{t('post.notGiven')}</option>
          <option value="ready">{formatAttribute(attribute, 'ready')}</option>
          <optgroup label={t('post.readyIn')}>
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonth(month)}
              </option>
            ))}
          </optgroup>
        </Select>
      )}
    </Field>
  );
}

const CONVERTED = ['sqft', 'sqyd', 'sqm'] as const;

function sameArea(typed: string): string | undefined {
  const area = typedAreaToArea({ area: typed, unit: 'sqft' });
  if (!area) return undefined;
  const others = CONVERTED.filter((unit) => unit !== area.unit);
  return t('post.area.same', {
    areas: others.map((unit) => formatArea({ value: convertSqftRounded(area.sqft, unit), unit })).join(' · '),
  });
}

function TypedField({ attribute, value, onChange, error }: FieldProps) {
  const isArea = attribute.value.type === 'number' && attribute.value.unit === 'sqft';
  const [label, unit] = [t(`attribute.${attribute.name}`), attributeUnitLabel(attribute)];
  const typed = String(value ?? '');
  return (
    <Field
      label={unit ? t('post.inUnit', { label, unit }) : label}
      hint={[helpOf(attribute), isArea && sameArea(typed)].filter(Boolean).join(' ')}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          inputMode={attribute.value.type === 'number' && !isArea ? 'numeric' : 'text'}
          className="sm:max-w-xs"
          value={typed}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
