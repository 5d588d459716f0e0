import { describe, expect, it } from 'vitest';
import { compareSchemaVersions, formatSchemaVersion, listUnchangedKinds, type SchemaVersion } from './generation.ts';

describe('documents of another version', () => {
  const mine: SchemaVersion = { schema: 3, kinds: { home: 2, lead: 1 } };
  it.each<[string, SchemaVersion, string]>([
    ['the same', { schema: 3, kinds: { lead: 1, home: 2 } }, 'same'],
    ['older if the version of a kind was raised', { schema: 3, kinds: { home: 1, lead: 1 } }, 'older'],
    ['older if a kind was added', { schema: 3, kinds: { home: 2 } }, 'older'],
    ['older if the tables are older, whatever the kinds', { schema: 2, kinds: {} }, 'older'],
    ['different if a kind is newer', { schema: 3, kinds: { home: 3, lead: 1 } }, 'other'],
    ['different if one kind is newer and one older', { schema: 3, kinds: { home: 1, lead: 2 } }, 'other'],
    ['different if there is an unknown kind', { schema: 3, kinds: { home: 2, lead: 1, blog: 1 } }, 'other'],
    ['different if the tables are newer', { schema: 4, kinds: { home: 1, lead: 1 } }, 'other'],
  ])('are %s', (_, theirs, expected) => {
    expect(compareSchemaVersions(theirs, mine)).toBe(expected);
  });

  it('share kinds with equal versions, in tables with the same columns', () => {
    expect(listUnchangedKinds({ schema: 3, kinds: { home: 1, lead: 1, blog: 1 } }, mine)).toEqual(['lead']);
    expect(listUnchangedKinds({ schema: 2, kinds: { home: 2, lead: 1 } }, mine)).toEqual([]);
    expect(formatSchemaVersion(mine)).toBe('schema 3, home 2, lead 1');
  });
});
