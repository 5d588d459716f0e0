import type { AccountSubtype, FieldError } from '@naksha/events/kernel';
import { type ProfileErrors, type ProfileForm, showsFirm } from './profile-form.ts';

export type SentNames = { firstname: string; lastname: string; subtype: AccountSubtype; firm_name: string };

export const toSentNames = (form: ProfileForm): SentNames => ({
  firstname: form.first_name,
  lastname: form.last_name,
  subtype: form.subtype,
  firm_name: showsFirm(form) ? form.firm_name : '',
});

const ON_FORM: Readonly<Record<string, string>> = { firstname: 'first_name', lastname: 'last_name' };

export async function explainRefusedNames(form: ProfileForm, errors: readonly FieldError[]): Promise<ProfileErrors> {
  const { explainRefusal } = await import('./refused-fields.ts');
  return explainRefusal(
    form,
    errors.map((error) => ({ ...error, field: ON_FORM[error.field] ?? error.field })),
  );
}
