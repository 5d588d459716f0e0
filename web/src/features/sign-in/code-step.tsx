import { OTPField } from '@base-ui/react/otp-field';
import { cleanTypedCode } from '@naksha/events/kernel';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { focusWhenShown } from '../../shared/ui/focus-when-shown.ts';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import { ProofOfWorkFailed } from '../../shared/work/work-failed.ts';
import { describeCodeRequestBlock } from './code-hindrance.ts';
import { type PhoneNumber, verifyCode } from './sign-in-calls.ts';
import { useCodeRequest, useCodeRequestBlock } from './use-code-request.ts';

type Props = {
  phone: PhoneNumber;
  length: number;
  /** Milliseconds since the Unix epoch. */
  mayResendAt: number;
  onEdit: () => void;
  onAccess: (access: string) => Promise<void>;
};

export default function CodeStep({ phone, length: lengthSent, mayResendAt, onEdit, onAccess }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [resendAt, setResendAt] = useState(mayResendAt);
  const [length, setLength] = useState(lengthSent);
  const wait = useCodeRequestBlock();
  const { ask, working } = useCodeRequest(wait);
  const codeId = useId();
  const shownError = wait.words ?? error;

  const verify = async () => {
    const answer = await verifyCode(phone, code);
    if (!answer) return void toast.error(t('signIn.failed'));
    if (answer.outcome === 'blocked') return void toast.error(describeProblem(answer.problem));
    if (answer.outcome === 'in') return onAccess(answer.access);
    setCode('');
    if (answer.outcome === 'locked') return wait.start(describeCodeRequestBlock(answer));
    setError(t(answer.outcome === 'wrong' ? 'signIn.code.wrong' : 'signIn.code.ended'));
    // A wrong code ends the wait; an expired one can only be replaced.
    setResendAt(Date.now());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== length || wait.waiting) return;
    setBusy(true);
    setError(undefined);
    verify()
      .catch(() => toast.error(t('signIn.failed')))
      .finally(() => setBusy(false));
  };

  const resend = async () => {
    const asked = await ask(phone);
    if (!asked) return void toast.error(t('signIn.failed'));
    if (asked.outcome === 'unfit') return setError(asked.reason);
    if (asked.outcome === 'no-path') return void toast.error(t('signIn.noPath'));
    if (asked.outcome === 'wait') return setResendAt(Date.now() + asked.seconds * 1000);
    if (asked.outcome !== 'sent') return;
    setResendAt(Date.now() + asked.seconds * 1000);
    setLength(asked.length ?? length);
    setCode('');
    setError(undefined);
    toast.info(t('signIn.code.resent'));
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-2 text-14">
        {t('signIn.code.sentTo', { phone: `${phone.country} ${phone.national}` })}
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
          {t('signIn.code.label', { count: length })}
        </label>
        <OTPField.Root
          length={length}
          value={code}
          onValueChange={setCode}
          // The library's own filter accepts only the digits 0 to 9.
          validationType="none"
          normalizeValue={digitsOfCode}
          inputMode="numeric"
          disabled={wait.waiting}
          id={codeId}
          className={`flex ${length > 6 ? 'gap-1' : 'gap-2'}`}
        >
          {Array.from({ length: length }, (_, index) => `digit-${index}`).map((key, index) => (
            <OTPField.Input
              key={key}
              ref={index === 0 ? focusWhenShown : undefined}
              aria-label={index === 0 ? undefined : t('signIn.code.digit', { n: index + 1, count: length })}
              aria-invalid={shownError ? true : undefined}
              className="h-12 w-full min-w-0 max-w-12 rounded-control border border-control text-center font-semibold text-20 aria-invalid:border-2 aria-invalid:border-red disabled:bg-ground"
            />
          ))}
        </OTPField.Root>
        {shownError && <FieldError text={shownError} />}
      </div>
      <Button type="submit" look="primary" busy={busy} disabled={code.length !== length || wait.waiting}>
        {wait.label ?? t('signIn.code.submit')}
      </Button>
      {!wait.waiting && <Resend resendAt={resendAt} onResend={resend} />}
      <p role="status" className="text-14 empty:hidden">
        {working && t('signIn.working')}
      </p>
    </form>
  );
}

const digitsOfCode = (text: string): string => cleanTypedCode(text).replace(/\D/g, '');

function Resend({ resendAt, onResend }: { resendAt: number; onResend: () => Promise<void> }) {
  const left = useCountdown(resendAt);
  const [busy, setBusy] = useState(false);
  const ask = () => {
    setBusy(true);
    onResend()
      .catch((failure: unknown) =>
        toast.error(t(failure instanceof ProofOfWorkFailed ? 'signIn.workFailed' : 'signIn.failed')),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button look="plain" busy={busy} disabled={left > 0} onClick={ask}>
      {left > 0 ? t('signIn.code.resendIn', { n: left }) : t('signIn.code.resend')}
    </Button>
  );
}
