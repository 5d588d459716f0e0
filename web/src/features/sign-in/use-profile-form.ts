import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { isFirmNameMissing, type ProfileErrors, type ProfileForm } from './profile-form.ts';

export const NO_NAMES: ProfileForm = { first_name: '', last_name: '', subtype: '1', firm_name: '' };

export function useProfileForm(first: () => ProfileForm = () => NO_NAMES) {
  const [form, setForm] = useState<ProfileForm>(first);
  const [errors, setErrors] = useState<ProfileErrors>({});
  return {
    form,
    errors,
    setErrors,
    change: (change: Partial<ProfileForm>): void => {
      // The firm's error is also cleared when the role changes.
      const changed = change.subtype ? ['firm_name'] : Object.keys(change);
      setErrors((before) => ({ ...before, ...Object.fromEntries(changed.map((field) => [field, undefined])) }));
      setForm((before) => ({ ...before, ...change }));
    },
    check: (): boolean => {
      const missing = isFirmNameMissing(form);
      setErrors(missing ? { firm_name: t('signIn.profile.firmMissing') } : {});
      return !missing;
    },
  };
}
