import { describe, expect, it } from 'vitest';
import { type LiveChange, RecentLiveChanges } from './recent-live-changes.ts';

const change = (after: number[], ...cells: string[]): LiveChange => ({ after, cells, leads: [], listings: [] });
const at = (generation: number, ...seqs: number[]) => ({ generation, seqs });

describe('changes for a client that reconnects', () => {
  const recent = new RecentLiveChanges(8);
  recent.restart(at(1, 5, 5));
  const first = change([6, 5], '1/1', '1/2');
  const second = change([6, 7], '1/2', '1/3');
  const both = change([6, 7], '1/1', '1/2', '1/3');
  recent.add(first);
  recent.add(second);

  it('D-132 are all that it has not received, merged and each once', () => {
    expect(recent.since(at(1, 5, 5))).toEqual(both);
    expect(recent.since(at(1, 6, 5))).toEqual(second);
    expect(recent.since(at(1, 6, 7))).toEqual(change([6, 7]));
  });

  it('D-132 are sent again if the reader received part of them from another process', () => {
    expect(recent.since(at(1, 6, 6))).toEqual(second);
    expect(recent.since(at(1, 5, 7))).toEqual(both);
  });

  it('D-133 cannot be sent to a reader of another generation, or of one before the oldest change', () => {
    expect(recent.since(at(2, 6, 7))).toBeUndefined();
    expect(recent.since(at(1, 4, 9))).toBeUndefined();
  });

  it('are limited: the oldest are dropped, and then not claimed to be known', () => {
    const few = new RecentLiveChanges(8);
    few.restart(at(1, 0));
    for (let seq = 1; seq <= 100; seq++) few.add(change([seq], `${seq}/0`));
    expect(few.since(at(1, 50))).toBeUndefined();
    expect(few.since(at(1, 96))).toEqual(change([100], '97/0', '98/0', '99/0', '100/0'));
  });
});
