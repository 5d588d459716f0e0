import { z } from 'zod';
import { IMPORT_MAX_PARTS, IMPORT_MAX_ROWS } from '../../wire/imports.ts';
import { done, workWanted } from '../answers/basics.ts';
import { blogAnswer, blogList, faqList } from '../answers/editorial.ts';
import { importAnswer, importPreview, importRefused, importRemarks } from '../answers/imports.ts';
import { defineOperations, type Media } from '../operation.ts';
import { AFTER, IMPORT_PATH, LANGUAGE } from '../parameters.ts';

const taken = z.union([done, z.strictObject({ code: z.literal(428), work: workWanted })]);
const WORK = 'With `code` 428 nothing was recorded: compute the proof of work in `work` and send it as `proof`.';

export const ENQUIRIES = defineOperations({
  'POST /api/analytics': {
    ...{ tag: 'Enquiries', summary: 'Count an analytics event, with the visitor’s consent' },
    description: 'Only the name of the event is stored.',
    example: { event: 'close' },
    answers: { 204: null },
  },
  'POST /api/missed-searches': {
    ...{ tag: 'Enquiries', summary: 'Record a search that found no homes, with the visitor’s consent' },
    description: 'Only known filter values are stored, with a rounded price: no words, exact numbers or positions.',
    example: { query: 'bedrooms=2&place=kharar&price_range=0,50', session: '3f1c2b8e58cc4372a5670e02b2c3d479' },
    answers: { 204: null },
  },
  'POST /api/contact/contact-us': {
    ...{ tag: 'Enquiries', summary: 'Send an enquiry', who: 'either', repeatable: true },
    description: WORK,
    example: {
      name: 'Ravi',
      email: 'ravi@example.com',
      mobile_phone: '9812300004',
      subject: 'A flat',
      message: 'Check whether a slot is available',
    },
    answers: { 200: taken },
  },
  'POST /api/property/project/requestBack': {
    ...{ tag: 'Enquiries', summary: 'Request a callback about a project', who: 'either', repeatable: true },
    description: WORK,
    example: { project: 'mohali-green-towers', name: 'Ravi', mobile_phone: '9812300004' },
    answers: { 200: taken },
  },
  'POST /api/reports': {
    ...{ tag: 'Enquiries', summary: 'Report a listing', who: 'either' },
    description: `Repeated reports from one browser count once. ${WORK}`,
    example: { listing: '1h2k3m4n5p6', kind: 'sold', browser: 'a-name-of-its-own' },
    answers: { 200: taken },
    problems: ['no_such_listing', 'listing_deleted'],
  },
});

const IMPORTING = { tag: 'Imports', who: 'signed_in' } as const;
const unknown = ['dealers_only', 'no_such_import'] as const;
export const IMPORTS = defineOperations({
  'GET /api/imports/current': {
    ...{ ...IMPORTING, summary: 'Get the current import' },
    answers: { 200: importAnswer },
    problems: ['dealers_only'],
  },
  'POST /api/imports': {
    ...{ ...IMPORTING, summary: 'Start an import' },
    description: `At most ${IMPORT_MAX_PARTS} parts of 160 KB and ${IMPORT_MAX_ROWS} rows. Replaces the previous import.`,
    example: { file_name: 'stock.csv', parts: 1 },
    answers: { 200: importAnswer },
    problems: ['dealers_only', 'import_under_way'],
  },
  'PUT /api/imports/{id}/parts/{part}': {
    ...{ ...IMPORTING, summary: 'Upload a part of the file' },
    path: IMPORT_PATH,
    example: { data: 'dHlwZQ==' },
    answers: { 200: done },
    problems: [...unknown, 'import_under_way'],
  },
  'POST /api/imports/{id}/check': {
    ...{ ...IMPORTING, summary: 'Check the rows' },
    path: IMPORT_PATH,
    // Has a mapping for each column and value.
    bodyShape: { depth: 8, values: 10_000 },
    example: {},
    answers: { 200: importAnswer },
    problems: [...unknown, 'import_under_way'],
  },
  'POST /api/imports/{id}/start': {
    ...{ ...IMPORTING, summary: 'Import it' },
    path: IMPORT_PATH,
    example: { edits: false },
    answers: { 200: importAnswer },
    problems: [...unknown, 'import_not_checked', 'import_has_questions', 'import_under_way'],
  },
  'POST /api/imports/{id}/stop': {
    ...{ ...IMPORTING, summary: 'Pause the import' },
    path: IMPORT_PATH,
    answers: { 200: importAnswer },
    problems: unknown,
  },
  'POST /api/imports/{id}/resume': {
    ...{ ...IMPORTING, summary: 'Resume the import' },
    path: IMPORT_PATH,
    answers: { 200: importAnswer },
    problems: unknown,
  },
  'DELETE /api/imports/{id}': {
    ...{ ...IMPORTING, summary: 'Delete the file and keep its posted listings' },
    path: IMPORT_PATH,
    answers: { 200: done },
    problems: [...unknown, 'import_under_way'],
  },
  'GET /api/imports/{id}/preview': {
    ...{ ...IMPORTING, summary: 'Preview how columns and values are read' },
    description: 'Null if the file cannot be read. The file cannot be imported while a question is open.',
    path: IMPORT_PATH,
    answers: { 200: importPreview },
    problems: unknown,
  },
  'GET /api/imports/{id}/remarks': {
    ...{ ...IMPORTING, summary: 'List remarks on rows' },
    path: IMPORT_PATH,
    query: {
      after_line: z
        .string()
        .regex(/^\d{0,9}$/)
        .optional()
        .meta({ examples: ['0'] }),
      after: AFTER.after,
    },
    answers: { 200: importRemarks },
    problems: unknown,
  },
  'GET /api/imports/{id}/refused': {
    ...{ ...IMPORTING, summary: 'Download the rejected rows' },
    path: IMPORT_PATH,
    answers: { 200: importRefused },
    problems: unknown,
  },
});

const graphqlError = z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }).optional() });
const graphqlAnswer = z.strictObject({
  data: z.record(z.string(), z.unknown()).nullable().optional(),
  errors: z.array(graphqlError).optional(),
});
export const EDITORIAL = defineOperations({
  'GET /api/blog/blogs': {
    ...{ tag: 'Articles', summary: 'List published articles, latest first' },
    query: AFTER,
    answers: { 200: blogList },
  },
  'GET /api/blog/blogs/{slug}': {
    ...{ tag: 'Articles', summary: 'An article' },
    path: {
      slug: z
        .string()
        .min(1)
        .meta({ examples: ['units-of-land'], description: 'Slug of an article' }),
    },
    query: AFTER,
    answers: { 200: blogAnswer },
    problems: ['not_found'],
  },
  'GET /api/faqs': {
    ...{ tag: 'Articles', summary: 'List frequently asked questions' },
    query: { ...LANGUAGE, ...AFTER },
    answers: { 200: faqList },
  },
});

export const GRAPHQL = defineOperations({
  'POST /graphql': {
    ...{
      tag: 'GraphQL',
      summary: 'properties_search, overall_masterdata, projects_masterdata, cities, buyer_listings, my_listings',
    },
    who: 'either',
    description:
      'One operation per request. Depth, cost and length (10,000 characters) are limited. Introspection is disabled in production. GraphQL errors have the problem’s code in `extensions.code`.',
    query: AFTER,
    body: z.object({
      query: z.string().min(1).max(10_000),
      operationName: z.string().nullish(),
      variables: z.record(z.string(), z.unknown()).nullish(),
    }),
    example: { operationName: 'Cities', variables: {}, query: 'query Cities { cities { id name } }' },
    answers: { 200: graphqlAnswer, 400: graphqlAnswer, 401: graphqlAnswer, 404: graphqlAnswer, 422: graphqlAnswer },
    problems: ['starting'],
  },
});

const jsonRpc = z.looseObject({ jsonrpc: z.literal('2.0') });
const mcpAnswer: Media = {
  types: ['application/json'],
  description: 'JSON-RPC responses',
  schema: z.union([jsonRpc, z.array(jsonRpc)]),
};
export const MCP = defineOperations({
  'POST /mcp': {
    ...{ tag: 'Search', summary: 'Model Context Protocol over streamable HTTP, without sessions' },
    description:
      'Read-only tools for programs with language models: search, listing, prices and places. Each tool call counts as a request to the public API.',
    body: z.union([jsonRpc, z.array(jsonRpc)]),
    example: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    answers: { 200: mcpAnswer, 202: null },
  },
});

export const DOCUMENT = defineOperations({
  'GET /api/openapi.json': {
    ...{ tag: 'This document', summary: 'This document, OpenAPI 3.1' },
    answers: { 200: z.looseObject({ openapi: z.literal('3.1.0') }) },
  },
  'GET /api/docs': {
    ...{ tag: 'This document', summary: 'This document, for people' },
    answers: { 200: { types: ['text/html'], description: 'A page' } },
  },
  'GET /api/docs/{file}': {
    ...{ tag: 'This document', summary: 'Get a file of the documentation page' },
    path: {
      file: z
        .string()
        .min(1)
        .meta({ examples: ['start.js'], description: 'Name of the file' }),
    },
    answers: { 200: { types: ['text/javascript', 'text/css'], description: 'A script or a style sheet' } },
  },
});
