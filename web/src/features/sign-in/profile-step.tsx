import { type FormEvent, useState } from 'react';
import { once } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ProfileFields } from './profile-fields.tsx';
import { firmIsMissing, type ProfileForm, showsFirm } from './profile-form.ts';

/** For newcomers. Whatever happens here, they are signed in: it closes on Skip, on Save, and on a failed Save. */
export default function ProfileStep({ onDone }: { onDone: () => void }) {
  const [form, setForm] = useState<ProfileForm>({ first_name: '', last_name: '', subtype: '1', firm_name: '' });
  const [firmError, setFirmError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (firmIsMissing(form)) return setFirmError(t('signIn.profile.firmMissing'));
    setBusy(true);
    const sent = showsFirm(form) ? form : { ...form, firm_name: '' };
    once('PUT', '/auth/myprofile', sent)
      .then(
        () => toast.success(t('signIn.profile.updated')),
        () => toast.error(t('signIn.failed')),
      )
      .finally(() => {
        void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
        onDone();
      });
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-14 text-muted">{t('signIn.profile.why')}</p>
      <ProfileFields
        form={form}
        firmError={firmError}
        onChange={(change) => {
          if (change.subtype) setFirmError(undefined);
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
