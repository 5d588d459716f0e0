import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { firmIsMissing, type ProfileErrors, type ProfileForm } from './profile-form.ts';

export const NO_NAMES: ProfileForm = { first_name: '', last_name: '', subtype: '1', firm_name: '' };

/** Name, trade and firm while they are typed, and why one of them can't stay as it is. */
export function useProfileForm(first: () => ProfileForm = () => NO_NAMES) {
  const [form, setForm] = useState<ProfileForm>(first);
  const [errors, setErrors] = useState<ProfileErrors>({});
  return {
    form,
    errors,
    setErrors,
    change: (change: Partial<ProfileForm>): void => {
      // What was said of a field holds until the field changes, of the firm until the trade does.
      const changed = change.subtype ? ['firm_name'] : Object.keys(change);
      setErrors((before) => ({ ...before, ...Object.fromEntries(changed.map((field) => [field, undefined])) }));
      setForm((before) => ({ ...before, ...change }));
    },
    /** May it be sent? Where not, it says why. */
    check: (): boolean => {
      const missing = firmIsMissing(form);
      setErrors(missing ? { firm_name: t('signIn.profile.firmMissing') } : {});
      return !missing;
    },
  };
}
