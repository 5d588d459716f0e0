import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildAsyncApiDocument, PUBLIC_MESSAGE } from '../asyncapi.ts';
import { OPEN_TABLES } from '../open-data/open-tables.ts';
import { PUBLIC_EVENT_VERSION } from './public-event.ts';

type Schema = { type?: string | string[]; const?: unknown; anyOf?: Schema[]; properties?: Record<string, Schema> };
type Fields = Record<string, string>;

const PUBLISHED = new URL('./published/', import.meta.url);
const readPublished = (version: number): { types: string[]; required: string[]; fields: Fields } =>
  JSON.parse(readFileSync(new URL(`v${version}.json`, PUBLISHED), 'utf8'));

const typesOf = ({ type, const: only, anyOf }: Schema): string[] =>
  anyOf ? anyOf.flatMap(typesOf) : [type ?? typeof only].flat();

const listFields = ({ properties = {} }: Schema, above = ''): Fields =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      schema.properties
        ? Object.entries(listFields(schema, `${name}.`))
        : [[above + name, typesOf(schema).sort().join(' or ')]],
    ),
  );

const { messages } = (
  buildAsyncApiDocument() as {
    components: { messages: Record<string, { name: string; payload: Schema & { required: string[] } }> };
  }
).components;
const published = Object.entries(messages).filter(([name]) => name.startsWith(PUBLIC_MESSAGE));

describe('the partner feed', () => {
  it('keeps every type and field of its published version', () => {
    const { types, required, fields } = readPublished(PUBLIC_EVENT_VERSION);
    const now = published.map(([, { name }]) => name);
    expect(types.filter((type) => !now.includes(type))).toEqual([]);
    for (const [name, { payload }] of published) {
      expect(listFields(payload), name).toMatchObject(fields);
      expect(payload.required, name).toEqual(expect.arrayContaining(required));
    }
  });

  it('has one file for each published version', () => {
    const versions = Array.from({ length: PUBLIC_EVENT_VERSION }, (_, k) => `v${k + 1}.json`);
    expect(readdirSync(PUBLISHED).sort()).toEqual(versions);
  });

  it('describes a listing as the open data does, and has no field of its own', () => {
    const [, { payload }] = published[0];
    const fields = Object.keys(payload.properties?.data.properties ?? {});
    expect(fields).toContain('price');
    expect(fields.filter((name) => !(name in OPEN_TABLES.events.columns))).toEqual([]);
  });
});
