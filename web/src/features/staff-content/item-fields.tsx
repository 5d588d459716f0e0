import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { type ControlProps, Field, FieldError, FieldGroup } from '../../shared/ui/field.tsx';
import { Input, Select, TextArea } from '../../shared/ui/input.tsx';
import { capitalizeSentence, describeProblem } from '../../shared/ui/problem-words.ts';
import { labelOfContentField } from './field-words.ts';
import type { TranslatedTexts } from './item-draft.ts';

export function RejectedFieldErrors({ error }: { error: unknown }) {
  const errors = error instanceof ApiProblem ? error.errors : [];
  if (errors.length === 0) return <FieldError text={describeProblem(error)} />;
  return errors.map(({ field, reason }) => (
    <FieldError key={`${field} ${reason}`} text={capitalizeSentence(`${labelOfContentField(field)}: ${reason}`)} />
  ));
}

const LANGUAGES = ['en', 'hi', 'pa'] as const;

type WordsProps = {
  label: string;
  value: TranslatedTexts;
  onChange: (to: TranslatedTexts) => void;
  max?: number;
  rows?: number;
};

export const TranslatedTextFields = ({ label, value, onChange, max = 80, rows }: WordsProps) => (
  <FieldGroup label={label}>
    <div className="grid gap-3 sm:grid-cols-3">
      {LANGUAGES.map((language) => (
        <Field key={language} label={t(`staffContent.language.${language}`)}>
          {(control) => (
            <Written
              {...control}
              lang={language}
              rows={rows}
              maxLength={max}
              value={value[language]}
              onChange={(text) => onChange({ ...value, [language]: text })}
            />
          )}
        </Field>
      ))}
    </div>
  </FieldGroup>
);

type WrittenProps = ControlProps & {
  type?: 'date';
  lang?: string;
  rows: number | undefined;
  maxLength?: number;
  value: string;
  onChange: (text: string) => void;
};

const Written = ({ rows, onChange, ...rest }: WrittenProps) =>
  rows === undefined ? (
    <Input {...rest} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextArea {...rest} rows={rows} onChange={({ target }) => onChange(target.value)} />
  );

type LineProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (to: string) => void;
  max?: number;
  rows?: number;
  type?: 'date';
};

export const LabelledTextField = ({ label, hint, value, onChange, max, rows, type }: LineProps) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <Written {...control} {...(type && { type })} rows={rows} maxLength={max} value={value} onChange={onChange} />
    )}
  </Field>
);

export const LabelledSelect = ({
  label,
  value,
  onChange,
  options,
}: LineProps & { options: readonly { id: string; name: string }[] }) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} className="sm:max-w-sm" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="" />
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
