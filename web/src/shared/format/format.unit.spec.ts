import { createArea, formatIndianNumber, formatRupees, MORE } from '@naksha/events/kernel';
import { hi } from '@naksha/events/messages/hi';
import { pa } from '@naksha/events/messages/pa';
import { afterEach, describe, expect, it } from 'vitest';
import { setCatalogue, t } from '../messages/t.ts';
import { formatDateTime, formatDay, formatTimeAgo } from './dates.ts';
import { convertSqftRounded, formatArea, formatBhk, formatCountUpTo, formatPricePerArea } from './facts.ts';
import { formatTimeInIndia, formatYear } from './times.ts';
import { groupDigits, parseTypedNumberOrNaN } from './typed-number.ts';

describe('area figures', () => {
  it('E-23 are written as in the trade', () => {
    expect(formatArea({ value: 1200, unit: 'sqft' })).toBe('1,200 sq.ft');
    expect(formatArea({ value: 10.5, unit: 'marla' })).toBe('10.5 marla');
    expect(formatPricePerArea(54_00_000, createArea(1000, 'sqft'), 'flat')).toBe('₹5,400 per sq.ft');
    expect(formatPricePerArea(2_50_00_000, createArea(250, 'sqyd'), 'kothi')).toBe('₹1,00,000 per gaj');
  });

  it('E-24 convert between units', () => {
    expect(convertSqftRounded(createArea(1, 'kanal').sqft, 'marla')).toBe(20);
    expect(convertSqftRounded(createArea(1, 'acre').sqft, 'kanal')).toBe(8);
    expect(convertSqftRounded(2250, 'sqyd')).toBe(250);
  });

  it('show counts beyond the list with a plus', () => {
    expect(formatBhk(3)).toBe('3 BHK');
    expect(formatBhk(MORE)).toBe('9+ BHK');
    expect(formatCountUpTo(MORE, 4)).toBe('4+');
    expect(formatCountUpTo(0, 4)).toBe('0');
  });

  it('are parsed as people type them', () => {
    expect(parseTypedNumberOrNaN('45,00,000')).toBe(4_500_000);
    expect(parseTypedNumberOrNaN(' 1 200.5 ')).toBe(1200.5);
    for (const text of ['', 'abc', '-5', '1e6', '1.2.3']) expect(parseTypedNumberOrNaN(text), text).toBeNaN();
    expect(groupDigits('4500000')).toBe('45,00,000');
    expect(groupDigits('45,00,0001')).toBe('4,50,00,001');
    expect(groupDigits('45 lakh')).toBe('45 lakh');
  });
});

describe('times', () => {
  it('are in Indian time for every reader', () => {
    expect(formatTimeInIndia('2026-11-21T20:00:00Z')).toBe('1:30 am');
    expect(formatDay('2026-11-21T20:00:00Z')).toBe('22 Nov 2026');
  });

  it('are relative while they are near', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(formatTimeAgo('2026-11-21T11:59:30Z', now)).toBe('just now');
    expect(formatTimeAgo('2026-11-21T11:55:00Z', now)).toBe('5 minutes ago');
    expect(formatTimeAgo('2026-11-20T11:00:00Z', now)).toBe('yesterday');
    expect(formatTimeAgo('2026-11-18T11:00:00Z', now)).toBe('3 days ago');
    expect(formatTimeAgo('2026-11-01T11:00:00Z', now)).toBe('1 Nov 2026');
  });
});

describe.each([
  ['English', {}, 'en-IN', '22 Nov 2026', '22 Nov, 1:30 am'],
  ['Hindi', hi, 'hi-IN', '22 नव॰ 2026', '22 नव॰, रात 1:30'],
  ['Punjabi', pa, 'pa-IN', '22 ਨਵੰ 2026', '22 ਨਵੰ, ਰਾਤ 1:30'],
] as const)('D-166 in %s', (_, catalogue, locale, day, moment) => {
  afterEach(() => setCatalogue({}, 'en-IN'));

  it('D-166 numbers have Indian grouping, in the same digits', () => {
    setCatalogue(catalogue, locale);
    expect([formatIndianNumber(1234567.891), formatIndianNumber(1234567.891, 0), formatIndianNumber(0.5, 1)]).toEqual([
      '12,34,567.89',
      '12,34,568',
      '0.5',
    ]);
    expect(formatArea({ value: 123456.5, unit: 'sqft' })).toContain('1,23,456.5 ');
    expect(formatPricePerArea(2_50_00_000, createArea(250, 'sqyd'), 'kothi')).toContain('₹1,00,000 ');
    expect(formatRupees(99_99_99_999)).toBe('₹99,99,99,999');
    expect(groupDigits('4500000')).toBe('45,00,000');
    expect(t('dashboard.listings.views', { n: 1234567 })).toContain('12,34,567');
  });

  it('D-166 days and times are Indian, in the page’s language', () => {
    setCatalogue(catalogue, locale);
    expect([formatDay('2026-11-21T20:00:00Z'), formatDateTime('2026-11-21T20:00:00Z')]).toEqual([day, moment]);
    expect(formatYear('2026-12-31T20:00:00Z')).toBe('2027');
  });
});

it('Hindi and Punjabi name the part of the day, where English shows am and pm', () => {
  const hours = ['03:59', '04:00', '11:59', '12:00', '15:59', '16:00', '19:59', '20:00', '00:00'];
  const said = () => hours.map((time) => formatTimeInIndia(`2026-11-21T${time}:00+05:30`));
  expect(said()).toEqual([
    '3:59 am',
    '4:00 am',
    '11:59 am',
    '12:00 pm',
    '3:59 pm',
    '4:00 pm',
    '7:59 pm',
    '8:00 pm',
    '12:00 am',
  ]);
  setCatalogue(hi, 'hi-IN');
  expect(said()).toEqual([
    'रात 3:59',
    'सुबह 4:00',
    'सुबह 11:59',
    'दोपहर 12:00',
    'दोपहर 3:59',
    'शाम 4:00',
    'शाम 7:59',
    'रात 8:00',
    'रात 12:00',
  ]);
  setCatalogue({}, 'en-IN');
});
