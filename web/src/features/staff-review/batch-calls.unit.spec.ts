import { listingIdFromNumber } from '@naksha/events/kernel';
import type { BatchPart } from '@naksha/events/wire/batches';
import { describe, expect, it } from 'vitest';
import { verifyRestOfBatch } from './batch-calls.ts';

function serverOf(...parts: Omit<BatchPart, 'code'>[]) {
  const asked: unknown[] = [];
  const send = async (id: string, after: unknown): Promise<BatchPart> => {
    asked.push([id, after]);
    return { code: 200, ...parts[asked.length - 1] };
  };
  return { asked, send };
}
const last = listingIdFromNumber(7);

describe('the rest of an import', () => {
  it('is verified in parts, each continuing after the previous one, with a count', async () => {
    const { asked, send } = serverOf({ verified: 199, left: 1, after: last }, { verified: 30, left: 2, after: null });
    const seen: number[] = [];
    const so = await verifyRestOfBatch(
      'one',
      ({ verified }) => seen.push(verified),
      new AbortController().signal,
      send,
    );
    expect(so).toEqual({ verified: 229, left: 3 });
    expect(seen).toEqual([199, 229]);
    expect(asked).toEqual([
      ['one', undefined],
      ['one', last],
    ]);
  });

  it('stops when the user stops it', async () => {
    const { asked, send } = serverOf({ verified: 200, left: 0, after: last });
    const stop = new AbortController();
    expect(await verifyRestOfBatch('one', () => stop.abort(), stop.signal, send)).toEqual({ verified: 200, left: 0 });
    expect(asked).toHaveLength(1);
  });
});
