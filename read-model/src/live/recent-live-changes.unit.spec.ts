import { describe, expect, it } from 'vitest';
import { type LiveChange, RecentLiveChanges } from './recent-live-changes.ts';

const change = (after: number[], ...cells: string[]): LiveChange => ({ after, cells, leads: [], listings: [] });
const at = (generation: number, ...seqs: number[]) => ({ generation, seqs });

describe('changes for those who come back', () => {
  const recent = new RecentLiveChanges(8);
  recent.restart(at(1, 5, 5));
  const first = change([6, 5], '1/1', '1/2');
  const second = change([6, 7], '1/2', '1/3');
  const both = change([6, 7], '1/1', '1/2', '1/3');
  recent.add(first);
  recent.add(second);

  it('D-132 are those that the reader has not been told, all of them, in one and each once', () => {
    expect(recent.since(at(1, 5, 5))).toEqual(both);
    expect(recent.since(at(1, 6, 5))).toEqual(second);
    expect(recent.since(at(1, 6, 7))).toEqual(change([6, 7]));
  });

  it('D-132 come again where the reader, told by another process, knows them in part', () => {
    expect(recent.since(at(1, 6, 6))).toEqual(second);
    expect(recent.since(at(1, 5, 7))).toEqual(both);
  });

  it('D-133 can not be told to a reader of another generation, nor to one from before the oldest', () => {
    expect(recent.since(at(2, 6, 7))).toBeUndefined();
    expect(recent.since(at(1, 4, 9))).toBeUndefined();
  });

  it('are bounded: the oldest are forgotten and then not claimed to be known', () => {
    const few = new RecentLiveChanges(8);
    few.restart(at(1, 0));
    for (let seq = 1; seq <= 100; seq++) few.add(change([seq], `${seq}/0`));
    expect(few.since(at(1, 50))).toBeUndefined();
    expect(few.since(at(1, 96))).toEqual(change([100], '97/0', '98/0', '99/0', '100/0'));
  });
});
