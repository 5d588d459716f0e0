import { useState } from 'react';
import { describeStaffError } from './staff-words.ts';

type Failed = (failure: unknown, again: () => void) => boolean | undefined;

/** One call at a time. `onFailure`: true if it has handled the failure. */
export function useStaffCall(onFailure?: Failed) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = <Answer>(call: () => Promise<Answer>, onDone: (answer: Answer) => unknown): void => {
    setBusy(true);
    setError(undefined);
    call()
      .then(onDone)
      .catch((failure: unknown) => {
        if (!onFailure?.(failure, () => run(call, onDone))) setError(describeStaffError(failure));
      })
      .finally(() => setBusy(false));
  };
  return { busy, error, run, clear: () => setError(undefined) };
}
