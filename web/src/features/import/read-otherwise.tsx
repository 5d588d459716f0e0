import type { ImportOptions } from '@naksha/events/wire/imports';
import { type FormEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, FieldError } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { checkImport } from './import-calls.ts';
import { describeImportError, describeImportReasonText } from './import-words.ts';
import type { StepProps } from './step-props.ts';

const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'];
const DELIMITERS = ['comma', 'semicolon', 'tab', 'bar'] as const;
/** Other problems are in the file itself. */
const OF_COLUMNS: readonly string[] = ['missing_columns', 'map_absent'];

const OF_LINES: readonly string[] = ['quote_open', 'quote_misplaced'];

export function ReadFileAgainForm({ progress, onProgress }: StepProps) {
  const { id, problem, options } = progress;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (!problem) return null;
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    checkImport(id, readChoice(new FormData(event.currentTarget), options))
      .then(onProgress)
      .catch((failure: unknown) => setError(describeImportError(failure)))
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={read} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <FieldError
        text={problem.code === 'missing_columns' ? t('imports.missingFields') : describeImportReasonText(problem)}
      />
      {!OF_COLUMNS.includes(problem.code) && (
        <details open={!OF_LINES.includes(problem.code)}>
          <summary className="min-h-11 cursor-pointer content-center">{t('imports.readOtherwise')}</summary>
          <div className="grid gap-4 pb-4 sm:grid-cols-2">
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
        </details>
      )}
      {error && <FieldError text={error} />}
    </form>
  );
}

function readChoice(form: FormData, before: ImportOptions): ImportOptions {
  const said = (name: string) => String(form.get(name) ?? '').trim() || undefined;
  return { ...before, encoding: said('encoding'), delimiter: said('delimiter') };
}
