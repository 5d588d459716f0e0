import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@naksha/events/messages/en';
import { expect, it } from 'vitest';

it('every message key in the code exists', () => {
  const asked = [...sources(join(import.meta.dirname, '../..'))].flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key),
  );
  expect(asked.length).toBeGreaterThan(150);
  expect([...new Set(asked)].filter((key) => !(key in en))).toEqual([]);
});

it('every message of the catalogue is used', () => {
  const root = join(import.meta.dirname, '../../../..');
  const texts = [
    ...sources(join(root, 'web/src')),
    ...sources(join(root, 'deploy/src')),
    ...sources(join(root, 'services/src')),
    ...sources(join(root, 'events/src/contracts/pages')),
  ];
  const named = new Set(texts.flatMap((text) => [...text.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key)));
  // `trade.unit.${unit}` uses every key of that form; multi-line text is not a key.
  const made = texts.flatMap((text) =>
    [...text.matchAll(/`(\w+\.[^`\n]*\$\{[^`\n]*)`/g)].map(
      ([, form]) => new RegExp(`^${form.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
    ),
  );
  expect(Object.keys(en).filter((key) => !named.has(key) && !made.some((form) => form.test(key)))).toEqual([]);
});

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(name) && !name.includes('.spec.')) yield readFileSync(path, 'utf8');
  }
}
