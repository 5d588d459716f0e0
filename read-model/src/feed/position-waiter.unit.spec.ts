import { describe, expect, it } from 'vitest';
import { PositionWaiter } from './position-waiter.ts';

describe('waiting for a position', () => {
  const waiterAt = (generation: number, ...seqs: number[]) => {
    const waiter = new PositionWaiter();
    waiter.advance({ generation, seqs });
    return waiter;
  };

  it('returns at once if it has been reached', async () => {
    const waiter = waiterAt(1, 3, 5);
    expect(await waiter.waitUntilReached({ seqs: [3, 4] }, 0)).toBe(true);
    expect(await waiter.waitUntilReached({ generation: 1, seqs: [3, 5] }, 0)).toBe(true);
  });

  it('returns when it is reached, for each waiter separately', async () => {
    const waiter = waiterAt(1, 0, 0);
    const [near, far] = [
      waiter.waitUntilReached({ seqs: [1, 0] }, 5000),
      waiter.waitUntilReached({ seqs: [1, 2] }, 5000),
    ];
    waiter.advance({ generation: 1, seqs: [1, 1] });
    expect(await near).toBe(true);
    waiter.advance({ generation: 1, seqs: [1, 2] });
    expect(await far).toBe(true);
  });

  it('times out, also before anything is loaded', async () => {
    const waiter = new PositionWaiter();
    expect(await waiter.waitUntilReached({ seqs: [] }, 5)).toBe(false);
    expect(waiter.at).toBeUndefined();
  });

  it('a later generation has passed every position of an earlier one, and not the reverse', async () => {
    const waiter = waiterAt(2, 0);
    expect(await waiter.waitUntilReached({ generation: 1, seqs: [9] }, 0)).toBe(true);
    expect(await waiter.waitUntilReached({ generation: 3, seqs: [0] }, 5)).toBe(false);
  });

  it('never moves back, whatever is reported late', () => {
    const waiter = waiterAt(2, 4, 4);
    waiter.advance({ generation: 2, seqs: [3, 6] });
    expect(waiter.at).toEqual({ generation: 2, seqs: [4, 6] });
    waiter.advance({ generation: 1, seqs: [9, 9] });
    expect(waiter.at).toEqual({ generation: 2, seqs: [4, 6] });
    waiter.advance({ generation: 3, seqs: [1, 1] });
    expect(waiter.at).toEqual({ generation: 3, seqs: [1, 1] });
  });
});
