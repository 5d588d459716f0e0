import { expect, it } from 'vitest';
import { readJsonWithProgress } from './own-data.tsx';

it('JSON that arrives in chunks is read completely, and progress is reported', async () => {
  const pieces = ['{"made_at":"2026-', '11-22"}'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const told: number[] = [];
  expect(await readJsonWithProgress(new Response(body), (bytes) => told.push(bytes))).toEqual({
    made_at: '2026-11-22',
  });
  expect(told).toEqual([17, 24]);
});
