import { z } from 'zod';
import { IMPORT_MAX_PARTS, IMPORT_MAX_ROWS } from '../../wire/imports.ts';
import { done, workWanted } from '../answers/basics.ts';
import { blogAnswer, blogList, faqList } from '../answers/editorial.ts';
import { importAnswer, importPreview, importRefused, importRemarks } from '../answers/imports.ts';
import { defineOperations } from '../operation.ts';
import { AFTER, IMPORT_PATH, LANGUAGE } from '../parameters.ts';

const taken = z.union([done, z.strictObject({ code: z.literal(428), work: workWanted })]);
const WORK = 'Where `code` is 428 nothing was taken: do the `work` and send it as `proof`.';

export const ENQUIRIES = defineOperations({
  'POST /api/analytics': {
    ...{ tag: 'Enquiries', summary: 'Count that something happened, at somebody’s who agreed to that' },
    description: 'Nothing of the request but the word goes any further.',
    example: { event: 'close' },
    answers: { 204: null },
  },
  'POST /api/contact/contact-us': {
    ...{ tag: 'Enquiries', summary: 'Write to the office', who: 'either', repeatable: true },
    description: WORK,
    example: {
      name: 'Ravi',
      email: 'ravi@example.com',
      mobile_phone: '9812300004',
      subject: 'A flat',
      message: 'Is it free?',
    },
    answers: { 200: taken },
  },
  'POST /api/property/project/requestBack': {
    ...{ tag: 'Enquiries', summary: 'Be called about a project', who: 'either', repeatable: true },
    description: WORK,
    example: { project: 'mohali-green-towers', name: 'Ravi', mobile_phone: '9812300004' },
    answers: { 200: taken },
  },
  'POST /api/reports': {
    ...{ tag: 'Enquiries', summary: 'Say what is wrong with a listing', who: 'either' },
    description: `Said twice by one browser it is one report. ${WORK}`,
    example: { listing: '1h2k3m4n5p6', kind: 'sold', browser: 'a-name-of-its-own' },
    answers: { 200: taken },
    problems: ['no_such_listing', 'listing_deleted'],
  },
});

const IMPORTING = { tag: 'Imports', who: 'signed_in' } as const;
const unknown = ['dealers_only', 'no_such_import'] as const;
export const IMPORTS = defineOperations({
  'GET /api/imports/current': {
    ...{ ...IMPORTING, summary: 'The file that is being imported' },
    answers: { 200: importAnswer },
    problems: ['dealers_only'],
  },
  'POST /api/imports': {
    ...{ ...IMPORTING, summary: 'Begin with a file' },
    description: `At most ${IMPORT_MAX_PARTS} parts of 160 KB and ${IMPORT_MAX_ROWS} rows. It takes the place of the one before.`,
    example: { file_name: 'stock.csv', parts: 1 },
    answers: { 200: importAnswer },
    problems: ['dealers_only', 'import_under_way'],
  },
  'PUT /api/imports/{id}/parts/{part}': {
    ...{ ...IMPORTING, summary: 'Send a part' },
    path: IMPORT_PATH,
    example: { data: 'dHlwZQ==' },
    answers: { 200: done },
    problems: [...unknown, 'import_under_way'],
  },
  'POST /api/imports/{id}/check': {
    ...{ ...IMPORTING, summary: 'Have its rows looked through' },
    path: IMPORT_PATH,
    // Includes a mapping for each column and value.
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
    ...{ ...IMPORTING, summary: 'Stop after the rows that are being posted' },
    path: IMPORT_PATH,
    answers: { 200: importAnswer },
    problems: unknown,
  },
  'POST /api/imports/{id}/resume': {
    ...{ ...IMPORTING, summary: 'Go on with what was stopped' },
    path: IMPORT_PATH,
    answers: { 200: importAnswer },
    problems: unknown,
  },
  'DELETE /api/imports/{id}': {
    ...{ ...IMPORTING, summary: 'Forget the file; what is posted stays' },
    path: IMPORT_PATH,
    answers: { 200: done },
    problems: [...unknown, 'import_under_way'],
  },
  'GET /api/imports/{id}/preview': {
    ...{ ...IMPORTING, summary: 'How its columns and values are read' },
    description: 'Null where the file cannot be read at all. While a question is open the file cannot be imported.',
    path: IMPORT_PATH,
    answers: { 200: importPreview },
    problems: unknown,
  },
  'GET /api/imports/{id}/remarks': {
    ...{ ...IMPORTING, summary: 'What is said of its rows' },
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
    ...{ ...IMPORTING, summary: 'The rows that were refused, as the file has them' },
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
    ...{ tag: 'Articles', summary: 'Articles that are published, the newest first' },
    query: AFTER,
    answers: { 200: blogList },
  },
  'GET /api/blog/blogs/{slug}': {
    ...{ tag: 'Articles', summary: 'An article' },
    path: {
      slug: z
        .string()
        .min(1)
        .meta({ examples: ['units-of-land'], description: 'Of an article' }),
    },
    query: AFTER,
    answers: { 200: blogAnswer },
    problems: ['not_found'],
  },
  'GET /api/faqs': {
    ...{ tag: 'Articles', summary: 'Questions and answers' },
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
      'One operation a request. Depth and cost are limited, 10,000 letters; in production the schema can’t be asked for. What GraphQL refuses has its own errors, with a problem’s code in `extensions.code`.',
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
    ...{ tag: 'This document', summary: 'What that page is made of' },
    path: {
      file: z
        .string()
        .min(1)
        .meta({ examples: ['start.js'], description: 'Name of a file' }),
    },
    answers: { 200: { types: ['text/javascript', 'text/css'], description: 'A script or a style sheet' } },
  },
});
