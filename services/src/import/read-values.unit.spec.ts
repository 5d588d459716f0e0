import { expect, it } from 'vitest';
import { readArea } from './read-area.ts';
import { readNumber } from './read-number.ts';
import { readPrice } from './read-price.ts';
import { readRooms } from './read-rooms.ts';

it.each([
  ['4500000', 4_500_000],
  ['45,00,000', 4_500_000],
  ['4,500,000', 4_500_000],
  ['₹ 45,00,000/-', 4_500_000],
  ['Rs. 45 lakh', 4_500_000],
  ['45L', 4_500_000],
  ['45 Lacs only', 4_500_000],
  ['1.2 Cr', 12_000_000],
  ['1.15Cr.', 11_500_000],
  ['INR 2.2e5', 220_000],
  ['50 लाख', 5_000_000],
  ['1.2 ਕਰੋੜ', 12_000_000],
  ['850k', 850_000],
  ['50 करोड रुपये', 500_000_000],
  ['50 करोड़', 500_000_000],
  ['रुपये 50 लाख', 5_000_000],
  ['45 ਲੱਖ ਰੁਪਏ', 4_500_000],
  ['ਰੁਪਏ 45,00,000', 4_500_000],
  ['100000', 100_000],
  ['4.5e+006', 4_500_000],
  ['1.250k', 1250],
  ['+8500000.00', 8_500_000],
])('reads %s as a price', (written, rupees) => {
  const read = readPrice(written);
  expect(read).toEqual({ rupees });
});

it.each([
  ['५० लाख', 5_000_000],
  ['₹ ੪੫,੦੦,੦੦੦', 4_500_000],
  ['45 00 000', 4_500_000],
  ['₹ 4\u00a0500\u202f000', 4_500_000],
  ['4\u2009500\u2009000/-', 4_500_000],
  ['1½ Cr', 15_000_000],
])('reads %s as a price, and says so', (text, rupees) => {
  expect(readPrice(text)).toEqual({ rupees, note: { code: 'read_as', params: { text, read: rupees } } });
});

it.each([
  ['$ 450,000', 'not_rupees'],
  ['4 USD', 'not_rupees'],
  ['45-50 lakh', 'not_number'],
  ['1/2 Cr', 'fraction'],
  ['1-1/4 Cr', 'fraction'],
  ['3/1', 'not_number'],
  ['11/12', 'not_number'],
  ['1/3 Cr', 'not_number'],
  ['45 lakh 50 thousand', 'not_number'],
  ['12abc', 'not_number'],
  ['Price on request', 'not_number'],
  ['45,0', 'comma'],
  ['1.450,5', 'comma'],
  ['4 500 000,50', 'comma'],
  ['1.234', 'point'],
  ['₹ 450.000', 'point'],
  ['4.500.000', 'points'],
  ['45 50 lakh', 'not_number'],
  ['4 5', 'not_number'],
  ['NaN', 'not_number'],
  ['1e999', 'not_number'],
  ['1e308 Cr', 'not_number'],
  ['1e1000', 'not_number'],
  ['45', 'no_scale'],
  ['45.5', 'no_scale'],
  ['4,500', 'no_scale'],
  ['₹ 99,999/-', 'no_scale'],
  ['0.4', 'no_scale'],
  ['४५', 'no_scale'],
  ['0.450.000', 'not_number'],
  ['0x10', 'not_number'],
  ['', 'not_number'],
])('refuses %s as a price', (written, code) => {
  expect(readPrice(written)).toMatchObject({ code });
});

it('rounds parts of a rupee, and says so', () => {
  expect(readPrice('8500000.75')).toEqual({
    rupees: 8_500_001,
    note: { code: 'rounded', params: { text: '8500000.75', read: 8_500_001 } },
  });
});

it('a comma is a decimal sign where it can be nothing else', () => {
  expect(readNumber('30,697', { comma: 'decimal' })).toBe(30.697);
  expect(readNumber('1,450', { comma: 'decimal unless grouped' })).toBe(1450);
  expect(readNumber('1450,5', { comma: 'decimal unless grouped' })).toBe(1450.5);
  expect(readNumber('1450,5')).toMatchObject({ code: 'comma' });
  expect(readNumber('0,450', { comma: 'decimal unless grouped' })).toMatchObject({ code: 'comma' });
  expect(readNumber('1e999')).toMatchObject({ code: 'not_number' });
  expect(readNumber('9'.repeat(400))).toMatchObject({ code: 'not_number' });
  expect(['+47.6', '.50', '2.2E5', '-3.'].map((text) => readNumber(text))).toEqual([47.6, 0.5, 220_000, -3]);
});

it('a point before three digits is refused where it may group thousands, with both ways to write it', () => {
  expect(readPrice('1.234')).toEqual({ code: 'point', params: { text: '1.234', thousands: '1234', decimal: '1.234' } });
  expect(readPrice('850.000')).toMatchObject({ params: { thousands: '850000', decimal: '850' } });
  expect(readPrice('4.500.000')).toEqual({ code: 'points', params: { text: '4.500.000', thousands: '4500000' } });
  // Nobody groups the parts of a crore, or what has an exponent, four digits before the point or a zero.
  expect(['1.234 Cr', '1.234e6', '8500000.000'].map((text) => readPrice(text))).toEqual(
    [12_340_000, 1_234_000, 8_500_000].map((rupees) => ({ rupees })),
  );
  expect(readNumber('0.450', { point: 'may group' })).toBe(0.45);
  expect(readNumber('47.600')).toBe(47.6);
});

it('a common fraction is refused with the decimal that says the same', () => {
  expect(readPrice('1/2 Cr')).toEqual({ code: 'fraction', params: { text: '1/2 Cr', decimal: '0.5' } });
  expect(readNumber('2-1/2')).toEqual({ code: 'fraction', params: { text: '2-1/2', decimal: '2.5' } });
  expect(readNumber('3 3/8')).toMatchObject({ params: { decimal: '3.375' } });
  expect(readArea('2 1/2 kanal', '')).toMatchObject({ wrong: [{ reason: { code: 'fraction' } }] });
});

it('rooms are read with what is written behind them, beyond the list as more', () => {
  const counts = (column: 'bedrooms' | 'bathrooms', ...texts: string[]) => texts.map((text) => readRooms(column, text));
  const rounded = (text: string, read: string) => ({ code: 'rounded', params: { text, read } });
  const readAs = (text: string, read: string) => ({ code: 'read_as', params: { text, read } });
  expect(counts('bedrooms', '3 BHK', '3BHK', '2 beds', '9+', '9+ BHK', '3.000')).toEqual(
    [3, 3, 2, 99, 99, 3].map((count) => ({ count })),
  );
  expect(counts('bedrooms', '12', '50', '10+', '2,0', '2,00')).toEqual([
    { count: 99, note: readAs('12', '9+') },
    { count: 99, note: readAs('50', '9+') },
    { count: 99, note: readAs('10+', '9+') },
    { count: 2, note: readAs('2,0', '2') },
    { count: 2, note: readAs('2,00', '2') },
  ]);
  expect(
    counts('bathrooms', '2', '3+', '5 baths', '2.5', '3.25', '1½', '1¾', '1¼', '2,5', '1,25', '2,50', '0,75'),
  ).toEqual([
    { count: 2 },
    { count: 99 },
    { count: 99, note: readAs('5 baths', '3+') },
    { count: 3, note: rounded('2.5', '3') },
    { count: 99, note: rounded('3.25', '3+') },
    { count: 2, note: rounded('1½', '2') },
    { count: 2, note: rounded('1¾', '2') },
    { count: 2, note: rounded('1¼', '2') },
    { count: 3, note: rounded('2,5', '3') },
    { count: 2, note: rounded('1,25', '2') },
    { count: 3, note: rounded('2,50', '3') },
    { count: 1, note: rounded('0,75', '1') },
  ]);
  // A part is written once, and a comma before other digits begins none.
  expect(counts('bathrooms', '1.5½', '2,4').map((read) => 'code' in read && read.code)).toEqual([
    'not_number',
    'may_be_several',
  ]);
  expect(
    counts('bedrooms', '2+', '2,3', '2.5 BHK', '2½ BHK', '2,5', 'two', '3 2').map(
      (read) => 'code' in read && read.code,
    ),
  ).toEqual([
    'may_be_several',
    'may_be_several',
    'half_bedroom',
    'half_bedroom',
    'half_bedroom',
    'not_number',
    'not_number',
  ]);
});

it('what no home has is refused in words of the import: 99 stands for more only in the code', () => {
  const noCount = (text: string, most: number) => ({ code: 'no_count', params: { text, most } });
  for (const text of ['99', '51', '9876543210', '-1']) expect(readRooms('bedrooms', text)).toEqual(noCount(text, 9));
  for (const text of ['99', '0']) expect(readRooms('bathrooms', text)).toEqual(noCount(text, 3));
  expect(readRooms('bedrooms', '0 BHK')).toEqual({ code: 'zero_bedrooms', params: { text: '0 BHK' } });
  expect(readRooms('bedrooms', '1e999')).toMatchObject({ code: 'not_number' });
});

it('digits of Devanagari and Gurmukhi count rooms, and are said', () => {
  const readAs = (text: string, read: string) => ({ code: 'read_as', params: { text, read } });
  expect(readRooms('bedrooms', '३ BHK')).toEqual({ count: 3, note: readAs('३ BHK', '3') });
  expect(readRooms('bedrooms', '੯+')).toEqual({ count: 99, note: readAs('੯+', '9+') });
  expect(readRooms('bathrooms', '੦੨')).toEqual({ count: 2, note: readAs('੦੨', '2') });
});

it.each(['Studio', 'studio apartment', 'bedsit', '1 RK', '1RK', '१ RK'])(
  '%s has no bedroom to count, and that is said',
  (text) => {
    expect(readRooms('bedrooms', text)).toEqual({ note: { code: 'no_bedroom', params: { text } } });
    expect(readRooms('bathrooms', text)).toMatchObject({ code: 'not_number' });
  },
);

it('an area in feet may have its thousands grouped by a point, and says both; in units of land a point begins parts', () => {
  const point = { code: 'point', params: { text: '1.450', thousands: '1450', decimal: '1.45' } };
  for (const unit of ['sqft', 'sqyd', 'sqm'])
    expect(readArea('1.450', unit)).toEqual({ wrong: [{ column: 'area', reason: point }] });
  for (const unit of ['marla', 'kanal', 'acre', 'biswa', 'bigha'])
    expect(readArea('2.125', unit)).toEqual({ value: 2.125, unit });
  expect(readArea('1.450 sq ft', '')).toEqual({
    wrong: [{ column: 'area', reason: { ...point, params: { ...point.params, text: '1.450 sq ft' } } }],
  });
  expect(readArea('1450.500', 'sqft')).toEqual({ value: 1450.5, unit: 'sqft' });
  expect(readArea('1.450', '')).toMatchObject({ wrong: [{ reason: { code: 'point' } }, { column: 'area_unit' }] });
});

it('an area is read in other signs than 1,450.5, and says what it is taken for', () => {
  const read = (text: string, value: number, unit: string) =>
    expect(readArea(text, unit)).toEqual({ value, unit, note: { code: 'read_as', params: { text, read: value } } });
  read('1 450', 1450, 'sqft');
  read('1\u00a0450', 1450, 'sqft');
  read('1\u2009450 sq.ft.', 1450, 'sqft');
  read('੧,੪੫੦', 1450, 'sqft');
  read('१४५०.५', 1450.5, 'sqft');
  read('2 ½ kanal', 2.5, 'kanal');
  read('95,5', 95.5, 'sqm');
  expect(readArea('1 450,5', 'sqft')).toMatchObject({ wrong: [{ reason: { code: 'comma' } }] });
  expect(readArea('1 45', 'sqft')).toMatchObject({ wrong: [{ reason: { code: 'not_number' } }] });
});

it('an area is read with its unit beside it or behind it, where they agree', () => {
  expect(readArea('1,450 sq. ft.', '')).toEqual({ value: 1450, unit: 'sqft' });
  expect(readArea('250', 'Gaj')).toEqual({ value: 250, unit: 'sqyd' });
  expect(readArea('100 m²', 'sqm')).toEqual({ value: 100, unit: 'sqm' });
  expect(readArea('250 गज', '')).toEqual({ value: 250, unit: 'sqyd' });
  expect(
    ['वर्ग फुट', 'ਮਰਲਾ', 'एकड़', 'ਏਕੜ', 'कनाल', 'ਕਨਾਲ', 'बीघा', 'ਵਿੱਘਾ', 'ਬਿੱਘਾ'].map((unit) => readArea('2', unit)),
  ).toEqual(
    ['sqft', 'marla', 'acre', 'acre', 'kanal', 'kanal', 'bigha', 'bigha', 'bigha'].map((unit) => ({ value: 2, unit })),
  );
  const reasons = (...args: [string, string]) => {
    const read = readArea(...args);
    return 'wrong' in read ? read.wrong.map(({ column, reason }) => `${column} ${reason.code}`) : [];
  };
  expect(reasons('100 gaj', 'sqft')).toEqual(['area units_differ']);
  expect(reasons('', 'sqft')).toEqual(['area missing']);
  expect(reasons('100', '')).toEqual(['area_unit missing']);
  expect(reasons('big', 'cubit')).toEqual(['area not_number', 'area_unit unit_unknown']);
  expect(reasons('big', '')).toEqual(['area not_number', 'area_unit missing']);
  expect(reasons('sqft', '')).toEqual(['area not_number']);
});

it('a unit that is not known is one fault, of the cell that names it', () => {
  const unknown = (column: string, text: string) => ({
    wrong: [{ column, reason: { code: 'unit_unknown', params: { text } } }],
  });
  expect(readArea('135 sq mtrs', '')).toEqual(unknown('area', 'sq mtrs'));
  expect(readArea('135 sq mtrs', 'sqm')).toEqual(unknown('area', 'sq mtrs'));
  expect(readArea('135 gaz', '')).toEqual(unknown('area', 'gaz'));
  expect(readArea('135', 'gaz')).toEqual(unknown('area_unit', 'gaz'));
});

it('in units of land a comma before exactly three digits is refused, with both ways to write it', () => {
  for (const unit of ['marla', 'kanal', 'acre', 'biswa', 'bigha']) {
    const point = { code: 'point', params: { text: '2,125', thousands: '2125', decimal: '2.125' } };
    expect(readArea('2,125', unit)).toEqual({ wrong: [{ column: 'area', reason: point }] });
  }
  expect(readArea('12,340 acre', '')).toMatchObject({
    wrong: [{ reason: { params: { text: '12,340 acre', thousands: '12340', decimal: '12.34' } } }],
  });
  // A comma is nothing else before other digits, or where another stands beside it.
  expect(['2,12', '2,5', '1,25,000', '1,250.5', '2125'].map((text) => readArea(text, 'kanal'))).toMatchObject(
    [2.12, 2.5, 125_000, 1250.5, 2125].map((value) => ({ value })),
  );
  for (const unit of ['sqft', 'sqyd', 'sqm']) expect(readArea('2,125', unit)).toEqual({ value: 2125, unit });
});
