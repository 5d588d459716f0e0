import { type Attribute, type ListingAttribute, MORE, shownNumber, type WireAttributes } from '@naksha/events/kernel';
import { type PlainKey, t } from '../messages/t.ts';

/** An attribute's value in the page's language. */
export function shownAttribute({ name, value }: Attribute, given: string | number): string {
  switch (value.type) {
    case 'choice':
      return t(`attribute.${name}.${given}` as PlainKey);
    case 'count': {
      const last = value.options.filter((option) => option !== MORE).at(-1);
      return given === MORE ? `${last}+` : String(given);
    }
    case 'number':
      return shownNumber(Number(given));
    case 'readyFrom':
    case 'text':
      return String(given);
  }
}

/** The same of a listing as the wire has it; undefined where it is not given. */
export function shownAttributeOf(details: WireAttributes, attribute: ListingAttribute): string | undefined {
  const given = details[attribute.wire];
  return given === undefined ? undefined : shownAttribute(attribute, given);
}
