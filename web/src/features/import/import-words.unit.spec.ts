import { hi } from '@naksha/events/messages/hi';
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '../../shared/messages/locale.ts';
import { setCatalogue } from '../../shared/messages/t.ts';
import { describeImportRemarkText } from './import-words.ts';

afterEach(() => setCatalogue({}, 'en-IN'));

const refused = (column: string, params: Record<string, string>, locale: Locale = 'hi') =>
  describeImportRemarkText({ column, reason: { code: 'command', params } }, locale);
const tooShort = { reason: 'must have 3 to 120 letters' };

it('a row rejected by the command shows the command’s message in English', () => {
  expect(refused('title', tooShort, 'en')).toBe('Title must have 3 to 120 letters');
});

it('and in another language the allowed values of the column, so that users need not read English', () => {
  setCatalogue(hi, 'hi-IN');
  const title = refused('title', tooShort);
  expect(title).toContain(hi['imports.column.title']);
  expect(title).not.toContain('letters');
  expect(refused('lat, lng', { reason: 'is outside the service region' })).toBe(
    `${hi['imports.field.lat']}, ${hi['imports.field.lng']} ${hi['imports.reason.outside']}`,
  );
});

it('an error without a field has a text for its code, and an unexpected one the server’s after an introduction', () => {
  setCatalogue(hi, 'hi-IN');
  expect(refused('', { reason: 'you may not', problem: 'not_yours' })).toBe(hi['problem.not_yours']);
  expect(refused('photos', { reason: 'must be one of owner' })).toMatch(
    /^photos \p{Script=Devanagari}.*must be one of owner$/u,
  );
});

it.each([
  ['external_id', { code: 'id_repeated', params: { line: '8' } }, 'Same ID as line 8'],
  ['', { code: 'id_repeated', params: { line: '8' } }, 'is already in line 8'],
  [
    'price',
    { code: 'not_number', params: { text: 'Call' } },
    '“Call” is not a price. Enter an amount, such as 45 lakh.',
  ],
  ['area', { code: 'read_as', params: { text: '½', read: '0.5' } }, 'Area “½” was read as 0.5'],
  ['car_parkings', { code: 'not_number', params: { text: 'x' } }, 'Car parking spaces “x” is not a number'],
] as const)('names the field %s as the page does', (column, reason, words) => {
  expect(describeImportRemarkText({ column, reason })).toBe(words);
});

it('names an omitted field as the page does, too', () => {
  setCatalogue(hi, 'hi-IN');
  const reason = { code: 'not_number', params: { text: 'x' } } as const;
  expect(describeImportRemarkText({ column: 'bathrooms', reason, left_out: true })).toMatch(/^बाथरूम “x”/);
});
