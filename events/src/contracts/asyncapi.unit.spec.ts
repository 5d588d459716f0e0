import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { buildAsyncApiDocument, PUBLIC_MESSAGE } from './asyncapi.ts';
import { catalogue } from './event.ts';

const SHIPPED = new URL('../../asyncapi.json', import.meta.url);

it('D-69 the checked-in AsyncAPI document matches the event contracts', async () => {
  // To change the contract: `UPDATE_ASYNCAPI=1 npx vitest run --project unit asyncapi && npm run format`, and check the effect on
  // consumers.
  if (process.env.UPDATE_ASYNCAPI) await writeFile(SHIPPED, `${JSON.stringify(buildAsyncApiDocument(), null, 2)}\n`);
  expect(JSON.parse(await readFile(SHIPPED, 'utf8'))).toEqual(JSON.parse(JSON.stringify(buildAsyncApiDocument())));
});

it('D-69 every event type is a message that describes each field of its data', () => {
  const { messages } = (
    buildAsyncApiDocument() as {
      components: { messages: Record<string, { payload: { type: string; properties: object } }> };
    }
  ).components;
  const ofTheLog = Object.entries(messages).filter(([name]) => !name.startsWith(PUBLIC_MESSAGE));
  expect(ofTheLog.map(([name]) => name).sort()).toEqual(Object.keys(catalogue).sort());
  for (const [type, { payload }] of ofTheLog)
    expect(Object.keys(payload.properties), type).toEqual(Object.keys((catalogue[type].schema as z.ZodObject).shape));
});
