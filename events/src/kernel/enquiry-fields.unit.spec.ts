import { describe, expect, it } from 'vitest';
import { ENQUIRY_FIELDS, type EnquiryFields, findEnquiryFaultsExceptPhone, MAX_ENQUIRY } from './enquiry-fields.ts';

const filled: EnquiryFields = {
  name: 'Asha',
  email: 'asha@home.example',
  mobile_phone: '98765 43210',
  subject: 'A flat',
  message: 'Is there one in Sector 70?',
};
const faults = (changes: Partial<EnquiryFields>) => [...findEnquiryFaultsExceptPhone({ ...filled, ...changes })];

describe('the contact form', () => {
  it('E-11 V-02 V-03 requires every field', () => {
    expect(faults({})).toEqual([]);
    for (const field of ENQUIRY_FIELDS)
      for (const none of ['', '  ']) expect(faults({ [field]: none })).toEqual([[field, 'required']]);
    expect([...findEnquiryFaultsExceptPhone({})].map(([field]) => field)).toEqual([...ENQUIRY_FIELDS]);
  });

  it('V-03 requires an address with an @ and then a dot', () => {
    for (const email of ['asha', 'asha@home', '@home.example', 'a sha@home.example', 'asha@home.'])
      expect(faults({ email }), email).toEqual([['email', 'invalid']]);
    expect(faults({ email: ' asha@home.example ' })).toEqual([]);
  });

  it('limits the length of its fields', () => {
    for (const field of ['name', 'mobile_phone', 'subject', 'message'] as const) {
      expect(faults({ [field]: 'ਘ'.repeat(MAX_ENQUIRY[field]) })).toEqual([]);
      expect(faults({ [field]: 'ਘ'.repeat(MAX_ENQUIRY[field] + 1) })).toEqual([[field, 'too_long']]);
    }
  });

  it('can have fewer required fields', () => {
    expect([...findEnquiryFaultsExceptPhone({ mobile_phone: '98765' }, ['name', 'mobile_phone'])]).toEqual([
      ['name', 'required'],
    ]);
  });
});
