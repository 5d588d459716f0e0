import { type AreaUnit, ATTRIBUTES, type AttributeValue, foldDigits, listOptions, toArea } from '@naksha/events/kernel';
import { type AreaReading, type Reading, readArea, readPrice, readSqft } from '@naksha/events/read-amounts';
import { pageConfig } from '../page-config.ts';
import { parseTypedNumber } from './typed-number.ts';

/** `confirmedPrice`: rupees chosen for an ambiguous number. */
export type TypedPrice = { price: string; confirmedPrice?: number };
export type TypedArea = { area: string; unit: AreaUnit };

export function readTypedPrice({ price, confirmedPrice }: TypedPrice): Reading<number> {
  if (confirmedPrice !== undefined && parseTypedNumber(price) === confirmedPrice)
    return { kind: 'value', value: confirmedPrice };
  return readPrice(price, { bareFrom: pageConfig.bare_price_from });
}

/** NaN if uncertain. */
export function parseTypedRupees(typed: TypedPrice): number {
  const read = readTypedPrice(typed);
  return read.kind === 'value' ? read.value : Number.NaN;
}

export function readTypedArea({ area, unit }: TypedArea): Reading<AreaReading> {
  const read = readArea(area);
  return read.kind === 'ambiguous' && read.reason.code === 'unit_missing' ? readArea(area, unit) : read;
}

export function parseTypedSize(typed: TypedArea) {
  const read = readTypedArea(typed);
  return read.kind === 'value' ? toArea(read.value.value, read.value.unit) : undefined;
}

/** Areas in whole square feet; NaN if invalid. */
export function parseTypedAttribute({ unit }: AttributeValue & { type: 'number' }, answer: string | number): number {
  if (unit !== 'sqft') return parseTypedNumber(foldDigits(String(answer)));
  const read = readSqft(String(answer));
  return read.kind === 'value' ? read.value : Number.NaN;
}

export const parseTypedAttributes = (answers: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(
    ATTRIBUTES.flatMap(({ name, value }): [string, number][] => {
      const answer = String(answers[name] ?? '').trim();
      if (value.type !== 'number' || answer === '') return [];
      return [[name, listOptions(value) ? Number(answer) : parseTypedAttribute(value, answer)]];
    }),
  );
