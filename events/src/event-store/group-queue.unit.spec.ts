import { describe, expect, it } from 'vitest';
import { GroupQueue } from './group-queue.ts';

type Item = { name: string; touches: readonly string[] };
const item = (name: string, ...touches: string[]): Item => ({ name, touches: touches.length ? touches : [name] });

describe('a group queue', () => {
  const recording = (maxGroup: number) => {
    const groups: string[][] = [];
    const queue = new GroupQueue<Item, string>(async (group) => {
      groups.push(group.map(({ item }) => item.name));
      for (const { item, resolve, reject } of group)
        item.name === 'bad' ? reject(new Error('bad')) : resolve(`${item.name} done`);
    }, maxGroup);
    return { groups, queue };
  };
  const names = (amount: number) => Array.from({ length: amount }, (_, k) => `n${k}`);

  it('puts all waiting callers into one group, and responds to each', async () => {
    const { groups, queue } = recording(100);
    expect(await Promise.all(names(5).map((name) => queue.add(item(name))))).toEqual(names(5).map((n) => `${n} done`));
    expect(groups).toEqual([names(5)]);
  });

  it('creates no group larger than allowed, and keeps the order of arrival', async () => {
    const { groups, queue } = recording(4);
    await Promise.all(names(10).map((name) => queue.add(item(name))));
    expect(groups.map(({ length }) => length)).toEqual([4, 4, 2]);
    expect(groups.flat()).toEqual(names(10));
  });

  it('never puts two conflicting appends in one group, and keeps their order', async () => {
    const { groups, queue } = recording(100);
    await Promise.all(
      [item('a1', 'a'), item('b1', 'b'), item('ab', 'a', 'b'), item('b2', 'b'), item('c1', 'c')].map((i) =>
        queue.add(i),
      ),
    );
    expect(groups).toEqual([['a1', 'b1', 'c1'], ['ab'], ['b2']]);
  });

  it('continues after a rejected member, and starts again when all are done', async () => {
    const { groups, queue } = recording(100);
    await expect(queue.add(item('bad'))).rejects.toThrow('bad');
    expect(await queue.add(item('next'))).toBe('next done');
    expect(groups).toEqual([['bad'], ['next']]);
  });
});
