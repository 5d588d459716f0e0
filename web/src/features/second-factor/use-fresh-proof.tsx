import { type ReactNode, useState } from 'react';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProveForm } from './prove-form.tsx';

/** When the server requires the second factor again, `mend` takes the refusal, asks in a dialog and repeats the call. */
export function useFreshProof(): {
  mend: (failure: unknown, again: () => void) => boolean;
  /** Undefined while closed. */
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
        <ProveForm
          onProven={() => {
            close();
            again();
          }}
        />
      </Dialog>
    ),
  };
}
