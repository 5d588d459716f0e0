/**
 * A generation is one complete set of documents, in a PostgreSQL schema of its own. Readers use the live one through the
 * views in schema `read`; at most one more is being built beside it.
 */
export type Generation = {
  number: number;
  status: 'building' | 'live' | 'retired';
  version: Version;
};

/** What made the documents: `schema` is the tables' shape, `projections` what events become. */
export type Version = { schema: number; projections: number };

/** Counts up with each change of `schema.sql`. */
export const SCHEMA_VERSION = 2;

/** The PostgreSQL schema that holds a generation; safe to stand in SQL. */
export const schemaOf = (generation: number): string => `read_g${Math.trunc(generation)}`;

export const printVersion = ({ schema, projections }: Version): string => `${schema}.${projections}`;

/** @returns below 0 where `a` is older than `b`, 0 where they are the same, above 0 where it is newer */
export const compareVersions = (a: Version, b: Version): number => a.schema - b.schema || a.projections - b.projections;
