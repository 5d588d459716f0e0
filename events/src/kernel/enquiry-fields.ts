import { FIELD_RULES } from './field-rules.ts';
import { hasVisibleText } from './visible-text.ts';

export const ENQUIRY_FIELDS = ['name', 'email', 'mobile_phone', 'subject', 'message'] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];
export type EnquiryFields = Readonly<Record<EnquiryField, string>>;
export type EnquiryFault = 'required' | 'invalid' | 'too_long';

/** In letters. */
export const MAX_ENQUIRY: Readonly<Record<EnquiryField, number>> = {
  name: 60,
  email: 254,
  mobile_phone: 200,
  subject: 150,
  message: 2000,
};

/** In the order of the form. Phone numbers are checked by `parsePhone`, which loads separately. */
export function findEnquiryFaultsExceptPhone(
  fields: Partial<EnquiryFields>,
  required: readonly EnquiryField[] = ENQUIRY_FIELDS,
): Map<EnquiryField, EnquiryFault> {
  const faults = new Map<EnquiryField, EnquiryFault>();
  for (const field of ENQUIRY_FIELDS) {
    const text = fields[field] ?? '';
    if (!hasVisibleText(text)) {
      if (required.includes(field)) faults.set(field, 'required');
    } else if ([...text].length > MAX_ENQUIRY[field]) faults.set(field, 'too_long');
    else if (field === 'email' && !FIELD_RULES.email(text)) faults.set(field, 'invalid');
  }
  return faults;
}
