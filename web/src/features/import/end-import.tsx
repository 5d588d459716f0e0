import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { discardImport, resumeImport, stopImport } from './import-calls.ts';
import { describeImportError } from './import-words.ts';
import type { StepProps } from './step-props.ts';

const DOES = {
  forget: { call: discardImport, label: 'imports.discard' },
  stop: { call: stopImport, label: 'imports.stop' },
  resume: { call: resumeImport, label: 'imports.resume' },
} as const;

export function ImportActionButton({ progress: { id }, onProgress, does }: StepProps & { does: keyof typeof DOES }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { call, label } = DOES[does];
  const run = () => {
    setBusy(true);
    setError(undefined);
    call(id)
      .then(onProgress)
      .catch((failure: unknown) => setError(describeImportError(failure)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button look={does === 'resume' ? 'primary' : undefined} busy={busy} onClick={run} className="self-start">
        {t(label)}
      </Button>
      {error && <FieldError text={error} />}
    </>
  );
}
