import { z } from 'zod';

/** A declaration: who reads the environment, reads it by these. */
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

/** `City=+91…,City=+91…` */
export const numberPairs = z
  .string()
  .transform((text) => items(text).map((pair) => pair.split('=').map((part) => part.trim())))
  .pipe(z.array(z.tuple([z.string().min(1), phone])))
  .transform((pairs): ReadonlyMap<string, string> => new Map(pairs));
