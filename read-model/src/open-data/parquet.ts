import type { OpenColumn, OpenColumnType, OpenTable } from '@naksha/events/open-data';
import { parquetReadObjects, type SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';

/** Dates and times are text. */
export type Row = Record<string, unknown>;

const ELEMENT: Record<OpenColumnType, Pick<SchemaElement, 'type' | 'converted_type'>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  flag: { type: 'BOOLEAN' },
  day: { type: 'INT32', converted_type: 'DATE' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
};

/** Deterministic; each of `groups` is a row group. */
export function encodeParquet({ columns }: OpenTable, groups: readonly (readonly Row[])[]): Uint8Array {
  const named = Object.entries<OpenColumn>(columns);
  const schema: SchemaElement[] = [
    { name: 'root', num_children: named.length },
    ...named.map(([name, { type, nullable }]) => ({
      ...{ name, ...ELEMENT[type] },
      repetition_type: nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const),
    })),
  ];
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({ writer, schema, createdBy: 'naksha' });
  for (const rows of groups) {
    const columnData = named.map(([name, { type }]) => ({
      ...{ name, nullable: columns[name].nullable === true },
      data: rows.map((row) => toStored(type, row[name])),
    }));
    if (rows.length > 0) parquet.write({ columnData, rowGroupSize: rows.length });
  }
  parquet.finish();
  return new Uint8Array(writer.getBuffer());
}

export async function decodeParquet({ columns }: OpenTable, bytes: Uint8Array): Promise<Row[]> {
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const rows = await parquetReadObjects({ file });
  const named = Object.entries<OpenColumn>(columns);
  return rows.map((row) => Object.fromEntries(named.map(([name, { type }]) => [name, fromStored(type, row[name])])));
}

const toStored = (type: OpenColumnType, value: unknown): unknown => {
  if (value === null || value === undefined) return undefined;
  return type === 'day' || type === 'time' ? new Date(value as string) : value;
};

const fromStored = (type: OpenColumnType, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (type === 'day') return (value as Date).toISOString().slice(0, 10);
  return type === 'time' ? (value as Date).toISOString() : value;
};
