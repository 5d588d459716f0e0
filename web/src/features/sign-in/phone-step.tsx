import { PAGES } from '@naksha/events/contracts';
import { type FormEvent, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { formatCallingCode } from '../../shared/phone/calling-code-names.ts';
import { describePhoneError, PhoneInput, parseTypedPhone } from '../../shared/phone/phone-input.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ProofOfWorkFailed } from '../../shared/work/work-failed.ts';
import { describeRejectedNames, toSentNames } from './sent-names.ts';
import { canSendCodeTo, fixedTestCode, type PhoneNumber, type SignInWays, verifyCode } from './sign-in-calls.ts';
import { useCodeRequest, useCodeRequestBlock } from './use-code-request.ts';
import { useProfileForm } from './use-profile-form.ts';

const ProfileFields = lazyWithTimeout(() =>
  import('./profile-fields.tsx').then((part) => ({ default: part.ProfileFields })),
);

type Props = {
  phone: PhoneNumber;
  ways: SignInWays;
  named: boolean;
  onChange: (phone: PhoneNumber) => void;
  onSent: (waitSeconds: number, length?: number) => void;
  onAccess: (access: string) => Promise<void>;
};

export function PhoneStep({ phone, ways, named, onChange, onSent, onAccess }: Props) {
  const [error, setError] = useState<string>();
  const [isLandline, setLandline] = useState(false);
  const [busy, setBusy] = useState(false);
  const wait = useCodeRequestBlock();
  const { ask: askForCode, working } = useCodeRequest(wait);
  const names = useProfileForm();

  const ask = async () => {
    const reading = await parseTypedPhone(phone, 'receives-text');
    if (reading.kind === 'rejected') {
      setLandline(reading.code === 'cannot_receive_texts');
      return setError(describePhoneError(reading));
    }
    const { callingCode: country, national } = reading.value;
    const read = { country, national };
    onChange({ ...read, switched: phone.switched && { ...phone.switched, national } });
    const asked = await askForCode(read, named ? toSentNames(names.form) : undefined);
    if (!asked) return void toast.error(t('signIn.failed'));
    if (asked.outcome === 'names-refused')
      return names.setErrors(await describeRejectedNames(names.form, asked.problem.errors));
    if (asked.outcome === 'unfit') return setError(asked.reason);
    if (asked.outcome === 'locked' || asked.outcome === 'refused') return;
    if (asked.outcome === 'sent' && canSendCodeTo(ways, country)) return onSent(asked.seconds, asked.length);
    if (asked.outcome === 'wait' && canSendCodeTo(ways, country)) return onSent(asked.seconds);
    if (asked.outcome === 'no-path') return void toast.error(t('signIn.noPath'));
    const answer = await verifyCode(read, fixedTestCode(ways.otp_length));
    if (answer && answer.outcome === 'in') return onAccess(answer.access);
    toast.error(t('signIn.noPath'));
  };

  const change = (typed: PhoneNumber) => {
    setError(undefined);
    setLandline(false);
    wait.forget();
    onChange(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (named && !names.check()) return;
    setError(undefined);
    setBusy(true);
    ask()
      .catch((failure: unknown) =>
        failure instanceof ProofOfWorkFailed ? setError(t('signIn.workFailed')) : toast.error(t('signIn.failed')),
      )
      .finally(() => setBusy(false));
  };

  // Someone whose number is listed may continue anyway.
  const isUnserved = ways.enable_flag && !canSendCodeTo(ways, phone.country);

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field
        label={t('signIn.phone')}
        hint={t('signIn.phone.hint')}
        error={
          wait.words ??
          error ??
          (isUnserved
            ? t('phone.country_not_texted', {
                country: formatCallingCode(phone.country),
                countries: ways.sms_countries.map(formatCallingCode).join(', '),
              })
            : undefined)
        }
      >
        {(control) => <PhoneInput control={control} phone={phone} onChange={change} />}
      </Field>
      {(isLandline || isUnserved) && (
        <Link href={PAGES.Contact.path} className="flex min-h-11 items-center underline underline-offset-4">
          {t('phone.writeToUs')}
        </Link>
      )}
      {named && (
        <Suspense fallback={<div aria-busy="true" className="skeleton h-40" />}>
          <ProfileFields form={names.form} errors={names.errors} onChange={names.change} quiet />
        </Suspense>
      )}
      <p role="status" className="text-14 empty:hidden">
        {working && t('signIn.working')}
      </p>
      <Button type="submit" look="primary" busy={busy} disabled={wait.waiting}>
        {wait.label ?? t('signIn.phone.submit')}
      </Button>
    </form>
  );
}
