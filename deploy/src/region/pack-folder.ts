import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSchemaIssue } from '@naksha/events/settings';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { PackProblem } from './pack-errors.ts';

/** A row of a CSV file, with file and line. */
export type Row<Fields> = { file: string; line: number; row: Fields };

type Parsed = { record: Record<string, string>; info: { lines: number } };

/** Errors are collected, so that all are reported together. */
export class PackFolder {
  readonly problems: PackProblem[] = [];

  constructor(readonly folder: string) {}

  list(subfolder: string, ending: string): string[] {
    const path = join(this.folder, subfolder);
    if (!existsSync(path)) return [];
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith(ending))
      .sort()
      .map((file) => join(subfolder, file));
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** The valid rows. An empty field counts as missing. */
  table<Schema extends z.ZodObject>(file: string, schema: Schema): Row<z.output<Schema>>[] {
    const columns = Object.keys(schema.shape);
    return this.#records(file).flatMap(({ record, info }) => {
      const line = info.lines;
      for (const field of Object.keys(record).filter((name) => !columns.includes(name)))
        this.problems.push({
          file,
          line,
          field,
          reason: `is not a column of this file; the columns are ${columns.join(', ')}`,
        });
      const given = Object.fromEntries(Object.entries(record).filter(([, text]) => text !== ''));
      const row = this.check({ file, line }, schema, given);
      return row ? [{ file, line, row }] : [];
    });
  }

  json<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const text = this.text(file);
    if (text === undefined) return undefined;
    try {
      return this.check({ file }, schema, JSON.parse(text));
    } catch (error) {
      return this.#fail(file, error);
    }
  }

  bytes(file: string): Uint8Array | undefined {
    try {
      return readFileSync(join(this.folder, file));
    } catch (error) {
      return this.#fail(file, error);
    }
  }

  text(file: string): string | undefined {
    try {
      return readFileSync(join(this.folder, file), 'utf8');
    } catch (error) {
      return this.#fail(file, error);
    }
  }

  check<Schema extends z.ZodType>(
    at: Pick<PackProblem, 'file' | 'line'>,
    schema: Schema,
    value: unknown,
  ): z.output<Schema> | undefined {
    const parsed = schema.safeParse(value, { error: describeSchemaIssue });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues)
      this.problems.push({ ...at, field: path.join('.'), reason: message + describeInput(value, path) });
    return undefined;
  }

  #records(file: string): Parsed[] {
    const text = this.text(file);
    if (text === undefined) return [];
    try {
      const options = { columns: true, bom: true, trim: true, skip_empty_lines: true, info: true };
      return parse(text, options) as unknown as Parsed[];
    } catch (error) {
      return this.#fail(file, error) ?? [];
    }
  }

  #fail(file: string, error: unknown): undefined {
    const { lines, message } = error as Error & { lines?: number };
    this.problems.push({ file, line: lines, reason: message });
  }
}

function describeInput(value: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
  return /^(string|number)$/.test(typeof found) && `${found}`.length <= 40 ? `; found “${found}”` : '';
}

export const numberField = z.coerce.number();
export const listField = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
  );
