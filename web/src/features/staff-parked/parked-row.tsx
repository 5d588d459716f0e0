import type { ReactNode } from 'react';
import { t } from '../../shared/messages/t.ts';
import { TimeAgo } from '../../shared/ui/ago.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useStaffCall } from '../second-factor/use-staff-call.ts';

type Props = {
  name: string;
  since: string;
  /** The technical error message, for operators. */
  error: string;
  act: 'release' | 'retry';
  onAct: () => Promise<void>;
  children: ReactNode;
};

export function ParkedRow({ name, since, error, act, onAct, children }: Props) {
  const { busy, error: failed, run } = useStaffCall();
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 break-all font-semibold">{name}</p>
        <Button
          busy={busy}
          className="max-sm:w-full"
          onClick={() =>
            run(onAct, () => toast.success(t(act === 'release' ? 'staffParked.released' : 'staffParked.retried')))
          }
        >
          {t(`staffParked.${act}`)}
        </Button>
      </div>
      <p className="text-14 text-muted">
        {children} · <TimeAgo at={since} />
      </p>
      <p className="break-words text-14">{error}</p>
      {failed && <FieldError text={failed} />}
    </li>
  );
}
