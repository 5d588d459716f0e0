import { PAGES } from '@naksha/events/contracts';
import type { BatchReview } from '@naksha/events/wire/batches';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { PendingActionsBar } from '../../shared/undo/held-bar.tsx';
import { createPendingActions } from '../../shared/undo/undo-hold.ts';
import { usePendingActions } from '../../shared/undo/use-held.ts';
import { describeStaffError } from '../second-factor/staff-words.ts';
import { batchesKey, type Verified, verifyRestOfBatch } from './batch-calls.ts';

type Verdict = { id: string; n: number };

export function BatchVerificationPanel({ review, rest }: { review: BatchReview; rest: number }) {
  const [so, setSo] = useState<Verified>();
  const stop = useRef(new AbortController());
  const verify = async ({ id }: Verdict) => {
    stop.current = new AbortController();
    setSo({ verified: 0, left: 0 });
    try {
      const { verified, left } = await verifyRestOfBatch(id, setSo, stop.current.signal);
      const words = [
        t('staff.batch.ended', { n: verified }),
        ...(left > 0 ? [t('staff.batch.left', { n: left })] : []),
      ];
      toast.success(words.join(' '), { stays: true });
    } catch (error) {
      toast.error(describeStaffError(error), { stays: true });
    }
    setSo(undefined);
    void queryClient.invalidateQueries({ queryKey: batchesKey });
  };
  const [hold] = useState(() => createPendingActions<Verdict>(verify));
  const held = usePendingActions(hold);
  const { id, state, listings, sample, most_failed } = review;
  const decided = sample.filter(({ outcome }) => outcome !== 'waiting').length;
  const failed = sample.filter(({ outcome }) => outcome === 'failed').length;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <Link href={PAGES.StaffReview.path} className="flex min-h-11 items-center gap-2 self-start underline">
        {t('staff.batch.back')}
      </Link>
      <h2 className="font-bold text-20">{t('staff.batch.heading', { n: sample.length, all: listings })}</h2>
      <p role="status">
        {t('staff.batch.decided', { n: decided, all: sample.length })}{' '}
        {t('staff.batch.failed', { n: failed, most: most_failed })}
      </p>
      <p className="flex items-start gap-2">
        <Icon name={state === 'failed' ? 'alert' : 'info'} />
        {t(`staff.batch.state.${state}`)}
      </p>
      {so && (
        <p role="status" className="flex flex-wrap items-center gap-4 font-semibold">
          {t('staff.batch.running', { n: so.verified })}
          <Button onClick={() => stop.current.abort()}>{t('staff.batch.stop')}</Button>
        </p>
      )}
      {state === 'ready' && !so && rest > 0 && held.length === 0 && (
        <Button look="primary" className="self-start" onClick={() => hold.hold({ id, n: rest })}>
          <Icon name="shield" />
          {t('staff.batch.verify', { n: rest })}
        </Button>
      )}
      <PendingActionsBar
        held={held}
        words={({ n }) => t('staff.batch.held', { n })}
        wordsLeft={(n) => t('staff.review.heldFor', { n })}
        onUndo={(undone) => void hold.undo(undone)}
      />
    </section>
  );
}
