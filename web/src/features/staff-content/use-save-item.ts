import type { ContentKind } from '@naksha/events/wire/content';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { toast } from '../../shared/ui/toast.ts';
import { define } from './content-calls.ts';

/** @param onSaved what else has to be done once it is saved */
export function useSaveItem(kind: ContentKind, onSaved: (id: string) => Promise<void> | void) {
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const save = (id: string, definition: object): void => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    define(kind, id, definition)
      .then(() => onSaved(id))
      .then(() => toast.success(t('staffContent.saved')))
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return { save, busy, error };
}
