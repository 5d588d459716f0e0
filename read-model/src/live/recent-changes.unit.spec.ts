import { describe, expect, it } from 'vitest';
import { type LiveChange, RecentChanges } from './recent-changes.ts';

const change = (after: number[]): LiveChange => ({ after, cells: [], leads: [] });
const at = (generation: number, ...seqs: number[]) => ({ generation, seqs });

describe('changes for those who come back', () => {
  const recent = new RecentChanges(8);
  recent.restart(at(1, 5, 5));
  const first = change([6, 5]);
  const second = change([6, 7]);
  recent.add(first);
  recent.add(second);

  it('D-132 are those that the reader has not been told, and all of them', () => {
    expect(recent.since(at(1, 5, 5))).toEqual([first, second]);
    expect(recent.since(at(1, 6, 5))).toEqual([second]);
    expect(recent.since(at(1, 6, 7))).toEqual([]);
  });

  it('D-132 come again where the reader, told by another process, knows them in part', () => {
    expect(recent.since(at(1, 6, 6))).toEqual([second]);
    expect(recent.since(at(1, 5, 7))).toEqual([first, second]);
  });

  it('D-133 can not be told to a reader of another generation, nor to one from before the oldest', () => {
    expect(recent.since(at(2, 6, 7))).toBeUndefined();
    expect(recent.since(at(1, 4, 9))).toBeUndefined();
  });

  it('are bounded: the oldest are forgotten and then not claimed to be known', () => {
    const few = new RecentChanges(8);
    few.restart(at(1, 0));
    for (let seq = 1; seq <= 100; seq++) few.add(change([seq]));
    expect(few.since(at(1, 50))).toBeUndefined();
    const known = few.since(at(1, 96));
    expect(known?.map(({ after }) => after[0])).toEqual([97, 98, 99, 100]);
  });
});
