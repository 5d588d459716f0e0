import type { z } from 'zod';
import type { ProblemCode } from '../problem-codes.ts';
import type { BodyShape } from './limits.ts';

export const TAGS = {
  'Sign-in and profile': 'Sign-in codes, sessions and profiles.',
  Properties: 'Listings: post, edit, sell, read.',
  'Places and projects': 'Cities, localities, projects and query pages.',
  'Map and lists': 'Public data of maps and lists, the same for every caller.',
  Search: 'Typo-tolerant search for words and addresses.',
  'Buyers and leads': 'Buyers’ actions on listings, and sellers’ leads.',
  Photos: 'Photos of listings.',
  'Saved searches': 'Saved searches with notifications.',
  Imports: 'Import of listings from a dealer’s file.',
  Articles: 'Articles and other public content.',
  Enquiries: 'Enquiries, callbacks, reports and availability checks.',
  GraphQL: 'The six operations of the specification.',
  Staff: 'For staff with a role and a second factor.',
  'Second factor': 'Second factors of staff accounts.',
  Partners: 'Public events for partners with a token.',
  'This document': 'This document.',
} as const;
export type Tag = keyof typeof TAGS;

export type Shapes = Readonly<Record<string, z.ZodType>>;
/** Client generators do not understand some media types. */
export const BYTES = 'application/octet-stream';
export type Media = { types: readonly string[]; description: string; schema?: z.ZodType };
export type Answer = z.ZodType | Media | null;

/** Body schema and staff roles come from the route. */
export type Operation = {
  tag: Tag;
  summary: string;
  description?: string;
  /** `either`: public, with more for signed-in callers. */
  who?: 'anyone' | 'either' | 'signed_in';
  path?: Shapes;
  query?: Shapes;
  headers?: Shapes;
  cookies?: Shapes;
  setsCookie?: string;
  /** For routes that read the body themselves. */
  body?: z.ZodType | Media;
  bodyShape?: BodyShape;
  example?: unknown;
  repeatable?: true;
  answers: Readonly<Record<number, Answer>>;
  problems?: readonly ProblemCode[];
};
type AnyCall = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

export const defineOperations = <const Call extends AnyCall>(
  table: Readonly<Record<Call, Operation>>,
): Readonly<Record<Call, Operation>> => table;
