import { ACCOUNT_SUBTYPES } from '@naksha/events/kernel';
import type { Profile } from '@naksha/events/wire/profile';
import { type FormEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProfileFields } from '../sign-in/profile-fields.tsx';
import type { ProfileForm } from '../sign-in/profile-form.ts';
import { saveProfile } from '../sign-in/save-profile.ts';
import { useProfileForm } from '../sign-in/use-profile-form.ts';

const toForm = ({ first_name, last_name, subtype, firm_name }: Profile): ProfileForm => ({
  first_name,
  last_name,
  subtype: ACCOUNT_SUBTYPES.find((one) => one === subtype) ?? '1',
  firm_name,
});

export function ProfileEditForm({ profile }: { profile: Profile }) {
  const { form, errors, change, check, setErrors } = useProfileForm(() => toForm(profile));
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setBusy(true);
    saveProfile(form)
      .then((refused) => refused && setErrors(refused))
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <ProfileFields form={form} errors={errors} onChange={change} quiet />
      <Button type="submit" look="primary" busy={busy} className="self-start">
        {t('profile.save')}
      </Button>
    </form>
  );
}
