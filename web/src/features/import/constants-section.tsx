import { type ImportColumn, type ImportOptions, NEEDED_COLUMNS } from '@naksha/events/wire/imports';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { labelOfImportField, listChoices } from './field-choices.ts';
import { setConstantValue } from './import-options.ts';

const SHARED: readonly ImportColumn[] = ['lister', 'type', 'area_unit', 'city'];

type Props = { options: ImportOptions; onChange: (options: ImportOptions) => void };

export function ConstantValuesSection({ options, onChange }: Props) {
  const fields = new Set([...NEEDED_COLUMNS, ...SHARED, ...(Object.keys(options.set ?? {}) as ImportColumn[])]);
  const shown = [...fields].filter((field) => !options.map?.[field] || options.set?.[field] !== undefined);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {shown.map((field) => (
        <Constant key={field} {...{ field, options, onChange }} />
      ))}
    </div>
  );
}

function Constant({ field, options, onChange }: Props & { field: ImportColumn }) {
  const value = options.set?.[field] ?? '';
  const choices = listChoices(field);
  const isMissing = NEEDED_COLUMNS.includes(field) && value === '';
  const change = (next: string) => next !== value && onChange(setConstantValue(options, field, next));
  return (
    <Field
      label={labelOfImportField(field)}
      hint={isMissing ? undefined : t(`imports.column.${field}`)}
      error={isMissing ? t('imports.chooseColumnOrValue') : undefined}
    >
      {(control) =>
        choices.length > 0 ? (
          <Select {...control} value={value} onChange={({ target }) => change(target.value)}>
            <option value="">{t(field === 'lister' ? 'imports.byDefaultAgent' : 'imports.notSet')}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        ) : (
          <TypedConstant key={value} control={control} value={value} onChange={change} />
        )
      }
    </Field>
  );
}

type TypedProps = { control: { id: string }; value: string; onChange: (value: string) => void };

/** Saved on blur, because each change reads the file again. */
function TypedConstant({ control, value, onChange }: TypedProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Input
      {...control}
      value={typed}
      maxLength={120}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onChange(typed.trim())}
      onKeyDown={({ key }) => key === 'Enter' && onChange(typed.trim())}
    />
  );
}
