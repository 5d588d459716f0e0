import type { AttributeValueDefinition, ValueOf } from '../../kernel/attributes/define-attribute.ts';
import {
  ATTRIBUTES,
  type AttributeValues,
  type Entry,
  type ListingAttribute,
} from '../../kernel/attributes/listing-attributes.ts';
import { MORE } from '../../kernel/options.ts';
import { attributes } from '../messages/en/attributes.ts';
import type { OpenColumn, OpenColumnType } from './open-table.ts';

/** For the owner's words, only whether there are any. */
type ColumnName<E extends Entry> = E['value'] extends { type: 'text' } ? `has_${E['wire']}` : E['wire'];
type ColumnType<E extends Entry> = E['value'] extends { type: 'text' }
  ? 'flag'
  : ValueOf<E> extends number
    ? 'integer'
    : 'text';
type AttributeColumns = {
  [E in Entry as ColumnName<E>]: OpenColumn & { type: ColumnType<E>; nullable: true };
};
type AttributeCells = {
  [E in Entry as ColumnName<E>]: { flag: boolean; integer: number; text: string }[ColumnType<E>] | null;
};

const isText = ({ value }: ListingAttribute): boolean => value.type === 'text';
const columnName = (attribute: ListingAttribute): string =>
  isText(attribute) ? `has_${attribute.wire}` : attribute.wire;

function columnType(value: AttributeValueDefinition): OpenColumnType {
  switch (value.type) {
    case 'choice':
    case 'count':
      return value.options.every((option) => typeof option === 'number') ? 'integer' : 'text';
    case 'number':
      return 'integer';
    case 'readyFrom':
      return 'text';
    case 'text':
      return 'flag';
  }
}

const labels: Readonly<Record<string, string>> = attributes;

function explain(attribute: ListingAttribute): string {
  const help = labels[`attribute.${attribute.name}.help`]?.replace(/\.$/, '');
  return help ? `${explainValues(attribute)}. ${help}` : explainValues(attribute);
}

function explainValues({ name, value }: ListingAttribute): string {
  const label = labels[`attribute.${name}`];
  if (value.type === 'text') return `Whether a value is given: ${label}; verified`;
  if (value.type === 'readyFrom') return `${label}: \`ready\`, or the month as \`YYYY-MM\`; verified`;
  if (value.type === 'count' && value.options.includes(MORE))
    return `${label}, ${MORE} means more than ${value.options.filter((option) => option !== MORE).at(-1)}; verified`;
  const codes = listCodes(value).map((code) => `${code}: ${labels[`attribute.${name}.${code}`]}`);
  if (codes.length > 0) return `${label} (${codes.join(', ')}); verified`;
  const unit = value.type === 'number' && value.unit && UNITS[value.unit];
  return `${label}${unit ? ` in ${unit}` : ''}; verified`;
}

const UNITS: Readonly<Record<string, string>> = { sqft: 'square feet', rupees: 'whole rupees', feet: 'feet' };

function listCodes(value: AttributeValueDefinition): readonly (string | number)[] {
  if (value.type === 'number') return value.named ?? [];
  return value.type === 'choice' && columnType(value) === 'integer' ? value.options : [];
}

export const attributeColumns = Object.fromEntries(
  ATTRIBUTES.map((attribute): [string, OpenColumn] => [
    columnName(attribute),
    {
      type: columnType(attribute.value),
      nullable: true,
      about: explain(attribute),
      ...('options' in attribute.value && { values: attribute.value.options }),
    },
  ]),
) as AttributeColumns;

/** All null if the listing is not public. */
export const toAttributeCells = (values: AttributeValues | undefined): AttributeCells =>
  Object.fromEntries(
    ATTRIBUTES.map((attribute) => {
      const given = values?.[attribute.name];
      return [columnName(attribute), values && isText(attribute) ? given !== undefined : (given ?? null)];
    }),
  ) as AttributeCells;
