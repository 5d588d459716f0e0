import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleRecordedEvent } from '../testing/recorded-sample.ts';
import { catalogue, decodeEvent } from './event.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const expected = Object.entries(catalogue).flatMap(([type, { version }]) =>
  Array.from({ length: version }, (_, k) => ({ type, schema: k + 1, file: `${type}.v${k + 1}.json` })),
);

describe('golden fixtures: stored events stay readable', () => {
  it('there is one for each type and version, and no other', () => {
    expect(readdirSync(FIXTURES).sort()).toEqual(expected.map(({ file }) => file).sort());
  });

  it.each(expected)('$type version $schema is upgraded to the newest form', ({ type, schema, file }) => {
    const { stored, newest } = JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8'));
    const decoded = decodeEvent(sampleRecordedEvent({ type, schema, data: stored }));
    expect(decoded.data).toEqual(newest);
    expect(decoded.schema).toBe(catalogue[type].version);
  });
});
