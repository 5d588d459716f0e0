import { expect, it } from 'vitest';
import { type AreaReading, parseArea, parseAreaInSqft, parseAreaUnit, parsePriceInRupees } from './read-amounts.ts';
import { parseNumberText } from './read-number.ts';
import { parseRoomCount } from './read-rooms.ts';
import type { Reading } from './reading.ts';

const codeOf = (read: Reading<unknown>) => ('reason' in read ? read.reason.code : read.kind);
const given = <T>(value: T, note?: object) => ({ kind: 'value', value, ...(note && { note }) });

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
  expect(parsePriceInRupees(written)).toEqual(given(rupees));
});

it.each([
  ['५० लाख', 5_000_000],
  ['₹ ੪੫,੦੦,੦੦੦', 4_500_000],
  ['45 00 000', 4_500_000],
  ['₹ 4\u00a0500\u202f000', 4_500_000],
  ['4\u2009500\u2009000/-', 4_500_000],
  ['1½ Cr', 15_000_000],
])('reads %s as a price, and reports it', (text, rupees) => {
  expect(parsePriceInRupees(text)).toEqual(given(rupees, { code: 'read_as', params: { text, read: rupees } }));
});

it.each([
  ['$ 450,000', 'not_rupees'],
  ['4 USD', 'not_rupees'],
  ['45-50 lakh', 'range'],
  ['1/2 Cr', 'fraction'],
  ['1-1/4 Cr', 'fraction'],
  ['3/1', 'not_number'],
  ['11/12', 'not_number'],
  ['1/3 Cr', 'not_number'],
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
  ['NaN', 'blank'],
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
  ['', 'blank'],
  ['N/A', 'blank'],
  ['0', 'blank'],
])('rejects %s as a price', (written, code) => {
  expect(codeOf(parsePriceInRupees(written))).toBe(code);
});

it('rounds fractions of a rupee, and reports it', () => {
  const note = { code: 'rounded', params: { text: '8500000.75', read: 8_500_001 } };
  expect(parsePriceInRupees('8500000.75')).toEqual(given(8_500_001, note));
});

it('a comma is a decimal separator if it can be nothing else', () => {
  expect(parseNumberText('30,697', { comma: 'decimal' })).toBe(30.697);
  expect(parseNumberText('1,450', { comma: 'decimal unless grouped' })).toBe(1450);
  expect(parseNumberText('1450,5', { comma: 'decimal unless grouped' })).toBe(1450.5);
  expect(parseNumberText('1450,5')).toMatchObject({ code: 'comma' });
  expect(parseNumberText('0,450', { comma: 'decimal unless grouped' })).toMatchObject({ code: 'comma' });
  expect(parseNumberText('1e999')).toMatchObject({ code: 'not_number' });
  expect(parseNumberText('9'.repeat(400))).toMatchObject({ code: 'too_long' });
  expect(['+47.6', '.50', '2.2E5', '-3.'].map((text) => parseNumberText(text))).toEqual([47.6, 0.5, 220_000, -3]);
});

it('a point before three digits is rejected if it may separate thousands, and the message shows both spellings', () => {
  const point = { code: 'point', params: { text: '1.234', thousands: '1234', decimal: '1.234' } };
  expect(parsePriceInRupees('1.234')).toEqual({ kind: 'rejected', reason: point });
  expect(parsePriceInRupees('850.000')).toMatchObject({ reason: { params: { thousands: '850000', decimal: '850' } } });
  expect(parsePriceInRupees('4.500.000')).toMatchObject({
    reason: { code: 'points', params: { thousands: '4500000' } },
  });
  expect(['1.234 Cr', '1.234e6', '8500000.000'].map((text) => parsePriceInRupees(text))).toEqual(
    [12_340_000, 1_234_000, 8_500_000].map((rupees) => given(rupees)),
  );
  expect(parseNumberText('0.450', { point: 'may group' })).toBe(0.45);
  expect(parseNumberText('47.600')).toBe(47.6);
});

it('a fraction is rejected, and the message shows the equivalent decimal', () => {
  expect(parsePriceInRupees('1/2 Cr')).toMatchObject({
    reason: { code: 'fraction', params: { text: '1/2 Cr', decimal: '0.5' } },
  });
  expect(parseNumberText('2-1/2')).toEqual({ code: 'fraction', params: { text: '2-1/2', decimal: '2.5' } });
  expect(parseNumberText('3 3/8')).toMatchObject({ params: { decimal: '3.375' } });
  expect(codeOf(parseArea('2 1/2 kanal'))).toBe('fraction');
});

const roomsOf = (column: 'bedrooms' | 'bathrooms', ...texts: string[]) =>
  texts.map((text) => {
    const read = parseRoomCount(column, text);
    return read.kind === 'value' ? read.value.count : codeOf(read);
  });
const notesOf = (column: 'bedrooms' | 'bathrooms', ...texts: string[]) =>
  texts.map((text) => {
    const read = parseRoomCount(column, text);
    return read.kind === 'value' ? `${read.note?.code} ${read.note?.params?.read}` : codeOf(read);
  });

it('rooms are read together with further rooms; counts beyond the list become "more"', () => {
  expect(roomsOf('bedrooms', '3 BHK', '3BHK', '2 beds', '9+', '9+ BHK', '3.000', 'Three', '3 bedroom flat')).toEqual([
    3, 3, 2, 99, 99, 3, 3, 3,
  ]);
  expect(roomsOf('bedrooms', '12', '50', '10+', '2,0', '2,00')).toEqual([99, 99, 99, 2, 2]);
  expect(notesOf('bedrooms', '12', '10+', '2,0')).toEqual(['read_as 9+', 'read_as 9+', 'read_as 2']);
  expect(
    roomsOf('bathrooms', '2', '3+', '5 baths', '2.5', '3.25', '1½', '1¼', '2,5', '0,75', '2 full, 1 half'),
  ).toEqual([2, 99, 99, 3, 99, 2, 2, 3, 1, 3]);
  expect(notesOf('bathrooms', '5 baths', '2.5', '3.25', '1½')).toEqual([
    'read_as 3+',
    'rounded 3',
    'rounded 3+',
    'rounded 2',
  ]);
  expect(roomsOf('bathrooms', '1.5½', '2,4')).toEqual(['not_number', 'may_be_several']);
  expect(roomsOf('bedrooms', '2+', '2,3', '2-3', '2.5 BHK', '2½ BHK', '2,5', 'too', '3 2')).toEqual([
    'may_be_several',
    'may_be_several',
    'may_be_several',
    'half_bedroom',
    'half_bedroom',
    'half_bedroom',
    'not_number',
    'not_number',
  ]);
});

it('impossible counts are rejected: 99 is a code, not a count; "none" means not given', () => {
  expect(roomsOf('bedrooms', '99', '51', '9876543210', '-1')).toEqual(Array(4).fill('no_count'));
  expect(roomsOf('bathrooms', '99')).toEqual(['no_count']);
  expect(roomsOf('bedrooms', '1e999')).toEqual(['not_number']);
  expect(roomsOf('bedrooms', '', '-', 'NA', 'N/A', '0', '0 BHK')).toEqual(Array(6).fill('blank'));
  expect(roomsOf('bathrooms', '0')).toEqual(['blank']);
});

it.each([
  ['3+1 BHK', ['servantRoom']],
  ['3BHK+S', ['servantRoom']],
  ['3 BHK + servant room', ['servantRoom']],
  ['3 BHK with study', ['studyRoom']],
  ['3BHK + Study + Store', ['studyRoom', 'storeRoom']],
  ['3 BHK, pooja room', ['poojaRoom']],
  ['3BHK+3T', []],
])('%s means three bedrooms and the further rooms', (text, rooms) => {
  expect(parseRoomCount('bedrooms', text)).toMatchObject({ value: { count: 3, rooms } });
});

it.each([
  ['4+1', '4 + servant room'],
  ['3+S', '3 + servant room'],
  ['3 BHK + servant room', undefined],
])('reports how the short form %s is interpreted', (text, read) => {
  const reading = parseRoomCount('bedrooms', text);
  expect('note' in reading ? reading.note?.params?.read : undefined).toBe(read);
});

it('room counts can have digits of any script, and are reported', () => {
  const readAs = (text: string, read: string) => ({ code: 'read_as', params: { text, read } });
  expect(parseRoomCount('bedrooms', '३ BHK')).toEqual(given({ count: 3, rooms: [] }, readAs('३ BHK', '3')));
  expect(parseRoomCount('bedrooms', '੯+')).toEqual(given({ count: 99, rooms: [] }, readAs('੯+', '9+')));
  expect(parseRoomCount('bathrooms', '০২')).toEqual(given({ count: 2, rooms: [] }, readAs('০২', '2')));
});

it.each(['Studio', 'studio apartment', 'bedsit', '1 RK', '1RK', '१ RK'])(
  '%s counts as one bedroom, the smallest value of the list, and is reported',
  (text) => {
    const note = { code: 'read_as', params: { text, read: '1' } };
    expect(parseRoomCount('bedrooms', text)).toEqual(given({ count: 1, rooms: [] }, note));
    expect(codeOf(parseRoomCount('bathrooms', text))).toBe('not_number');
  },
);

const area = (value: number, unit: AreaReading['unit'], note?: object) => given({ value, unit }, note);

it('a point may separate thousands in square feet, and the report shows both readings; in land units it is a decimal point', () => {
  const point = { code: 'point', params: { text: '1.450', thousands: '1450', decimal: '1.45' } };
  for (const unit of ['sqft', 'sqyd', 'sqm'] as const)
    expect(parseArea('1.450', unit)).toEqual({ kind: 'rejected', reason: point });
  for (const unit of ['marla', 'kanal', 'acre', 'biswa', 'bigha'] as const)
    expect(parseArea('2.125', unit)).toEqual(area(2.125, unit));
  expect(parseArea('1.450 sq ft')).toMatchObject({ reason: { code: 'point', params: { text: '1.450 sq ft' } } });
});

it('in land units, a comma before exactly three digits is rejected, and the message shows both spellings', () => {
  for (const unit of ['marla', 'kanal', 'acre', 'biswa', 'bigha'] as const) {
    const reason = { code: 'point', params: { text: '2,125', thousands: '2125', decimal: '2.125' } };
    expect(parseArea('2,125', unit)).toEqual({ kind: 'rejected', reason });
  }
  expect(['2,12', '2,5', '1,25,000', '1,250.5', '2125'].map((text) => parseArea(text, 'kanal'))).toMatchObject(
    [2.12, 2.5, 125_000, 1250.5, 2125].map((value) => ({ value: { value } })),
  );
  for (const unit of ['sqft', 'sqyd', 'sqm'] as const) expect(parseArea('2,125', unit)).toEqual(area(2125, unit));
});

it.each([
  ['1,450 sq.ft.', 1450, 'sqft'],
  ['1500 Sq.Ft (super)', 1500, 'sqft'],
  ['Super area: 1500 sqft', 1500, 'sqft'],
  ['140 m²', 140, 'sqm'],
  ['140 Square Meters', 140, 'sqm'],
  ['135 sq mtrs', 135, 'sqm'],
  ['1 Kanal 5 Marla', 25, 'marla'],
  ['1 acre 2 kanal', 10, 'kanal'],
  ['1 bigha 5 biswa', 25, 'biswa'],
  ['200 gaz (1800 sqft)', 200, 'sqyd'],
  ['२०० गज़', 200, 'sqyd'],
  ['1500 वर्ग फ़ीट', 1500, 'sqft'],
  ['10 ਮਰਲੇ', 10, 'marla'],
  ['½ kanal', 0.5, 'kanal'],
  ['half acre', 0.5, 'acre'],
  ['Ten marla', 10, 'marla'],
])('reads %s as an area', (text, value, unit) => {
  expect(parseArea(text)).toMatchObject({ kind: 'value', value: { value, unit } });
});

it.each([
  ['1500', 'unit_missing'],
  ['10M', 'several_meanings'],
  ['2k 10m', 'several_meanings'],
  ['1200-1500 sqft', 'range'],
  ['20x45', 'dimensions'],
  ["20' x 45'", 'dimensions'],
  ['100 cubit', 'unit_unknown'],
  ['100 sqft (200 sqyd)', 'units_differ'],
  ['-5 marla', 'not_number'],
  ['big', 'not_number'],
  ['', 'blank'],
  ['0', 'blank'],
  ['0 sqft', 'blank'],
  ['N/A', 'blank'],
])('does not guess an area from %s', (text, code) => {
  expect(codeOf(parseArea(text))).toBe(code);
});

it('the unit column applies if the area has no unit, and must match one that it has', () => {
  expect(parseArea('1,450', 'sqft')).toEqual(area(1450, 'sqft'));
  expect(parseArea('10M', 'marla')).toMatchObject({ value: { value: 10, unit: 'marla' } });
  expect(codeOf(parseArea('100 gaj', 'sqft'))).toBe('units_differ');
  expect(parseArea('100 gaj', 'sqyd')).toEqual(area(100, 'sqyd'));
  expect(['gaz', 'Square Feet', 'Acres', 'वर्ग फुट', 'furlong', ''].map((text) => codeOf(parseAreaUnit(text)))).toEqual([
    'value',
    'value',
    'value',
    'value',
    'unit_unknown',
    'blank',
  ]);
});

it('a price below the minimum is ambiguous, and the message shows its meanings; a region sets the minimum', () => {
  expect(parsePriceInRupees('45')).toMatchObject({ kind: 'ambiguous', choices: [4_500_000, 450_000_000] });
  expect(parsePriceInRupees('1.2')).toMatchObject({ kind: 'ambiguous', choices: [12_000_000, 120_000] });
  expect(parsePriceInRupees('5500')).toMatchObject({ kind: 'ambiguous', choices: [5500] });
  expect(parsePriceInRupees('85000', { bareFrom: 1 })).toEqual(given(85_000));
});

it('reads an area in whole square feet, also for a number without a unit unless other areas have another unit', () => {
  expect(parseAreaInSqft('1,180')).toEqual(given(1180));
  expect(parseAreaInSqft('110 sq m')).toEqual(given(1184));
  expect(parseAreaInSqft('200 gaz', 'sqft')).toEqual(given(1800));
  expect(codeOf(parseAreaInSqft('200', 'sqyd'))).toBe('unit_missing');
  expect(codeOf(parseAreaInSqft('carpet'))).toBe('not_number');
});
