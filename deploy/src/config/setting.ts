import { isIP } from 'node:net';
import { isDigits } from '@naksha/events/kernel';
import { z } from 'zod';

export type Setting<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema;
  /** As it would stand in the environment; an empty or missing variable means this. */
  byDefault: string;
  /** One line, for docs/settings.md. */
  meaning: string;
};

export const setting = <Schema extends z.ZodType>(
  schema: Schema,
  byDefault: string,
  meaning: string,
): Setting<Schema> => ({
  schema,
  byDefault,
  meaning,
});

export const boolean = z.enum(['on', 'off', 'true', 'false']).transform((word) => word === 'on' || word === 'true');

const items = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export const textList = (item: z.ZodType<string, string>) => z.string().transform(items).pipe(z.array(item));

/** E.164: a plus and 8 to 15 digits; blanks and dashes are taken out. */
export const phone = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, 'must be numbers with country code, such as +919876543210'));
export const phoneList = z.string().transform(items).pipe(z.array(phone));

/** What proxy-addr understands: an address, a network, or one of its names for private ones. */
const isProxy = (text: string): boolean => {
  const [address, bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return rest.length === 0 && (bits === undefined || (isDigits(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
};
export const proxy = z.string().refine(isProxy, 'must be addresses or networks such as 10.0.0.0/8');

/** `City=+91…,City=+91…` */
export const numberPairs = z
  .string()
  .transform((text) => items(text).map((pair) => pair.split('=').map((part) => part.trim())))
  .pipe(z.array(z.tuple([z.string().min(1), phone])))
  .transform((pairs): ReadonlyMap<string, string> => new Map(pairs));
