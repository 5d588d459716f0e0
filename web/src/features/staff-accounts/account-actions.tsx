import { BLOCK_REASONS, type BlockReason } from '@naksha/events/kernel';
import type { StaffAccount } from '@naksha/events/wire/staff-account';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field, FieldError } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useSecondFactorRetry } from '../second-factor/use-fresh-proof.tsx';
import { useStaffCall } from '../second-factor/use-staff-call.ts';
import { blockAccount, endAccountSessions, setSellerTrusted, unblockAccount } from './account-calls.ts';

type Act = 'end' | 'block' | 'unblock' | 'trust' | 'untrust';
const SAID = {
  end: { title: 'staffAccounts.endTitle', why: 'staffAccounts.endWhy', done: 'staffAccounts.ended' },
  block: { title: 'staffAccounts.blockTitle', why: 'staffAccounts.blockWhy', done: 'staffAccounts.blockDone' },
  unblock: { title: 'staffAccounts.unblockTitle', why: 'staffAccounts.unblockWhy', done: 'staffAccounts.unblockDone' },
  trust: { title: 'staffAccounts.trustTitle', why: 'staffAccounts.trustWhy', done: 'staffAccounts.trustDone' },
  untrust: { title: 'staffAccounts.untrustTitle', why: 'staffAccounts.untrustWhy', done: 'staffAccounts.untrustDone' },
} as const;

export function AccountActions({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const [asked, setAsked] = useState<Act>();
  const [reason, setReason] = useState<BlockReason>('spam');
  const { mend, dialog } = useSecondFactorRetry();
  const { busy, error, run, clear } = useStaffCall(mend);
  const { id } = account;
  const ask = (act: Act) => {
    clear();
    setAsked(act);
  };
  const confirm = (act: Act) => {
    const calls = {
      end: () => endAccountSessions(id),
      block: () => blockAccount(id, reason),
      unblock: () => unblockAccount(id),
      trust: () => setSellerTrusted(id, true),
      untrust: () => setSellerTrusted(id, false),
    };
    run(calls[act], () => {
      setAsked(undefined);
      toast.success(t(SAID[act].done));
      onDone();
    });
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      {account.sessions > 0 && <Button onClick={() => ask('end')}>{t('staffAccounts.end')}</Button>}
      <Button onClick={() => ask(account.trusted ? 'untrust' : 'trust')}>
        {t(account.trusted ? 'staffAccounts.untrust' : 'staffAccounts.trust')}
      </Button>
      {account.blocked ? (
        <Button onClick={() => ask('unblock')}>{t('staffAccounts.unblock')}</Button>
      ) : (
        <Button look="danger" onClick={() => ask('block')}>
          {t('staffAccounts.block')}
        </Button>
      )}
      {asked && !dialog && (
        <Dialog title={t(SAID[asked].title)} onClose={() => setAsked(undefined)}>
          <div className="flex flex-col gap-4">
            <p>{t(SAID[asked].why)}</p>
            {asked === 'block' && (
              <Field label={t('staffAccounts.reason')}>
                {(control) => (
                  <Select {...control} value={reason} onChange={({ target }) => setReason(target.value as BlockReason)}>
                    {BLOCK_REASONS.map((one) => (
                      <option key={one} value={one}>
                        {t(`staffAccounts.reason.${one}`)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            {error && <FieldError text={error} />}
            <div className="flex flex-wrap justify-end gap-2">
              <Button look="plain" onClick={() => setAsked(undefined)}>
                {t('app.cancel')}
              </Button>
              <Button
                look={asked === 'unblock' || asked === 'trust' ? 'dark' : 'danger'}
                busy={busy}
                onClick={() => confirm(asked)}
              >
                {t(`staffAccounts.${asked}`)}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
      {dialog}
    </div>
  );
}
