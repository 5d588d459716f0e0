import type { DocumentKind } from './document-kind.ts';

/**
 * A generation is one complete set of documents, in a PostgreSQL schema of its own. Readers use the live one through the
 * views in schema `read`; at most one more is being built beside it.
 */
export type Generation = {
  number: number;
  status: 'building' | 'live' | 'retired';
  version: Version;
};

/** What made the documents: `schema` is the tables' shape, `kinds` what events become, by the name of the kind. */
export type Version = { schema: number; kinds: Readonly<Record<string, number>> };

/** Counts up with each change of `schema.sql` and `indexes.sql`. */
export const SCHEMA_VERSION = 3;

export const codeVersion = (kinds: readonly DocumentKind[]): Version => ({
  schema: SCHEMA_VERSION,
  kinds: Object.fromEntries(kinds.map(({ kind, version }) => [kind, version])),
});

/** The PostgreSQL schema that holds a generation; safe to stand in SQL. */
export const schemaName = (generation: number): string => `read_g${Math.trunc(generation)}`;

export const printVersion = ({ schema, kinds }: Version): string =>
  [`schema ${schema}`, ...Object.entries(kinds).map(([kind, version]) => `${kind} ${version}`)].join(', ');

/**
 * What documents of version `theirs` are to code of version `mine`. They are `other` where anything in them is newer, or of
 * a kind that the code doesn't know: whether it was given up, or is not known yet here, only people can tell.
 */
export function compareVersions(theirs: Version, mine: Version): 'same' | 'older' | 'other' {
  if (theirs.schema !== mine.schema) return theirs.schema < mine.schema ? 'older' : 'other';
  const unknownOrNewer = Object.entries(theirs.kinds).some(([kind, version]) => !(version <= mine.kinds[kind]));
  if (unknownOrNewer) return 'other';
  return unchangedKinds(theirs, mine).length === Object.keys(mine.kinds).length ? 'same' : 'older';
}

/** Kinds of which both versions make the same documents. */
export const unchangedKinds = (a: Version, b: Version): string[] =>
  a.schema === b.schema ? Object.keys(b.kinds).filter((kind) => a.kinds[kind] === b.kinds[kind]) : [];
