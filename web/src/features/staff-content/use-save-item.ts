import type { ContentKind, LatestChange } from '@naksha/events/wire/content';
import { useState } from 'react';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { toast } from '../../shared/ui/toast.ts';
import { saveDefinition } from './content-calls.ts';

export type Conflict = { id: string; definition: object; latest: LatestChange; isNew: boolean };
type Since = number | undefined;
type Done = {
  /** Discard the draft before loading again. */
  onAccepted: () => void;
  onSaved: (id: string) => Promise<void> | void;
};

export function useSaveItem(kind: ContentKind, { onAccepted, onSaved }: Done) {
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const [busy, setBusy] = useState(false);
  const save = (id: string, definition: object, since: Since): void => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    saveDefinition(kind, id, { definition, since, onAccepted })
      .then(() => {
        setConflict(undefined);
        return onSaved(id);
      })
      .then(() => toast.success(t('staffContent.saved')))
      .catch((problem: unknown) => {
        const latest = problem instanceof ApiProblem && problem.status === 412 ? problem.latest : undefined;
        if (latest) setConflict({ id, definition, latest, isNew: since === undefined });
        else setError(problem);
      })
      .finally(() => setBusy(false));
  };
  return { save, busy, error, conflict, settle: () => setConflict(undefined) };
}
