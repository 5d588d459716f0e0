import type { Attribute } from './attributes/define-attribute.ts';
import { ATTRIBUTES } from './attributes/listing-attributes.ts';

export type AttributeAboveOther<A extends Attribute = Attribute> = { attribute: A; other: A };

export const findAttributesAboveOthers = <A extends Attribute>(
  values: Readonly<Record<string, unknown>>,
  attributes: readonly A[] = ATTRIBUTES as readonly Attribute[] as readonly A[],
): AttributeAboveOther<A>[] =>
  attributes.flatMap((attribute) => {
    const other = attributes.find(
      ({ name }) => attribute.atMost?.includes(name) && Number(values[attribute.name]) > Number(values[name]),
    );
    return other ? [{ attribute, other }] : [];
  });
