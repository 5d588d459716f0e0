import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = ['events/src', 'services/src', 'read-model/src', 'deploy/src', 'loadtests/bench', 'web/src'];
const KERNEL = /^events\/src\/kernel\/(stream-names|partition)(\.unit\.spec)?\.ts$/;
/** A stream name built from a template or parsed from a string, here or in SQL. */
const SPELT = /[`'"](listing|interest|account|key|city|locality|project|query-link|blog|faq)-(\$\{|['"])/;

it('stream names are built only in the kernel', () => {
  const files = SOURCES.flatMap((source) =>
    readdirSync(`${ROOT}${source}`, { recursive: true, encoding: 'utf8' }).map((file) => `${source}/${file}`),
  ).filter((file) => /\.tsx?$/.test(file) && !KERNEL.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => SPELT.test(readFileSync(`${ROOT}${file}`, 'utf8')))).toEqual([
    'services/src/database/ordering-key-migration.int.spec.ts',
  ]);
});
