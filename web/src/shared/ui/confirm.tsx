import { Suspense, useState } from 'react';
import { lazyWithTimeout } from '../lazy-chunk.ts';
import { t } from '../messages/t.ts';
import { Button, type ButtonLook } from './button.tsx';
import { describeProblem } from './problem-words.ts';
import { toast } from './toast.ts';

const Dialog = lazyWithTimeout(async () => ({ default: (await import('./dialog.tsx')).Dialog }));

type Props = {
  title: string;
  why: string;
  act: string;
  look?: ButtonLook;
  onClose: () => void;
  /** The dialog closes when it resolves; an error keeps it open. */
  onAct: () => Promise<void>;
};

export function ConfirmDialog({ title, why, act, look = 'danger', onClose, onAct }: Props) {
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    onAct()
      .then(onClose)
      .catch((error: unknown) => toast.error(describeProblem(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Suspense>
      <Dialog title={title} onClose={onClose}>
        <p className="pb-6">{why}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="plain" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button look={look} busy={busy} onClick={run}>
            {act}
          </Button>
        </div>
      </Dialog>
    </Suspense>
  );
}
