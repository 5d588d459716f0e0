import { expect, it } from 'vitest';
import { cleanUploadedFileName } from './imports.controller.ts';

it('a file name contains no invisible or direction-changing characters', () => {
  expect(cleanUploadedFileName('stock\u202evsc.exe\u2066\n\u0007.csv')).toBe('stockvsc.exe.csv');
  expect(cleanUploadedFileName('\u200f\t')).toBe('file');
  expect(cleanUploadedFileName('क्\u200dष मोहाली.csv')).toBe('क्\u200dष मोहाली.csv');
});
