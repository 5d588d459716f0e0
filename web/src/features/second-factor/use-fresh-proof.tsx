import { type ReactNode, useState } from 'react';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { SecondFactorProofForm } from './prove-form.tsx';

/** `mend` takes a refusal for lack of a fresh second factor, asks in a dialog and repeats the call. */
export function useSecondFactorRetry(): {
  mend: (failure: unknown, again: () => void) => boolean;
  dialog: ReactNode;
} {
  const [again, setAgain] = useState<() => void>();
  const close = () => setAgain(undefined);
  return {
    mend(failure, wish) {
      const wanted = failure instanceof ApiProblem && failure.code === 'prove_again';
      if (wanted) setAgain(() => wish);
      return wanted;
    },
    dialog: again && (
      <Dialog title={t('secondFactor.prove.title')} description={t('secondFactor.prove.again')} onClose={close}>
        <SecondFactorProofForm
          onProven={() => {
            close();
            again();
          }}
        />
      </Dialog>
    ),
  };
}
