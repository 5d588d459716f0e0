import { invalidFieldsProblem } from '@naksha/events/contracts';
import {
  ENQUIRY_FIELDS,
  type EnquiryFault,
  type EnquiryField,
  type EnquiryFields,
  findEnquiryFaultsExceptPhone,
} from '@naksha/events/kernel';
import { createTranslate } from '@naksha/events/messages/translate-in';
import { parsePhone } from '@naksha/events/phone';
import { cleanMultilineText, cleanSingleLine } from '../text/clean-text.ts';
import type { EnquiryText } from './enquiry-vault.ts';

const NAMES: Readonly<Record<EnquiryField, string>> = {
  name: 'Name',
  email: 'Email',
  mobile_phone: 'Phone no',
  subject: 'Subject',
  message: 'Message',
};
const english = createTranslate('en');

const faultReason = (field: EnquiryField, fault: EnquiryFault): string => {
  if (fault === 'too_long') return `${NAMES[field]} is too long`;
  return fault === 'invalid' ? 'Please add valid email format' : `${NAMES[field]} is required`;
};

/** Numbers without a country code are Indian. */
export function cleanEnquiryOrThrow(sent: Partial<EnquiryFields>, fields?: readonly EnquiryField[]): EnquiryText {
  const { name = '', email = '', mobile_phone = '', subject = '', message = '' } = sent;
  const reasons = new Map(
    [...findEnquiryFaultsExceptPhone(sent, fields)].map(([field, fault]) => [field, faultReason(field, fault)]),
  );
  const phone = parsePhone(mobile_phone, '+91', 'callable');
  if (phone.kind === 'rejected' && !reasons.has('mobile_phone'))
    reasons.set('mobile_phone', english(`phone.${phone.code}`, { read: phone.read }));
  if (phone.kind === 'rejected' || reasons.size > 0)
    throw invalidFieldsProblem(
      ENQUIRY_FIELDS.filter((field) => reasons.has(field)).map((field) => ({ field, reason: reasons.get(field)! })),
    );
  return {
    name: cleanSingleLine(name),
    email: cleanSingleLine(email),
    phone: phone.value.e164,
    subject: cleanSingleLine(subject),
    message: cleanMultilineText(message),
  };
}
