import { invalid } from '@naksha/events/contracts';
import {
  bareDigits,
  checkEnquiry,
  type EnquiryFault,
  type EnquiryField,
  type EnquiryFields,
} from '@naksha/events/kernel';
import { cleanLine, cleanLines } from '../text/clean-text.ts';
import type { EnquiryWords } from './enquiry-vault.ts';

const NAMES: Readonly<Record<EnquiryField, string>> = {
  name: 'Name',
  email: 'Email',
  mobile_phone: 'Phone no',
  subject: 'Subject',
  message: 'Message',
};
/** In the specification's words. */
const UNFIT: Partial<Record<EnquiryField, string>> = {
  email: 'Please add valid email format',
  mobile_phone: 'Please enter a valid 10 digit phone number',
};

const reasonOf = (field: EnquiryField, fault: EnquiryFault): string => {
  if (fault === 'too_long') return `${NAMES[field]} is too long`;
  return (fault === 'invalid' && UNFIT[field]) || `${NAMES[field]} is required`;
};

/**
 * What was sent, as it is kept: numbers of India, as the form takes no other.
 * @param wanted what must be said
 * @throws Problem 422 with every wrong field
 */
export function readEnquiry(sent: Partial<EnquiryFields>, wanted?: readonly EnquiryField[]): EnquiryWords {
  const faults = checkEnquiry(sent, wanted);
  if (faults.size > 0) throw invalid([...faults].map(([field, fault]) => ({ field, reason: reasonOf(field, fault) })));
  const { name = '', email = '', mobile_phone = '', subject = '', message = '' } = sent;
  return {
    name: cleanLine(name),
    email: cleanLine(email),
    phone: `+91${bareDigits(mobile_phone)}`,
    subject: cleanLine(subject),
    message: cleanLines(message),
  };
}
