import {
  IMPORT_MAX_PARTS,
  IMPORT_MAX_ROWS,
  IMPORT_PART_BYTES,
  type ImportOptions,
  type ImportProgress,
} from '@naksha/events/wire/imports';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { sendFile } from './import-calls.ts';
import { importWordsFor } from './import-words.ts';
import { ProgressBar } from './progress-bar.tsx';

type Props = {
  /** A corrected file is read as the one before. */
  options: ImportOptions;
  again: boolean;
  onProgress: (progress: ImportProgress | null) => void;
};

export function ChooseFile({ options, again, onProgress }: Props) {
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [error, setError] = useState<string>();
  const send = (file: File) => {
    if (file.size > IMPORT_MAX_PARTS * IMPORT_PART_BYTES) return setError(t('imports.tooLarge'));
    const { name } = file;
    setError(undefined);
    setSending({ name, share: 0 });
    sendFile(file, options, (share) => setSending({ name, share }))
      .then(onProgress)
      .catch((failure: unknown) => setError(importWordsFor(failure)))
      .finally(() => setSending(undefined));
  };
  if (sending) return <ProgressBar label={t('imports.sending', { name: sending.name })} share={sending.share} />;
  return (
    <Field
      label={t(again ? 'imports.another' : 'imports.choose')}
      hint={t('imports.chooseHint', { n: IMPORT_MAX_ROWS })}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          className="py-2"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file, corrected, is to be chosen again.
            target.value = '';
            if (file) send(file);
          }}
        />
      )}
    </Field>
  );
}
