import { type FormEvent, lazy, Suspense, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { WorkFailed } from '../../shared/work/work-failed.ts';
import { grouped, isPossiblePhone, readTyped } from './possible-phone.ts';
import { explainRefusedNames, toSentNames } from './sent-names.ts';
import { fixedCode, type PhoneNumber, type SignInWays, sendsCodes, verifyCode } from './sign-in-calls.ts';
import { useCodeRequest, useWait } from './use-code-request.ts';
import { useProfileForm } from './use-profile-form.ts';

const ProfileFields = lazy(() => import('./profile-fields.tsx').then((part) => ({ default: part.ProfileFields })));

type Props = {
  phone: PhoneNumber;
  ways: SignInWays;
  /** Asks for the name with the number. */
  named: boolean;
  onChange: (phone: PhoneNumber) => void;
  /** @param waitSeconds before another code may be asked for @param length of the code, where it was said */
  onSent: (waitSeconds: number, length?: number) => void;
  onAccess: (access: string) => Promise<void>;
};

export function PhoneStep({ phone, ways, named, onChange, onSent, onAccess }: Props) {
  const [error, setError] = useState<string>();
  const [foreign, setForeign] = useState(false);
  const [busy, setBusy] = useState(false);
  const wait = useWait();
  const { ask: askForCode, working } = useCodeRequest(wait);
  const names = useProfileForm();

  const ask = async () => {
    if (!(await isPossiblePhone(phone.country, phone.national))) return setError(t('signIn.phone.invalid'));
    const asked = await askForCode(phone, named ? toSentNames(names.form) : undefined);
    if (!asked) return void toast.error(t('signIn.failed'));
    if (asked.outcome === 'names-refused')
      return names.setErrors(await explainRefusedNames(names.form, asked.problem.errors));
    if (asked.outcome === 'unfit') return setError(t('signIn.phone.unfit'));
    if (asked.outcome === 'locked' || asked.outcome === 'refused') return;
    if (asked.outcome === 'sent' && sendsCodes(ways, phone.country)) return onSent(asked.seconds, asked.length);
    if (asked.outcome === 'wait' && sendsCodes(ways, phone.country)) return onSent(asked.seconds);
    if (asked.outcome === 'no-path') return void toast.error(t('signIn.noPath'));
    const answer = await verifyCode(phone, fixedCode(ways.otp_length));
    if (answer && answer.outcome === 'in') return onAccess(answer.access);
    toast.error(t('signIn.noPath'));
  };

  /** What was said of one number says nothing of another. */
  const change = (typed: PhoneNumber) => {
    setError(undefined);
    setForeign(false);
    wait.forget();
    onChange(typed);
  };
  const type = (text: string) => {
    const { country = phone.country, national, foreign } = readTyped(text, ways.sms_countries);
    change({ country, national });
    setForeign(foreign);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (foreign || (named && !names.check())) return;
    setError(undefined);
    setBusy(true);
    ask()
      .catch((failure: unknown) =>
        failure instanceof WorkFailed ? setError(t('signIn.workFailed')) : toast.error(t('signIn.failed')),
      )
      .finally(() => setBusy(false));
  };

  // Told before they ask; whoever is listed here all the same may go on.
  const unserved = foreign || (ways.enable_flag && !sendsCodes(ways, phone.country));

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field
        label={t('signIn.phone')}
        hint={t('signIn.phone.hint')}
        error={
          wait.words ??
          error ??
          (unserved ? t('signIn.phone.foreign', { countries: ways.sms_countries.join(', ') }) : undefined)
        }
      >
        {(control) => (
          <div className="flex gap-2">
            <Country phone={phone} ways={ways} onChange={change} />
            <Input
              {...control}
              type="tel"
              name="mobile_phone"
              autoComplete="tel-national"
              inputMode="numeric"
              maxLength={15}
              value={grouped(phone.national)}
              onChange={(event) => type(event.target.value)}
            />
          </div>
        )}
      </Field>
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

/** A list only where there is a choice: of what is served, and of what the visitor's own country was taken for. */
function Country({ phone, ways, onChange }: Pick<Props, 'phone' | 'ways' | 'onChange'>) {
  const countries = [...new Set([...ways.sms_countries, phone.country])];
  if (countries.length < 2)
    return <span className="grid min-h-11 place-items-center rounded-control bg-ground px-3">{phone.country}</span>;
  return (
    <Select
      aria-label={t('signIn.country')}
      className="w-28 shrink-0"
      value={phone.country}
      onChange={(event) => onChange({ ...phone, country: event.target.value })}
    >
      {countries.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </Select>
  );
}
