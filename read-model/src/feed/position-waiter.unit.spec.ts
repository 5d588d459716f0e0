import { describe, expect, it } from 'vitest';
import { type Reached, VectorWait } from './position-waiter.ts';

describe('waiting for a position', () => {
  const waitAt = (start: Reached) => {
    let at = start;
    const wait = new VectorWait(() => at);
    return {
      wait,
      move: (to: Reached) => {
        at = to;
        wait.wake();
      },
    };
  };

  it('answers at once where it has been reached', async () => {
    const { wait } = waitAt({ generation: 1, seqs: [3, 5] });
    expect(await wait.until({ seqs: [3, 4] }, 0)).toBe(true);
    expect(await wait.until({ generation: 1, seqs: [3, 5] }, 0)).toBe(true);
  });

  it('answers when it is reached, each waiter for itself', async () => {
    const { wait, move } = waitAt({ generation: 1, seqs: [0, 0] });
    const [near, far] = [wait.until({ seqs: [1, 0] }, 5000), wait.until({ seqs: [1, 2] }, 5000)];
    move({ generation: 1, seqs: [1, 1] });
    expect(await near).toBe(true);
    move({ generation: 1, seqs: [1, 2] });
    expect(await far).toBe(true);
  });

  it('gives up in the end, also before anything is loaded', async () => {
    const { wait } = waitAt(undefined);
    expect(await wait.until({ seqs: [] }, 5)).toBe(false);
  });

  it('a later generation has passed every position of an earlier one, an earlier one none of a later', async () => {
    const { wait } = waitAt({ generation: 2, seqs: [0] });
    expect(await wait.until({ generation: 1, seqs: [9] }, 0)).toBe(true);
    expect(await wait.until({ generation: 3, seqs: [0] }, 5)).toBe(false);
  });
});
