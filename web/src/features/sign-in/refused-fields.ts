import { classifyContactDetails } from '@naksha/events/contacts';
import type { FieldError } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { capitalizeSentence } from '../../shared/ui/problem-words.ts';
import type { ProfileErrors, ProfileForm } from './profile-form.ts';

const TEXTS = ['first_name', 'last_name', 'firm_name'] as const;

/** By the server's rules. */
export function describeRejectedProfile(form: ProfileForm, errors: readonly FieldError[]): ProfileErrors {
  const shown = TEXTS.flatMap((field) => {
    const refused = errors.find((error) => error.field === field);
    return refused ? [[field, wordsOf(form[field], refused)]] : [];
  });
  return Object.fromEntries(shown);
}

function wordsOf(text: string, { field, reason }: FieldError): string {
  const contact = classifyContactDetails(text);
  if (contact) return t(`post.contact.${contact}`);
  return field === 'firm_name' ? t('signIn.profile.firmMissing') : capitalizeSentence(reason);
}
