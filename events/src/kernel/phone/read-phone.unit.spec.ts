import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { CALLING_CODE_COUNTRIES, CALLING_CODES } from '../calling-codes.ts';
import { type PhonePurpose, parsePhone } from './read-phone.ts';

const rows = readFileSync(new URL('../corpora/phones.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line.includes('\t'))
  .map((line) =>
    line
      .replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, u, x) => String.fromCharCode(Number.parseInt(u ?? x, 16)))
      .split('\t'),
  );

const read = (text: string, { country = '+91', purpose = 'receives-text' as PhonePurpose } = {}): string => {
  const reading = parsePhone(text, country, purpose);
  return reading.kind === 'value' ? reading.value.e164 : reading.code;
};

describe('a number that receives texts', () => {
  it.each(rows)('%j is %s', (typed, number) => {
    const reading = read(typed);
    expect(reading.startsWith('+') ? reading : 'invalid').toBe(number);
  });
});

describe('characters around and between the digits', () => {
  it.each([
    'Mob. No.: 98765 43210',
    'Ph.9876543210',
    'WhatsApp 9876543210',
    '(M) 98765-43210',
    '98765 43210 (WhatsApp)',
    'Mobile 1: 98765 43210',
    'Call me on +91 98765 43210.',
    'TEL;TYPE=CELL:+919876543210',
    'tel:+91-98765-43210',
    'https://wa.me/919876543210',
    '📞 98765 43210',
    'मो० नं०: ९८७६५ ४३२१०',
    'फ़ोन 98765 43210',
    'ਫ਼ੋਨ: ੯੮੭੬੫ ੪੩੨੧੦',
    'موبائل: ۹۸۷۶۵۴۳۲۱۰',
    '＋９１（９８７６５）４３２１０',
    "'9876543210",
    '"98765 43210",',
    '+91 (0) 98765 43210',
    '+91 098765 43210',
    '[+91] 98765 43210',
    '00 91 98765 43210',
    '091-98765-43210',
    '0 91 98765 43210',
    '98765\u200b43210',
    '\u2066+91\u00a098765\u202f43210\u2069',
    '\ufeff98765\u00ad43210\r\n',
    '98765–43210',
    '98765—43210',
    '98765−43210',
    '98765\ufe6343210',
    '98765·43210',
    '9 8 7 6 5 4 3 2 1 0',
  ])('%j is accepted', (typed) => expect(read(typed)).toBe('+919876543210'));

  it('digits of any script, with spaces, hyphens, dots and brackets, are the same number', () => {
    const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10, 0x1d7ce];
    const separator = fc.constantFrom(
      '',
      ' ',
      '-',
      '.',
      '\u00a0',
      '\u2009',
      '\u2011',
      '\u2013',
      ') ',
      ' (',
      '\u200e',
      '\u200d',
    );
    const prefix = fc.constantFrom('', '0', '91', '0091', '+91', '+91 0', '0 91', 'Mob: ', 'tel:+91', '\u202a+91');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.array(fc.tuple(fc.constantFrom(...zeros), separator), { minLength: 10, maxLength: 10 }),
        prefix,
        (rest, written, before) => {
          const national = `98${String(rest).padStart(8, '0')}`;
          const text = written
            .map(([zero, apart], i) => String.fromCodePoint(zero + Number(national[i])) + apart)
            .join('');
          expect(read(before + text), before + text).toBe(`+91${national}`);
        },
      ),
    );
  });
});

describe('a text that is not certainly one valid number', () => {
  it.each([
    ['', 'missing'],
    [' \u200b', 'missing'],
    ['phone', 'characters'],
    ['98765O2340', 'characters'],
    ['O9876543210', 'characters'],
    ['9876543210o', 'characters'],
    ['9.87654321E+09', 'characters'],
    ['Fax 98765 43210', 'characters'],
    ['9876543210²', 'characters'],
    ['91+9876543210', 'characters'],
    ['98765 43210 / 98765 43211', 'several'],
    ['98765 43210 or 98765 43211', 'several'],
    ['98765 43210 98765 43211', 'several'],
    ['9876543210\n9876543211', 'several'],
    ['+919876543210+919876543211', 'several'],
    ['98765 43210/11', 'characters'],
    ['9876543210x12', 'extension'],
    ['98765 43210 ext. 12', 'extension'],
    ['tel:+919876543210;ext=12', 'extension'],
    ['98765 43210 #12', 'extension'],
    ['9876543210.0', 'invalid'],
    ['+91', 'invalid'],
    ['00', 'invalid'],
    ['0', 'invalid'],
    ['98765 4321', 'invalid'],
    ['98765 432100', 'invalid'],
    ['+91 91 98765 43210', 'invalid'],
    ['00 98765 43210', 'invalid'],
    ['+98765 43210', 'invalid'],
    ['14165550199', 'invalid'],
    ['447400123456', 'invalid'],
    ['5876543210', 'prefix_missing'],
    ['4165550199', 'prefix_missing'],
    ['+91 4165550199', 'cannot_receive_texts'],
    ['0172 2700001', 'cannot_receive_texts'],
    ['1800 123 4567', 'cannot_receive_texts'],
    ['9'.repeat(300), 'invalid'],
  ])('%j is rejected: %s', (typed, code) => expect(read(typed)).toBe(code));

  it('is shown as it was interpreted', () => {
    const named = (text: string) => {
      const reading = parsePhone(text, '+91', 'receives-text');
      return reading.kind === 'rejected' && reading.read;
    };
    expect(['0172 2700001', '\u202a९८७६५ ४३२१\u202c', ' 98765O2340 ', '+', 'x'.repeat(60)].map(named)).toEqual([
      '+91 172 270 0001',
      '+91 987654321',
      '98765O2340',
      '+',
      `${'x'.repeat(40)}…`,
    ]);
  });

  it('is never cut, padded or changed: the result ends with the typed digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+|00?)?[ \d().-]{1,20}$/), (text) => {
        const reading = parsePhone(text, '+91', 'callable');
        if (reading.kind === 'rejected') return;
        const digits = text.replace(/\D/g, '');
        const { e164, callingCode } = reading.value;
        const national = e164.slice(callingCode.length);
        expect(digits.endsWith(national)).toBe(true);
        const code = callingCode.slice(1);
        const before = digits.slice(0, -national.length);
        expect(['', '0', code, `${code}0`, `0${code}`, `00${code}`, `00${code}0`]).toContain(before);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a number that can be called', () => {
  const call = (text: string, country = '+91') => read(text, { country, purpose: 'callable' });

  it.each([
    ['0172 2700001', '+911722700001'],
    ['+91 172 270 0001', '+911722700001'],
    ['91 172 2700001', '+911722700001'],
    ['(0172) 2700001 (O)', '+911722700001'],
    ['1800 123 4567', '+9118001234567'],
    ['98765 43210', '+919876543210'],
    ['+1 416 555 0199', '+14165550199'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['00971 4 388 8888', '+97143888888'],
  ])('%j is %s', (typed, number) => expect(call(typed)).toBe(number));

  it('has the prefix of a landline, without which it may be a foreign number', () => {
    expect(['172 2700001', '4165550199'].map((text) => call(text))).toEqual(['prefix_missing', 'prefix_missing']);
  });
});

describe('the selected country', () => {
  it.each([
    ['416 555 0199', '+1', '+14165550199'],
    ['07400 123456', '+44', '+447400123456'],
    ['07400 123456', 'GB', '+447400123456'],
    ['447400123456', '+44', '+447400123456'],
    ['050 123 4567', '971', '+971501234567'],
    ['9876543210', '+1', 'invalid'],
    ['+91 98765 43210', '+1', '+919876543210'],
    ['00 91 98765 43210', '+44', '+919876543210'],
    ['9876543210', '', 'invalid'],
    ['+919876543210', '', '+919876543210'],
    ['9876543210', '+999', 'invalid'],
  ])('%j with %s is %s', (typed, country, number) => expect(read(typed, { country })).toBe(number));
});

it('a number is formatted with its country, in the groups of that country', () => {
  const parts = ['9876543210', '+14165550199', '+971501234567'].map((text) => parsePhone(text, '+91', 'callable'));
  expect(parts.map((reading) => reading.kind === 'value' && reading.value)).toEqual([
    { e164: '+919876543210', callingCode: '+91', national: '98765 43210' },
    { e164: '+14165550199', callingCode: '+1', national: '416 555 0199' },
    { e164: '+971501234567', callingCode: '+971', national: '50 123 4567' },
  ]);
});

it('a formatted number parses to the same number, with its country selected', () => {
  const numbers = getCountries().map((country) => `+${getCountryCallingCode(country)}${examples[country]}`);
  for (const text of [
    ...numbers,
    '0172 2700001',
    '+91 11 2345 6789',
    '1800 123 4567',
    '+44 20 7946 0018',
    '+39 06 1234 5678',
  ]) {
    const reading = parsePhone(text, '+91', 'callable');
    if (reading.kind === 'rejected') throw new Error(`${text}: ${reading.code}`);
    const { e164, callingCode, national } = reading.value;
    expect(parsePhone(national, callingCode, 'callable'), `${callingCode} ${national}`).toMatchObject({
      value: { e164 },
    });
  }
});

it('the list of calling codes contains every country', () => {
  expect([...CALLING_CODES].sort()).toEqual(
    [...new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`))].sort(),
  );
  for (const [code, countries] of CALLING_CODE_COUNTRIES)
    expect(countries.map((country) => `+${getCountryCallingCode(country as CountryCode)}`)).toEqual(
      countries.map(() => code),
    );
});
