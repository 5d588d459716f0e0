import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, FieldError } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { proveWithCode, proveWithPasskey, secondFactorQuery, supportsPasskeys } from './second-factor-calls.ts';
import { useStaffCall } from './use-staff-call.ts';

export function SecondFactorProofForm({ onProven }: { onProven: () => void }) {
  const { data, error: notLoaded, refetch } = useQuery(secondFactorQuery);
  const [wanted, setWanted] = useState<'totp' | 'recovery_code'>();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState<'passkey' | 'code'>();
  const { busy, error, run, clear } = useStaffCall(() => {
    setCode('');
    return false;
  });
  if (notLoaded && !data) return <LoadFailure error={notLoaded} onRetry={() => void refetch()} />;
  if (!data) return null;
  const withPasskey = data.passkeys.length > 0 && supportsPasskeys();
  const kind = wanted ?? (data.totp ? 'totp' : withPasskey ? undefined : 'recovery_code');
  const other = kind === 'recovery_code' ? data.totp && 'totp' : 'recovery_code';

  const prove = (by: 'passkey' | 'code', proving: () => Promise<void>) => {
    setTried(by);
    run(proving, onProven);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind && code.trim() !== '') prove('code', () => proveWithCode(kind, code.trim()));
  };

  return (
    <div className="flex flex-col gap-4">
      {withPasskey && (
        <Button look="primary" busy={busy} onClick={() => prove('passkey', proveWithPasskey)}>
          <Icon name="key" />
          {t('secondFactor.prove.passkey')}
        </Button>
      )}
      {error && tried === 'passkey' && <FieldError text={error} />}
      {kind && (
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <Field
            label={t(kind === 'totp' ? 'secondFactor.prove.app' : 'secondFactor.prove.recovery')}
            error={tried === 'code' ? error : undefined}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
                inputMode={kind === 'totp' ? 'numeric' : 'text'}
                maxLength={40}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Field>
          <Button type="submit" look={withPasskey ? 'quiet' : 'primary'} busy={busy} disabled={code.trim() === ''}>
            {t('secondFactor.prove.submit')}
          </Button>
        </form>
      )}
      {other && (
        <Button
          look="plain"
          onClick={() => {
            clear();
            setCode('');
            setWanted(other);
          }}
        >
          {t(other === 'totp' ? 'secondFactor.prove.useApp' : 'secondFactor.prove.useRecovery')}
        </Button>
      )}
    </div>
  );
}
