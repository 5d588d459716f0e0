import { type FormEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { saveFirstProfile, skipProfileStep } from './save-profile.ts';
import { useProfileForm } from './use-profile-form.ts';

export default function ProfileStep({ onDone }: { onDone: () => void }) {
  const { form, errors, change, check, setErrors } = useProfileForm();
  const [busy, setBusy] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setBusy(true);
    saveFirstProfile(form)
      .then((refused) => (refused ? setErrors(refused) : onDone()))
      .finally(() => setBusy(false));
  };

  const skip = () => {
    skipProfileStep();
    onDone();
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-14 text-muted">{t('signIn.profile.why')}</p>
      <ProfileFields form={form} errors={errors} onChange={change} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={busy} className="flex-1">
          {t('signIn.profile.submit')}
        </Button>
        <Button look="plain" onClick={skip}>
          {t('signIn.profile.skip')}
        </Button>
      </div>
    </form>
  );
}
