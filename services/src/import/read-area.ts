import type { AreaUnit } from '@naksha/events/kernel';
import type { ImportReason } from '@naksha/events/wire/imports';
import { foldSigns, noteReading, readNumber, refuseFraction } from './read-number.ts';

/** How people write units of area in their tables, letters and digits alone, in our three languages. */
const WRITINGS: Readonly<Record<AreaUnit, readonly string[]>> = {
  sqft: ['sqft', 'sft', 'squarefeet', 'squarefoot', 'ft2', 'sqfeet', 'वर्गफुट', 'वर्गफीट', 'ਵਰਗਫੁੱਟ'],
  sqyd: [
    'sqyd',
    'sqyds',
    'sqyard',
    'sqyards',
    'squareyard',
    'squareyards',
    'gaj',
    'gajsqyards',
    'गज',
    'वर्गगज',
    'ਗਜ਼',
    'ਗਜ',
    'ਵਰਗਗਜ',
  ],
  marla: ['marla', 'marlas', 'मरला', 'ਮਰਲਾ', 'ਮਰਲੇ'],
  kanal: ['kanal', 'kanals', 'कनाल', 'ਕਨਾਲ'],
  acre: ['acre', 'acres', 'एकड़', 'ਏਕੜ'],
  sqm: [
    'sqm',
    'sqmt',
    'sqmtr',
    'sqmeter',
    'squaremetre',
    'squaremeter',
    'squaremetres',
    'squaremeters',
    'm2',
    'वर्गमीटर',
    'ਵਰਗਮੀਟਰ',
  ],
  biswa: ['biswa', 'बिस्वा', 'ਬਿਸਵਾ'],
  bigha: ['bigha', 'बीघा', 'ਵਿੱਘਾ', 'ਬਿੱਘਾ'],
};
const UNITS = new Map(
  Object.entries(WRITINGS).flatMap(([unit, writings]) =>
    writings.map((one) => [one.normalize('NFC'), unit as AreaUnit] as const),
  ),
);

const findUnit = (written: string): AreaUnit | undefined =>
  UNITS.get(
    written
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('²', '2')
      .replace(/[^\p{L}\p{M}0-9]/gu, ''),
  );

/** In these a home has hundreds or thousands, so that a point may group them; in those of land it has a few, and a comma may begin parts of them. */
const COUNTED_IN_THOUSANDS: readonly unknown[] = ['sqft', 'sqyd', 'sqm'];

type Wrong = { column: 'area' | 'area_unit'; reason: ImportReason };

/** “1,450” with its unit beside it, or “1,450 sq.ft.” in one; with what is to be said where that isn't quite what was written. */
export function readArea(
  written: string,
  writtenUnit: string,
): { value: number; unit: AreaUnit; note?: ImportReason } | { wrong: readonly Wrong[] } {
  const text = written.trim();
  const fraction = refuseFraction(text);
  if (fraction) return { wrong: [{ column: 'area', reason: fraction }] };
  const [, digits = '', behind = ''] = AMOUNT.exec(foldSigns(text)) ?? ['', text];
  // Where there is no number, what stands there is no unit either, unless it is one.
  const own = behind === '' ? undefined : (findUnit(behind) ?? (digits === '' ? undefined : unknown(behind)));
  const beside = writtenUnit.trim() === '' ? undefined : (findUnit(writtenUnit) ?? unknown(writtenUnit));
  const unit = beside ?? own ?? missing;
  const value = text === '' ? missing : readAmount(digits || text, unit);
  const wrong: Wrong[] = [];
  if (typeof value !== 'number')
    wrong.push({ column: 'area', reason: { ...value, ...(text && { params: { ...value.params, text } }) } });
  if (typeof own === 'object') wrong.push({ column: 'area', reason: own });
  else if (typeof value === 'number' && own && typeof unit === 'string' && own !== unit)
    wrong.push({ column: 'area', reason: { code: 'units_differ', params: { text, unit } } });
  if (typeof unit !== 'string' && unit !== own) wrong.push({ column: 'area_unit', reason: unit });
  if (wrong.length > 0 || typeof value !== 'number' || typeof unit !== 'string') return { wrong };
  const note = noteReading(text, value);
  return { value, unit, ...(note && { note }) };
}

const AMOUNT = /^([+-]?[\d.,]*(?:\p{Zs}[\d.,]+)*(?:e[+-]?\d+)?)\s*([^\d].*)?$/iu;

/** Whether the area says its unit itself, and another than the one that stands for all rows. */
export function namesOtherUnit(written: string, unit: string): boolean {
  const [, digits = '', behind = ''] = AMOUNT.exec(foldSigns(written.trim())) ?? [];
  return digits !== '' && behind !== '' && (findUnit(behind) ?? behind) !== findUnit(unit);
}

const readAmount = (digits: string, unit: AreaUnit | ImportReason): number | ImportReason =>
  readNumber(digits, {
    ...(typeof unit === 'object' || COUNTED_IN_THOUSANDS.includes(unit)
      ? { comma: 'decimal unless grouped', point: 'may group' }
      : { comma: 'may divide', point: 'decimal' }),
  });

const missing: ImportReason = { code: 'missing' };
const unknown = (text: string): ImportReason => ({ code: 'unit_unknown', params: { text: text.trim() } });
