import { cleanTypedCode } from '@naksha/events/kernel';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, type ButtonLook } from '../../shared/ui/button.tsx';
import { Field, FieldError } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import { describeCodeRequestBlock } from './code-hindrance.ts';
import type { PhoneNumber } from './sign-in-calls.ts';
import { useCodeRequest, useCodeRequestBlock } from './use-code-request.ts';

type Props = {
  phone: PhoneNumber;
  act: string;
  look?: ButtonLook;
  disabled?: boolean;
  onCode(otp: string): Promise<void>;
};

const showPhone = ({ country, national }: PhoneNumber): string =>
  `${country} ${country === '+91' ? national.replace(/^\d{5}/, '$& ') : national}`;

/** Before an action that someone at an unlocked device must not take. */
export function ConfirmationCodeForm({ phone, act, look = 'dark', disabled = false, onCode }: Props) {
  const wait = useCodeRequestBlock();
  const { ask, working } = useCodeRequest(wait);
  const [sent, setSent] = useState(false);
  const [againAt, setAgainAt] = useState(0);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** A change disables the button. */
  const [codes, setCodes] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const left = useCountdown(againAt);
  useEffect(() => {
    if (codes > 0) field.current?.focus();
  }, [codes]);

  const run = (action: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    action()
      .catch((failure: unknown) => explain(failure))
      .finally(() => setBusy(false));
  };
  const explain = (failure: unknown) => {
    if (!(failure instanceof ApiProblem) || !failure.code.startsWith('code_'))
      return void toast.error(describeProblem(failure));
    setCode('');
    setCodes((before) => before + 1);
    setAgainAt(Date.now());
    if (failure.code === 'code_locked')
      return wait.start(describeCodeRequestBlock({ outcome: 'locked', retryAfter: failure.retryAfter ?? 3600 }));
    setError(describeProblem(failure));
  };
  const send = async () => {
    const asked = await ask(phone);
    if (!asked) return void toast.error(t('signIn.failed'));
    if (asked.outcome === 'no-path' || asked.outcome === 'unfit') return setError(t('signIn.noPath'));
    if (asked.outcome !== 'sent' && asked.outcome !== 'wait') return;
    if (asked.outcome === 'sent') {
      setSent(true);
      setCodes((before) => before + 1);
    }
    setAgainAt(Date.now() + asked.seconds * 1000);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => onCode(code));
  };
  const shownError = wait.words ?? error;
  return (
    <form onSubmit={submit} noValidate className="flex max-w-md flex-col items-start gap-3">
      <p className="text-14">{t('freshCode.why', { phone: showPhone(phone) })}</p>
      {sent && (
        <Field label={t('freshCode.label')} error={shownError}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(cleanTypedCode(event.target.value).replace(/\D/g, ''))}
            />
          )}
        </Field>
      )}
      {!sent && shownError && <FieldError text={shownError} />}
      <div className="flex flex-wrap gap-2">
        {sent && (
          <Button type="submit" look={look} busy={busy} disabled={disabled || wait.waiting || code.length < 4}>
            {wait.label ?? act}
          </Button>
        )}
        <Button disabled={disabled || wait.waiting || left > 0} busy={!sent && busy} onClick={() => run(send)}>
          {left > 0 ? t('freshCode.againIn', { n: left }) : t(sent ? 'freshCode.again' : 'freshCode.send')}
        </Button>
      </div>
      <p role="status" className="text-14 empty:hidden">
        {working && t('signIn.working')}
      </p>
    </form>
  );
}
