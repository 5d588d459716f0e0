import {
  type AreaUnit,
  ATTRIBUTES,
  type AttributeValueDefinition,
  createArea,
  listAttributeOptions,
  toAsciiDigits,
} from '@naksha/events/kernel';
import {
  type AreaReading,
  parseArea,
  parseAreaInSqft,
  parsePriceInRupees,
  type Reading,
} from '@naksha/events/read-amounts';
import { pageConfig } from '../page-config.ts';
import { parseTypedNumberOrNaN } from './typed-number.ts';

/** `confirmedPrice`: rupees chosen for an ambiguous number. */
export type TypedPrice = { price: string; confirmedPrice?: number };
export type TypedArea = { area: string; unit: AreaUnit };

export function parseTypedPrice({ price, confirmedPrice }: TypedPrice): Reading<number> {
  if (confirmedPrice !== undefined && parseTypedNumberOrNaN(price) === confirmedPrice)
    return { kind: 'value', value: confirmedPrice };
  return parsePriceInRupees(price, { bareFrom: pageConfig.bare_price_from });
}

/** NaN if uncertain. */
export function parseTypedRupeesOrNaN(typed: TypedPrice): number {
  const read = parseTypedPrice(typed);
  return read.kind === 'value' ? read.value : Number.NaN;
}

export function parseTypedArea({ area, unit }: TypedArea): Reading<AreaReading> {
  const read = parseArea(area);
  return read.kind === 'ambiguous' && read.reason.code === 'unit_missing' ? parseArea(area, unit) : read;
}

export function typedAreaToArea(typed: TypedArea) {
  const read = parseTypedArea(typed);
  return read.kind === 'value' ? createArea(read.value.value, read.value.unit) : undefined;
}

/** Areas in whole square feet; NaN if invalid. */
export function parseNumericAnswer(
  { unit }: AttributeValueDefinition & { type: 'number' },
  answer: string | number,
): number {
  if (unit !== 'sqft') return parseTypedNumberOrNaN(toAsciiDigits(String(answer)));
  const read = parseAreaInSqft(String(answer));
  return read.kind === 'value' ? read.value : Number.NaN;
}

export const parseNumericAnswers = (answers: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(
    ATTRIBUTES.flatMap(({ name, value }): [string, number][] => {
      const answer = String(answers[name] ?? '').trim();
      if (value.type !== 'number' || answer === '') return [];
      return [[name, listAttributeOptions(value) ? Number(answer) : parseNumericAnswer(value, answer)]];
    }),
  );
