import { expect, it } from 'vitest';
import { formatListsAsJson, type ListPart } from './print-lists.ts';

const print = async (...parts: ListPart[]) => {
  const from = async function* () {
    yield* parts;
  };
  const texts: string[] = [];
  for await (const text of formatListsAsJson(from())) texts.push(text);
  return { texts, read: JSON.parse(texts.join('')) };
};

it('lists that arrive in parts are one object with complete lists', async () => {
  const { read, texts } = await print(
    { of: 'session', rows: [{ id: 1 }, { id: 2 }] },
    { of: 'session', rows: [{ id: 3 }] },
    { of: 'quo"ted', rows: [] },
    { of: 'vault_text', rows: [] },
    { of: 'vault_text', rows: ['a\u2028"b'] },
  );
  expect(read).toEqual({
    session: [{ id: 1 }, { id: 2 }, { id: 3 }],
    'quo"ted': [],
    vault_text: ['a\u2028"b'],
  });
  expect(texts.filter((text) => text.includes('"id":1') && text.includes('"id":3'))).toEqual([]);
});

it('no data give an empty object', async () => {
  expect((await print()).read).toEqual({});
  expect((await print({ of: 'a', rows: [] })).read).toEqual({ a: [] });
});
