import type { z } from 'zod';
import type { ProblemCode } from '../problem-codes.ts';
import type { BodyShape } from './limits.ts';

export const TAGS = {
  'Sign-in and profile': 'Who somebody is: codes by text, sessions, what they say of themselves.',
  Properties: 'Listings: post, edit, sell, read.',
  'Places and projects': 'Cities, localities, projects and stored searches.',
  'Map and lists': 'What a map and a list show; the same for everyone.',
  Search: 'Words and addresses, forgiving.',
  'Buyers and leads': 'What buyers do about listings, and what sellers see of it.',
  Photos: 'Pictures of listings.',
  'Saved searches': 'Searches that tell what is new.',
  Imports: 'A dealer’s file of listings.',
  Articles: 'What we write for everybody to read.',
  Enquiries: 'What anybody may ask of the office or tell it.',
  GraphQL: 'The six operations of the specification.',
  Staff: 'For members of staff in a role, who prove a second factor.',
  'Second factor': 'Of members of staff.',
  Partners: 'What anybody could see happen, for programs of whom the office gave a token.',
  'This document': 'What you read.',
} as const;
export type Tag = keyof typeof TAGS;

export type Shapes = Readonly<Record<string, z.ZodType>>;
/** Any bytes: named beside or in place of media types of which generators of clients make nothing. */
export const BYTES = 'application/octet-stream';
/** What is no JSON. */
export type Media = { types: readonly string[]; description: string; schema?: z.ZodType };
/** A body, or none. */
export type Answer = z.ZodType | Media | null;

/**
 * A call of the interface, but for what its route says itself: the shape of its body, and which roles of staff it is for. The key
 * in the registry is its method and path.
 */
export type Operation = {
  tag: Tag;
  summary: string;
  /** Limits and rules that no schema can say. */
  description?: string;
  /** `either`: answered to anybody, and with more to whoever is signed in. */
  who?: 'anyone' | 'either' | 'signed_in';
  /** By name, where `PATH_SHAPES` has another meaning for it. */
  path?: Shapes;
  query?: Shapes;
  headers?: Shapes;
  cookies?: Shapes;
  /** The cookies that a taken call sets, in words. */
  setsCookie?: string;
  /** Of a route that reads its body itself. */
  body?: z.ZodType | Media;
  /** Where a valid body may be larger than `BODY_SHAPE` allows. */
  bodyShape?: BodyShape;
  /** A body that is taken. */
  example?: unknown;
  /** May be repeated with the same Idempotency-Key. */
  repeatable?: true;
  /** By status. */
  answers: Readonly<Record<number, Answer>>;
  /** What it refuses, beside what every call may (`COMMON_PROBLEMS`). */
  problems?: readonly ProblemCode[];
};
type AnyCall = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Some of the registry: the compiler keeps the calls by name. */
export const defineOperations = <const Call extends AnyCall>(
  table: Readonly<Record<Call, Operation>>,
): Readonly<Record<Call, Operation>> => table;
