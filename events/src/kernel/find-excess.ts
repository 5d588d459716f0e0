import type { Attribute } from './attributes/define-attribute.ts';
import { ATTRIBUTES } from './attributes/listing-attributes.ts';

export type ExceededLimit<A extends Attribute = Attribute> = { attribute: A; other: A };

export const findExceededLimits = <A extends Attribute>(
  values: Readonly<Record<string, unknown>>,
  attributes: readonly A[] = ATTRIBUTES as readonly Attribute[] as readonly A[],
): ExceededLimit<A>[] =>
  attributes.flatMap((attribute) => {
    const other = attributes.find(
      ({ name }) => attribute.atMost?.includes(name) && Number(values[attribute.name]) > Number(values[name]),
    );
    return other ? [{ attribute, other }] : [];
  });
