import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const ENGINE = new URL('./', import.meta.url);
const OTHER = /\.spec\.ts$|(^|\/)testing\/|worker/;
const IMPURE = /new Date\(\)|Date\.now|Math\.random|performance\.now|randomUUID|process\.|fetch\(/;

it('D-21 the map engine uses no clock, randomness or I/O', async () => {
  const files = (await readdir(ENGINE, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !OTHER.test(file),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const [impure] = IMPURE.exec(await readFile(new URL(file, ENGINE), 'utf8')) ?? [];
    expect(impure, file).toBeUndefined();
  }
});
