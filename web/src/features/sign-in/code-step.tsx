import { OTPField } from '@base-ui/react/otp-field';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { shownTime } from '../../shared/format/times.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import { grouped } from './possible-phone.ts';
import { type PhoneNumber, requestCode, type SignInWays, verifyCode } from './sign-in-calls.ts';

type Props = {
  phone: PhoneNumber;
  ways: SignInWays;
  /** Milliseconds since the Unix epoch. */
  mayResendAt: number;
  onEdit: () => void;
  onAccess: (access: string) => Promise<void>;
};

const LOCK_MESSAGE_MS = 5000;

export default function CodeStep({ phone, ways, mayResendAt, onEdit, onAccess }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [resendAt, setResendAt] = useState(mayResendAt);
  const [lockedUntil, setLockedUntil] = useState<number>();
  const locked = useCountdown(lockedUntil) > 0;
  const codeId = useId();

  const lock = (retryAfter: number) => {
    setLockedUntil(Date.now() + retryAfter * 1000);
    setError(t('signIn.locked'));
  };
  const lockShown = lockedUntil !== undefined && error === t('signIn.locked');
  useEffect(() => {
    if (!lockShown) return;
    const timer = setTimeout(() => setError(undefined), LOCK_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [lockShown]);

  const verify = async () => {
    const answer = await verifyCode(phone, code);
    if (answer.outcome === 'in') return onAccess(answer.access);
    setCode('');
    if (answer.outcome === 'locked') return lock(answer.retryAfter);
    setError(t(answer.outcome === 'wrong' ? 'signIn.code.wrong' : 'signIn.code.ended'));
    // A wrong code waives the wait; for a used-up one another is the only way on.
    setResendAt(Date.now());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== ways.otp_length || locked) return;
    setBusy(true);
    setError(undefined);
    verify()
      .catch(() => toast.error(t('signIn.failed')))
      .finally(() => setBusy(false));
  };

  const resend = async () => {
    const asked = await requestCode(phone);
    if (asked.outcome === 'locked') return lock(asked.retryAfter);
    if (asked.outcome === 'no-path') return void toast.error(t('signIn.noPath'));
    setResendAt(Date.now() + asked.seconds * 1000);
    if (asked.outcome === 'sent') {
      setCode('');
      setError(undefined);
      toast.info(t('signIn.code.resent'));
    }
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-2 text-14">
        {t('signIn.code.sentTo', { phone: `${phone.country} ${grouped(phone.national)}` })}
        <button
          type="button"
          aria-label={t('signIn.code.editLabel')}
          className="min-h-11 min-w-11 px-2 font-semibold underline underline-offset-4"
          onClick={onEdit}
        >
          {t('signIn.code.edit')}
        </button>
      </p>
      <div className="flex flex-col gap-2">
        <label htmlFor={codeId} className="font-semibold text-14">
          {t('signIn.code.label', { count: ways.otp_length })}
        </label>
        <OTPField.Root
          length={ways.otp_length}
          value={code}
          onValueChange={setCode}
          disabled={locked}
          id={codeId}
          className="flex gap-2"
        >
          {Array.from({ length: ways.otp_length }, (_, index) => `digit-${index}`).map((key, index) => (
            <OTPField.Input
              key={key}
              autoFocus={index === 0}
              // The first box has the field's own label.
              aria-label={index === 0 ? undefined : t('signIn.code.digit', { n: index + 1, count: ways.otp_length })}
              aria-invalid={error ? true : undefined}
              className="size-12 rounded-control border border-control text-center font-semibold text-20 aria-invalid:border-2 aria-invalid:border-red disabled:bg-ground"
            />
          ))}
        </OTPField.Root>
        {error && <FieldError text={error} />}
      </div>
      <Button type="submit" look="primary" busy={busy} disabled={code.length !== ways.otp_length || locked}>
        {locked && lockedUntil
          ? t('signIn.tryAgainAt', { time: shownTime(new Date(lockedUntil).toISOString()) })
          : t('signIn.code.submit')}
      </Button>
      {!locked && <Resend resendAt={resendAt} onResend={resend} />}
    </form>
  );
}

function Resend({ resendAt, onResend }: { resendAt: number; onResend: () => Promise<void> }) {
  const left = useCountdown(resendAt);
  const [busy, setBusy] = useState(false);
  const ask = () => {
    setBusy(true);
    onResend()
      .catch(() => toast.error(t('signIn.failed')))
      .finally(() => setBusy(false));
  };
  return (
    <Button look="plain" busy={busy} disabled={left > 0} onClick={ask}>
      {left > 0 ? t('signIn.code.resendIn', { n: left }) : t('signIn.code.resend')}
    </Button>
  );
}
