import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { FactChange } from '@naksha/events/wire/review';
import { useState } from 'react';
import { sendCommand } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { ChangesTable } from '../listing/changes.tsx';

type Props = { id: ListingId; changes: readonly FactChange[]; onWithdrawn: () => void };

export function PendingChangesNotice({ id, changes, onWithdrawn }: Props) {
  const [asked, setAsked] = useState(false);
  const withdraw = async () => {
    try {
      await sendCommand<Accepted>('PUT', `/property/withdraw-changes/${id}`, {});
      await queryClient.invalidateQueries();
      toast.success(t('dashboard.edit.withdrawn'));
      onWithdrawn();
    } catch (error) {
      // Staff may have decided meanwhile.
      const decided = error instanceof ApiProblem && error.code === 'nothing_to_withdraw';
      toast.error(decided ? t('dashboard.problem.nothing_to_withdraw') : describeProblem(error));
    }
  };
  return (
    <section className="flex flex-col items-start gap-2 rounded-card border border-control bg-surface p-4">
      <ChangesTable caption={t('listing.editInReview')} changes={changes} />
      <Button onClick={() => setAsked(true)}>
        <Icon name="close" />
        {t('dashboard.edit.withdraw')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('dashboard.edit.withdrawTitle')}
          why={t('dashboard.edit.withdrawWhy')}
          act={t('dashboard.edit.withdraw')}
          onClose={() => setAsked(false)}
          onAct={withdraw}
        />
      )}
    </section>
  );
}
