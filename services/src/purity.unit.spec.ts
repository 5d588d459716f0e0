import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const SOURCES = new URL('./', import.meta.url);
/** Deciders and folds; other files may do I/O. */
const PURE =
  /(^|\/)(decide-[\w-]+|listing|interest|account|listing-refusals|review|check-facts|patched-draft|sign-in-rules|profile-fields)\.ts$/;
const IMPURE =
  /new Date\(\)|Date\.now|Math\.random|performance\.now|\bawait\b|\basync\b|process\.|node:(?!util)|fetch\(|@nestjs/;

it('D-21 decisions and folds use no clock, randomness or I/O', async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => PURE.test(file));
  expect(files.length).toBeGreaterThan(14);
  for (const file of files) {
    const [impure] = IMPURE.exec(await readFile(new URL(file, SOURCES), 'utf8')) ?? [];
    expect(impure, file).toBeUndefined();
  }
});
