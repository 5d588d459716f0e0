import type { ImportOptions } from '@naksha/events/wire/imports';
import { useRef, useState } from 'react';
import { checkImport } from './import-calls.ts';
import { describeImportError } from './import-words.ts';
import type { StepProps } from './step-props.ts';

/** Changes made while saving are saved together afterwards. */
export function useImportOptions({ progress, onProgress }: StepProps, saved: ImportOptions) {
  const [draft, setDraft] = useState<ImportOptions>();
  const [error, setError] = useState<string>();
  const unsaved = useRef<ImportOptions>(undefined);
  const isSaving = useRef(false);
  const save = async () => {
    isSaving.current = true;
    try {
      while (unsaved.current) {
        const next = unsaved.current;
        unsaved.current = undefined;
        onProgress(await checkImport(progress.id, next));
      }
      setError(undefined);
    } catch (failure) {
      unsaved.current = undefined;
      setError(describeImportError(failure));
    } finally {
      isSaving.current = false;
      setDraft(undefined);
    }
  };
  const change = (next: ImportOptions) => {
    setDraft(next);
    unsaved.current = next;
    if (!isSaving.current) void save();
  };
  return { options: draft ?? saved, change, isSaving: draft !== undefined, error };
}
