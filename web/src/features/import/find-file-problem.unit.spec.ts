import { IMPORT_MAX_PARTS, IMPORT_PART_BYTES } from '@naksha/events/wire/imports';
import { expect, it } from 'vitest';
import { findFileProblem } from './find-file-problem.ts';

it.each([
  ['empty', new Blob([])],
  ['tooLarge', new Blob([new Uint8Array(IMPORT_MAX_PARTS * IMPORT_PART_BYTES + 1)])],
  ['workbook', new Blob(['PK\x03\x04xl/workbook.xml'])],
  ['workbook', new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])])],
  ['notCsv', new Blob(['%PDF-1.7'])],
  ['notCsv', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])])],
  [undefined, new Blob(['type,price\nflat,1'])],
  [undefined, new Blob([new Uint8Array([0xff, 0xfe, 0x61, 0])])],
  [undefined, new Blob([`${'x'.repeat(IMPORT_MAX_PARTS * IMPORT_PART_BYTES - 1)}\n`])],
])('finds %s', async (problem, file) => {
  expect(await findFileProblem(file)).toBe(problem);
});

it('finds a folder that was dropped', async () => {
  const folder = new File([], 'homes');
  folder.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('not a file')) });
  expect(await findFileProblem(folder)).toBe('unopened');
});
