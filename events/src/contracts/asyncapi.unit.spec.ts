import { expect, it } from 'vitest';
import { asyncApiDocument } from './asyncapi.ts';
import { catalogue } from './event.ts';

it('D-69 the shipped AsyncAPI document is the one that the event contracts give', async () => {
  // A changed contract: `npx vitest run --project unit asyncapi -u`, and read what changed for consumers.
  await expect(`${JSON.stringify(asyncApiDocument(), null, 2)}\n`).toMatchFileSnapshot('../../asyncapi.json');
});

it('D-69 every event type is a message with a closed description of its data', () => {
  const { messages } = (
    asyncApiDocument() as {
      components: { messages: Record<string, { payload: { type: string; properties: object } }> };
    }
  ).components;
  expect(Object.keys(messages).sort()).toEqual(Object.keys(catalogue).sort());
  for (const [type, { payload }] of Object.entries(messages)) expect(payload.type, type).toBe('object');
});
