import type { BodyShape } from '@naksha/events/api';
import { Problem } from '@naksha/events/contracts';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

export type Excess = { limit: keyof BodyShape; allowed: number; byte: number };

/**
 * One pass that stops at the first excess. An empty object or list counts as one value. UTF-8 only: no byte of a
 * multi-byte character looks like JSON syntax.
 */
export function findExceededBodyLimit(
  json: Uint8Array,
  { depth: maxDepth, values: maxValues }: BodyShape,
): Excess | undefined {
  let [depth, values] = [0, 0];
  for (let byte = 0; byte < json.length; byte++) {
    switch (json[byte]) {
      case QUOTE:
        byte = findStringEnd(json, byte);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        if (++depth > maxDepth) return { limit: 'depth', allowed: maxDepth, byte };
        if (++values > maxValues) return { limit: 'values', allowed: maxValues, byte };
        break;
      case COMMA:
        if (++values > maxValues) return { limit: 'values', allowed: maxValues, byte };
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
    }
  }
  return undefined;
}

function findStringEnd(json: Uint8Array, start: number): number {
  let byte = start + 1;
  while (byte < json.length && json[byte] !== QUOTE) byte += json[byte] === BACKSLASH ? 2 : 1;
  return byte;
}

export const bodyTooComplexProblem = ({ limit, allowed, byte }: Excess): Problem =>
  new Problem(
    413,
    'too_large',
    limit === 'depth'
      ? `The body is nested more than ${allowed} levels deep: level ${allowed + 1} starts at byte ${byte}. Use fewer levels.`
      : `The body has more than ${allowed} keys and items: number ${allowed + 1} starts at byte ${byte}. Send fewer at a time.`,
  );
