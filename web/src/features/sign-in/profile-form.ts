import { type AccountSubtype, hasVisibleText } from '@naksha/events/kernel';

export type ProfileForm = { first_name: string; last_name: string; subtype: AccountSubtype; firm_name: string };
export type ProfileErrors = Partial<Record<keyof ProfileForm, string>>;

/** Individuals have no firm; builders and dealers must name one. */
export const showsFirmField = ({ subtype }: Pick<ProfileForm, 'subtype'>): boolean => subtype !== '1';
export const isFirmNameMissing = ({ subtype, firm_name }: ProfileForm): boolean =>
  (subtype === '2' || subtype === '3') && !hasVisibleText(firm_name);
