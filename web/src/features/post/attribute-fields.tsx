import { ATTRIBUTES, hasAttribute, type ListingAttribute } from '@naksha/events/kernel';
import { type ComponentType, Suspense } from 'react';
import { shownAttribute } from '../../shared/format/attributes.ts';
import { lazyWhenIdle } from '../../shared/lazy-when-idle.ts';
import { t } from '../../shared/messages/t.ts';
import { Choice } from '../../shared/ui/choice.tsx';
import { Field, FieldGroup } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { Anchor } from './section.tsx';
import type { AttributeFieldProps, SectionProps } from './section-props.ts';

type FieldProps = AttributeFieldProps & { attribute: ListingAttribute };

/** Attributes with an editor of their own. */
const EDITORS: Readonly<Partial<Record<ListingAttribute['name'], ComponentType<AttributeFieldProps>>>> = {
  reraNumber: lazyWhenIdle(() => import('./rera-field.tsx')),
};
/** More options than this are easier to find in a list. */
const MAX_TILES = 10;

/** One section's attributes of the kind of property that is being posted. */
export function AttributeFields({
  section,
  draft,
  change,
  errors,
}: SectionProps & { section: ListingAttribute['section'] }) {
  return ATTRIBUTES.filter((attribute) => attribute.section === section && hasAttribute(draft.subtype, attribute)).map(
    (attribute) => {
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
    },
  );
}

function AttributeField({ attribute, ...props }: FieldProps) {
  const { value, wire } = attribute;
  return (
    <Anchor field={wire}>
      {'options' in value ? (
        <OptionField attribute={attribute} options={value.options} {...props} />
      ) : (
        <TypedField attribute={attribute} {...props} />
      )}
    </Anchor>
  );
}

function OptionField({
  attribute,
  options,
  value,
  onChange,
  error,
}: FieldProps & { options: readonly (string | number)[] }) {
  const label = t(`attribute.${attribute.name}`);
  const choices = options.map((option) => ({ value: String(option), label: shownAttribute(attribute, option) }));
  const choose = (chosen: string) => onChange(options.find((option) => String(option) === chosen));
  if (options.length <= MAX_TILES)
    return (
      <FieldGroup label={label} error={error}>
        <Choice
          name={attribute.wire}
          options={choices}
          value={value === undefined ? undefined : String(value)}
          onChange={choose}
        />
      </FieldGroup>
    );
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} value={String(value ?? '')} onChange={({ target }) => choose(target.value)}>
          <option value="" />
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

const TypedField = ({ attribute, value, onChange, error }: FieldProps) => (
  <Field label={t(`attribute.${attribute.name}`)} error={error}>
    {(control) => (
      <Input
        {...control}
        autoComplete="off"
        inputMode={attribute.value.type === 'number' ? 'numeric' : 'text'}
        className="sm:max-w-xs"
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
