import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { startImport } from './import-calls.ts';
import { describeImportError } from './import-words.ts';
import type { StepProps } from './step-props.ts';

/** Posting starts only here. */
export function StartImport({ progress, onProgress }: StepProps) {
  const { id, outcomes } = progress;
  const { posted = 0, changed = 0 } = outcomes;
  const [edits, setEdits] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const n = posted + (edits ? changed : 0);
  const start = () => {
    setBusy(true);
    startImport(id, edits)
      .then(onProgress)
      .catch((failure: unknown) => setError(describeImportError(failure)))
      .finally(() => setBusy(false));
  };
  if (posted + changed === 0) return <p>{t('imports.nothing')}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      {changed > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" checked={edits} onChange={() => setEdits(!edits)} className="size-5 accent-ink" />
          {t('imports.edits', { n: changed })}
        </label>
      )}
      <Button look="primary" busy={busy} disabled={n === 0} onClick={start}>
        {t('imports.start', { n })}
      </Button>
      {error && <FieldError text={error} />}
    </div>
  );
}
