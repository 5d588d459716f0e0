import { PAGES } from '@naksha/events/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { StaffNav } from '../second-factor/staff-nav.tsx';
import { useStaffCall } from '../second-factor/use-staff-call.ts';
import { accountQuery, findAccountIdByPhone } from './account-calls.ts';
import { AccountCard } from './account-card.tsx';

/** Phone numbers never appear in the URL. */
export default function StaffAccountsPage() {
  const id = new URLSearchParams(useSearch()).get('account') ?? '';
  const [, navigate] = useLocation();
  const { data: account, error: notLoaded, isLoading, refetch } = useQuery(accountQuery(id));
  const [phone, setPhone] = useState('');
  const { busy, error, run } = useStaffCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(
      () => findAccountIdByPhone(phone.trim()),
      (found) => (found === id ? void refetch() : navigate(`${PAGES.StaffAccounts.path}?account=${found}`)),
    );
  };
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6">
      <StaffNav />
      <h1 className="font-bold text-24">{t('staffAccounts.title')}</h1>
      <form onSubmit={submit} noValidate className="flex flex-col items-start gap-3 sm:flex-row">
        <Field
          label={t('staffAccounts.phone')}
          hint={t('staffAccounts.phoneHint')}
          error={error}
          className="w-full sm:w-auto sm:grow"
        >
          {(control) => (
            <Input
              {...control}
              type="tel"
              autoComplete="off"
              inputMode="tel"
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="dark" busy={busy} disabled={phone.trim() === ''} className="max-sm:w-full sm:mt-6">
          {t('staffAccounts.find')}
        </Button>
      </form>
      {isLoading && <ListSkeleton rows={1} />}
      {notLoaded && <LoadFailure error={notLoaded} onRetry={() => void refetch()} />}
      {account && !notLoaded && <AccountCard key={id} account={account} onDone={() => void refetch()} />}
    </div>
  );
}
