import { invalidFieldsProblem } from '@naksha/events/contracts';
import { type FieldError, LAST_CLUSTERED_Z, type TileAddress } from '@naksha/events/kernel';

/** Equals the 256-px zoom 22, about 3 cm per pixel. */
export const MAX_TILE_Z = 21;

const CELL_ZOOMS = 3;
const MAX_CELL_Z = LAST_CLUSTERED_Z + CELL_ZOOMS;

export function parseCellAddress(zText: string, xText: string, yText: string): TileAddress {
  const [z, x, y] = [zText, xText, yText].map(parseWhole);
  if (!(z <= MAX_CELL_Z))
    throw invalidFieldsProblem([{ field: 'z', reason: `must be a whole number from 0 to ${MAX_CELL_Z}` }]);
  const beyond = Object.entries({ x, y }).filter(([, value]) => !(value < 2 ** z));
  if (beyond.length)
    throw invalidFieldsProblem(
      beyond.map(([field]) => ({ field, reason: `must be a whole number below ${2 ** z} at z ${z}` })),
    );
  return { z, x, y };
}

/** `yText`: with its extension. @throws Problem 422 */
export function parseTileAddress(
  zText: string,
  xText: string,
  yText: string,
  ending = '.mvt',
  maxZ = MAX_TILE_Z,
): TileAddress {
  const errors: FieldError[] = [];
  const z = parseWhole(zText);
  if (!(z <= maxZ)) throw invalidFieldsProblem([{ field: 'z', reason: `must be a whole number from 0 to ${maxZ}` }]);
  const limit = 2 ** z;
  const [x, y] = [parseWhole(xText), parseWhole(yText.endsWith(ending) ? yText.slice(0, -ending.length) : '')];
  if (!(x < limit)) errors.push({ field: 'x', reason: `must be a whole number below ${limit} at z ${z}` });
  if (!(y < limit))
    errors.push({ field: 'y', reason: `must be a whole number below ${limit} at z ${z}, followed by ${ending}` });
  if (errors.length) throw invalidFieldsProblem(errors);
  return { z, x, y };
}

const parseWhole = (text: string): number => (/^(0|[1-9]\d{0,7})$/.test(text) ? Number(text) : Number.NaN);

export const formatTileAddress = ({ z, x, y }: TileAddress): string => `${z}/${x}/${y}`;
