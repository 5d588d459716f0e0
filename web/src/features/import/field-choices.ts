import {
  AREA_UNITS,
  ATTRIBUTES,
  type AttributeColumn,
  isAttributeColumn,
  PROPERTY_TYPES,
  SUBTYPES,
} from '@naksha/events/kernel';
import { IMPORT_LISTERS, type ImportColumn } from '@naksha/events/wire/imports';
import { formatAttribute } from '../../shared/format/attributes.ts';
import { t } from '../../shared/messages/t.ts';

export type FieldChoice = { value: string; label: string };

const count = (last: number): FieldChoice[] =>
  [...Array.from({ length: last }, (_, k) => String(k + 1)), `${last}+`].map((value) => ({ value, label: value }));

export function listChoices(field: ImportColumn): readonly FieldChoice[] {
  const attribute = ATTRIBUTES.find(({ wire, column }) => column && wire === field);
  if (attribute && 'options' in attribute.value)
    return attribute.value.options.map((option) => ({
      value: String(option),
      label: formatAttribute(attribute, option),
    }));
  switch (field) {
    case 'type':
      return PROPERTY_TYPES.map((value) => ({ value, label: t(`trade.type.${value}`) }));
    case 'subtype':
      return SUBTYPES.map((value) => ({ value, label: t(`trade.subtype.${value}`) }));
    case 'area_unit':
      return AREA_UNITS.map((value) => ({ value, label: t(`trade.unit.${value}`) }));
    case 'lister':
      return IMPORT_LISTERS.map((value) => ({ value, label: t(`trade.lister.${value}`) }));
    case 'bedrooms':
      return count(9);
    case 'bathrooms':
    case 'balconies':
      return count(3);
    case 'car_parkings':
      return count(4);
    default:
      return [];
  }
}

export const labelOfFieldValue = (field: ImportColumn, value: string): string =>
  listChoices(field).find((choice) => choice.value === value)?.label ?? value;

export const labelOfImportField = (field: ImportColumn): string => {
  const attribute = isAttributeColumn(field) && ATTRIBUTES.find(({ wire }) => wire === field);
  return attribute ? t(`attribute.${attribute.name}`) : t(`imports.field.${field as OtherColumn}`);
};
type OtherColumn = Exclude<ImportColumn, AttributeColumn>;
