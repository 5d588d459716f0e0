import { describe, expect, it } from 'vitest';
import { containsContact } from './contains-contact.ts';

describe('a title that holds a contact', () => {
  it.each([
    '9876543210',
    'Call 98765 43210 today',
    'flat 98-76-54-32-10',
    '+91 98765-43210',
    '+91 (98765) 43210',
    '0091 9876543210',
    '09876543210',
    '9.8.7.6.5.4.3.2.1.0',
    '९८७६५ ४३२१०',
    '੯੮੭੬੫੪੩੨੧੦',
    '９８７６５４３２１０',
    '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣',
    '98\u200b765\u200d43210',
    '9876543210/9876543211',
    'Sector 70 9876543210',
    '0172-2700000',
    '+91 172 270 0000',
    '98765 – 43210',
    '98765 43210 12',
    '3 98765 43210',
  ])('D-16 finds the phone number in %j', (title) => expect(containsContact(title)).toBe('phone'));

  it.each([
    'mail me@example.com',
    'me.too+home@mail.example.co.in',
    'me @ example.com',
    'me＠example.com',
    'owner at gmail dot com',
    'owner (at) gmail (dot) com',
    'owner[at]example.in',
    'owner at gmail.com',
    'मेरा@example.com',
  ])('D-17 finds the e-mail address in %j', (title) => expect(containsContact(title)).toBe('email'));

  it.each([
    'Three bedrooms by the park',
    '3 BHK, 1250 sq ft in Sector 70, Mohali',
    'Kothi 500 gaj @ 4.5 Cr',
    'Price 45,00,000 to 50,00,000',
    'Flat at Mohali. In front of a park',
    'Plot 2500-3000 sq ft',
    'Ready by 12/2026, 1800 sqft, tower 4',
    'Pin 160071, phase 3B2',
    'RERA PBRERA-SAS81-PR0123',
    '9 10 11 12',
    '1234567890',
    '19876543210',
    'near 24x7 market',
    '२५० गज का मकान',
  ])('lets %j pass', (title) => expect(containsContact(title)).toBeUndefined());

  it('takes no long for a long text that is nothing but digits', () => {
    const start = performance.now();
    expect(containsContact('1 '.repeat(100_000))).toBeUndefined();
    expect(containsContact('1'.repeat(200_000))).toBeUndefined();
    expect(containsContact('a.'.repeat(100_000))).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
