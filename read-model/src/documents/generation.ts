import type { DocumentKind } from './document-kind.ts';

/**
 * A complete set of documents in its own PostgreSQL schema. Readers use the live one through views; at most one other
 * is being built.
 */
export type Generation = {
  number: number;
  status: 'building' | 'live' | 'retired';
  version: SchemaVersion;
};

export type SchemaVersion = { schema: number; kinds: Readonly<Record<string, number>> };

/** Increment when `schema.sql` or `indexes.sql` changes. */
export const SCHEMA_VERSION = 3;

export const schemaVersionOfKinds = (kinds: readonly DocumentKind[]): SchemaVersion => ({
  schema: SCHEMA_VERSION,
  kinds: Object.fromEntries(kinds.map(({ kind, version }) => [kind, version])),
});

/** Safe to use in SQL. */
export const generationSchemaName = (generation: number): string => `read_g${Math.trunc(generation)}`;

export const formatSchemaVersion = ({ schema, kinds }: SchemaVersion): string =>
  [`schema ${schema}`, ...Object.entries(kinds).map(([kind, version]) => `${kind} ${version}`)].join(', ');

/** `other`: something is newer or of an unknown kind, so a person must decide. */
export function compareSchemaVersions(theirs: SchemaVersion, mine: SchemaVersion): 'same' | 'older' | 'other' {
  if (theirs.schema !== mine.schema) return theirs.schema < mine.schema ? 'older' : 'other';
  const unknownOrNewer = Object.entries(theirs.kinds).some(([kind, version]) => !(version <= mine.kinds[kind]));
  if (unknownOrNewer) return 'other';
  return listUnchangedKinds(theirs, mine).length === Object.keys(mine.kinds).length ? 'same' : 'older';
}

export const listUnchangedKinds = (a: SchemaVersion, b: SchemaVersion): string[] =>
  a.schema === b.schema ? Object.keys(b.kinds).filter((kind) => a.kinds[kind] === b.kinds[kind]) : [];
