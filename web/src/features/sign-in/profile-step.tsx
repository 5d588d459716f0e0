import { ACCOUNT_SUBTYPES } from '@naksha/events/kernel';
import { type FormEvent, useState } from 'react';
import { once } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { profileKey } from '../../shared/session/profile.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Choice } from '../../shared/ui/choice.tsx';
import { Field, FieldGroup } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { firmIsMissing, MAX_FIRM, MAX_NAME, type ProfileForm, showsFirm } from './profile-form.ts';

/** For newcomers. Whatever happens here, they are signed in: it closes on Skip, on Save, and on a failed Save. */
export default function ProfileStep({ onDone }: { onDone: () => void }) {
  const [form, setForm] = useState<ProfileForm>({ first_name: '', last_name: '', subtype: '1', firm_name: '' });
  const [firmError, setFirmError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<ProfileForm>) => setForm((before) => ({ ...before, ...change }));

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
        void queryClient.invalidateQueries({ queryKey: profileKey });
        onDone();
      });
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-14 text-muted">{t('signIn.profile.why')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('signIn.profile.firstName')}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="given-name"
              maxLength={MAX_NAME}
              value={form.first_name}
              onChange={(event) => set({ first_name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('signIn.profile.lastName')} optional={t('signIn.optional')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="family-name"
              maxLength={MAX_NAME}
              value={form.last_name}
              onChange={(event) => set({ last_name: event.target.value })}
            />
          )}
        </Field>
      </div>
      <FieldGroup label={t('signIn.profile.subtype')}>
        <Choice
          name="subtype"
          options={ACCOUNT_SUBTYPES.map((value) => ({ value, label: t(`signIn.subtype.${value}`) }))}
          value={form.subtype}
          onChange={(subtype) => {
            setFirmError(undefined);
            set({ subtype });
          }}
        />
      </FieldGroup>
      {showsFirm(form) && (
        <Field label={t('signIn.profile.firm')} error={firmError}>
          {(control) => (
            <Input
              {...control}
              autoComplete="organization"
              maxLength={MAX_FIRM}
              value={form.firm_name}
              onChange={(event) => set({ firm_name: event.target.value })}
            />
          )}
        </Field>
      )}
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
