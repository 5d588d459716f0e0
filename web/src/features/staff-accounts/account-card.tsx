import type { StaffAccount } from '@naksha/events/wire/staff-account';
import { formatDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { AccountActions } from './account-actions.tsx';

export function AccountCard({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const { first_name, last_name, opened_at, sessions, trusted, blocked } = account;
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <div>
        <h2 className="break-words font-bold text-20">
          {[first_name, last_name].filter(Boolean).join(' ') || t('staffAccounts.noName')}
        </h2>
        <p className="text-14 text-muted">
          {t('staffAccounts.since', { date: formatDay(opened_at) })}
          {' · '}
          {t('staffAccounts.sessions', { n: sessions })}
        </p>
      </div>
      {trusted && <p className="text-14">{t('staffAccounts.trusted')}</p>}
      {blocked && (
        <p className="flex items-start gap-2 rounded-control bg-red-tint p-3 font-semibold text-14">
          <span className="text-red">
            <Icon name="alert" />
          </span>
          {t('staffAccounts.blocked', {
            date: formatDay(blocked.since),
            reason: t(`staffAccounts.reason.${blocked.reason}`),
          })}
        </p>
      )}
      <AccountActions account={account} onDone={onDone} />
    </section>
  );
}
