import type { AccountSubtype, FieldError } from '@naksha/events/kernel';
import { type ProfileErrors, type ProfileForm, showsFirmField } from './profile-form.ts';

export type SentNames = { firstname: string; lastname: string; subtype: AccountSubtype; firm_name: string };

export const toSentNames = (form: ProfileForm): SentNames => ({
  firstname: form.first_name,
  lastname: form.last_name,
  subtype: form.subtype,
  firm_name: showsFirmField(form) ? form.firm_name : '',
});

const ON_FORM: Readonly<Record<string, string>> = { firstname: 'first_name', lastname: 'last_name' };

export async function describeRejectedNames(form: ProfileForm, errors: readonly FieldError[]): Promise<ProfileErrors> {
  const { describeRejectedProfile } = await import('./refused-fields.ts');
  return describeRejectedProfile(
    form,
    errors.map((error) => ({ ...error, field: ON_FORM[error.field] ?? error.field })),
  );
}
