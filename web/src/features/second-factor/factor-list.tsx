import type { SecondFactorState } from '@naksha/events/wire/second-factor';
import { useState } from 'react';
import { formatDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { removePasskey, removeTotp } from './second-factor-calls.ts';

type Props = {
  has: Pick<SecondFactorState, 'passkeys' | 'totp'>;
  onRemove: (remove: () => Promise<unknown>) => void;
};

export function SecondFactorList({ has: { passkeys, totp }, onRemove }: Props) {
  const [asked, setAsked] = useState<string>();
  const factors = [
    ...passkeys.map(({ id, created_at, last_used_at }) => ({
      id,
      name: t('secondFactor.list.passkey', { date: formatDay(created_at) }),
      used: last_used_at,
      remove: () => removePasskey(id),
    })),
    ...(totp ? [{ id: 'totp', name: t('secondFactor.list.app'), used: undefined, remove: removeTotp }] : []),
  ];
  const isLast = factors.length === 1;
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {factors.map(({ id, name, used, remove }) => (
          <li key={id} className="flex flex-col gap-2 px-4 py-3">
            <div className="flex min-h-11 items-center gap-x-3">
              <Icon name={id === 'totp' ? 'phone' : 'key'} />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{name}</span>
                {used && (
                  <span className="block text-14 text-muted">
                    {t('secondFactor.list.used', { date: formatDay(used) })}
                  </span>
                )}
              </span>
              {!isLast && asked !== id && (
                <Button look="plain" onClick={() => setAsked(id)}>
                  <Icon name="trash" />
                  {t('secondFactor.list.remove')}
                </Button>
              )}
            </div>
            {!isLast && asked === id && (
              <div className="flex flex-col gap-2">
                <p className="text-14">
                  {t('secondFactor.list.removeTitle')} {t('secondFactor.list.removeWhy')}
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button look="danger" onClick={() => onRemove(remove)}>
                    {t('secondFactor.list.remove')}
                  </Button>
                  <Button look="plain" onClick={() => setAsked(undefined)}>
                    {t('app.cancel')}
                  </Button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isLast && <p className="text-14 text-muted">{t('secondFactor.list.last')}</p>}
    </div>
  );
}
