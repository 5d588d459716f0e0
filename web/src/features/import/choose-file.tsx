import { IMPORT_MAX_ROWS, type ImportProgress } from '@naksha/events/wire/imports';
import { type DragEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { findFileProblem } from './find-file-problem.ts';
import { uploadImportFile } from './import-calls.ts';
import { describeImportError } from './import-words.ts';
import { ProgressBar } from './progress-bar.tsx';

type Props = {
  /** The next file with its columns is read the same way. */
  earlier: ImportProgress | null;
  onProgress: (progress: ImportProgress | null) => void;
};

export function ChooseFile({ earlier, onProgress }: Props) {
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [error, setError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const send = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return setError(t('imports.file.several'));
    const { name } = file;
    const problem = await findFileProblem(file);
    if (problem) return setError(t(`imports.file.${problem}`, { name }));
    setError(undefined);
    setSending({ name, share: 0 });
    try {
      onProgress(await uploadImportFile(file, earlier, (share) => setSending({ name, share })));
    } catch (failure) {
      setError(describeImportError(failure));
    } finally {
      setSending(undefined);
    }
  };
  if (sending) return <ProgressBar label={t('imports.sending', { name: sending.name })} share={sending.share} />;
  const dragged = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file control inside
    <div
      onDragOver={dragged(true)}
      onDragLeave={dragged(false)}
      onDrop={(event) => {
        dragged(false)(event);
        void send([...event.dataTransfer.files]);
      }}
      className={`rounded-card border-2 border-dashed p-4 ${isOver ? 'border-ink bg-ground' : 'border-control bg-surface'}`}
    >
      <Field
        label={t(earlier ? 'imports.another' : 'imports.choose')}
        hint={
          <>
            {t('imports.chooseHint', { n: IMPORT_MAX_ROWS })}{' '}
            <span className="hidden pointer-fine:inline">{t('imports.dropHint')}</span>
          </>
        }
        error={error}
      >
        {(control) => (
          <span className="relative flex">
            {/* The browser names its own button in its own language. */}
            <input
              {...control}
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/comma-separated-values,text/plain,text/tab-separated-values"
              className="peer sr-only"
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                void send(files);
              }}
            />
            <label
              htmlFor={control.id}
              className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2`}
            >
              {t('imports.browse')}
            </label>
          </span>
        )}
      </Field>
    </div>
  );
}
