import { type FormEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { firmIsMissing, type ProfileErrors, type ProfileForm } from './profile-form.ts';
import { saveProfile } from './save-profile.ts';

/** For newcomers. They are signed in already: it closes on Skip, on Save, and on a failed Save, but for one they can mend. */
export default function ProfileStep({ onDone }: { onDone: () => void }) {
  const [form, setForm] = useState<ProfileForm>({ first_name: '', last_name: '', subtype: '1', firm_name: '' });
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [busy, setBusy] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (firmIsMissing(form)) return setErrors({ firm_name: t('signIn.profile.firmMissing') });
    setBusy(true);
    setErrors({});
    saveProfile(form)
      .then((refused) => (refused ? setErrors(refused) : onDone()))
      .finally(() => setBusy(false));
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-14 text-muted">{t('signIn.profile.why')}</p>
      <ProfileFields
        form={form}
        errors={errors}
        onChange={(change) => {
          // What was said of a field holds until the field changes, of the firm until the trade does.
          const changed = change.subtype ? ['firm_name'] : Object.keys(change);
          setErrors((before) => ({ ...before, ...Object.fromEntries(changed.map((field) => [field, undefined])) }));
          setForm((before) => ({ ...before, ...change }));
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={busy} className="flex-1">
          {t('signIn.profile.submit')}
        </Button>
        <Button look="plain" onClick={onDone}>
          {t('signIn.profile.skip')}
        </Button>
      </div>
    </form>
  );
}
