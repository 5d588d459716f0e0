import type { ImportOptions } from '@naksha/events/wire/imports';
import { type FormEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, FieldError } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { checkImport } from './import-calls.ts';
import { importWordsFor, reasonInWords } from './import-words.ts';
import type { StepProps } from './step-props.ts';

const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'];
const DELIMITERS = ['comma', 'semicolon', 'tab', 'bar'] as const;

/** What is wrong with the file, and how else it can be read without being saved again. */
export function ReadOtherwise({ progress, onProgress }: StepProps) {
  const { id, file_name: name, problem, options } = progress;
  const missing = namesIn(problem?.params?.missing);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    checkImport(id, readChoice(new FormData(event.currentTarget), options, missing))
      .then(onProgress)
      .catch((failure: unknown) => setError(importWordsFor(failure)))
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={read} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="font-semibold text-18">{t('imports.unreadable', { name })}</h2>
      {problem && <FieldError text={reasonInWords(problem)} />}
      {missing.map((column) => (
        <MissingColumn key={column} column={column} header={namesIn(problem?.params?.header)} />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('imports.encoding')}>
          {(control) => (
            <Select {...control} name="encoding" defaultValue={options.encoding}>
              <option value="">{t('imports.found')}</option>
              {ENCODINGS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('imports.delimiter')}>
          {(control) => (
            <Select {...control} name="delimiter" defaultValue={options.delimiter}>
              <option value="">{t('imports.found')}</option>
              {DELIMITERS.map((one) => (
                <option key={one} value={one}>
                  {t(`imports.delimiter.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button type="submit" look="dark" busy={busy} className="self-start">
        {t('imports.again')}
      </Button>
      {error && <FieldError text={error} />}
    </form>
  );
}

/** Another column of the file, or one value for all rows. */
function MissingColumn({ column, header }: { column: string; header: readonly string[] }) {
  const [theirs, setTheirs] = useState('');
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <Field label={t('imports.which', { column })}>
        {(control) => (
          <Select {...control} name={`map ${column}`} value={theirs} onChange={({ target }) => setTheirs(target.value)}>
            <option value="">{t('imports.notInFile')}</option>
            {header.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
      {theirs === '' && (
        <Field label={t('imports.value', { column })}>
          {(control) => <Input {...control} name={`set ${column}`} maxLength={120} />}
        </Field>
      )}
    </div>
  );
}

const namesIn = (listed: unknown): string[] =>
  typeof listed === 'string' ? [...new Set(listed.split(', ').filter(Boolean))] : [];

/** What was chosen before stays, and is added to. */
function readChoice(form: FormData, before: ImportOptions, missing: readonly string[]): ImportOptions {
  const said = (name: string) => String(form.get(name) ?? '').trim();
  const map = missing.flatMap((field) => (said(`map ${field}`) ? [[field, [said(`map ${field}`)]]] : []));
  const set = missing.flatMap((field) => (said(`set ${field}`) ? [[field, said(`set ${field}`)]] : []));
  return {
    ...before,
    encoding: said('encoding') || undefined,
    delimiter: said('delimiter') || undefined,
    map: { ...before.map, ...Object.fromEntries(map) },
    set: { ...before.set, ...Object.fromEntries(set) },
  };
}
