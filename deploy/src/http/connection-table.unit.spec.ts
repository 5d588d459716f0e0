import { beforeEach, describe, expect, it } from 'vitest';
import { ConnectionTable } from './connection-table.ts';

class FakeConnection {
  destroyed = false;
  destroy(): void {
    this.destroyed = true;
  }
}

let table: ConnectionTable<FakeConnection>;
beforeEach(() => {
  table = new ConnectionTable({ total: 5, perNetwork: 3 });
});

const open = (network: string | undefined, count = 1): FakeConnection[] =>
  Array.from({ length: count }, () => {
    const connection = new FakeConnection();
    table.add(connection, network);
    return connection;
  });
const countOpen = (connections: readonly FakeConnection[]) => connections.filter(({ destroyed }) => !destroyed).length;

describe('connections of one network', () => {
  it('beyond its share, closes the connection of this network that has been idle longest', () => {
    const others = open('b', 2);
    const mine = open('a', 4);
    expect(mine.map(({ destroyed }) => destroyed)).toEqual([true, false, false, false]);
    expect(countOpen(others)).toBe(2);
    table.markServing(mine[1]);
    table.markWaiting(mine[1]);
    expect([...open('a'), ...mine].map(({ destroyed }) => destroyed)).toEqual([false, true, false, true, false]);
  });

  it('keeps connections with open requests; if all have one, rejects the new connection', () => {
    const mine = open('a', 3);
    for (const one of mine) table.markServing(one);
    const [late] = open('a');
    expect([countOpen(mine), late.destroyed]).toEqual([3, true]);
    table.markWaiting(mine[2]);
    const [later] = open('a');
    expect([mine[2].destroyed, later.destroyed]).toEqual([true, false]);
  });

  it('can be used by others after they have closed', () => {
    const mine = open('a', 3);
    for (const one of mine) table.remove(one);
    expect(table.size).toBe(0);
    expect(countOpen(open('a', 3))).toBe(3);
    expect(table.size).toBe(3);
  });
});

describe('all connections together', () => {
  it('are limited: a new connection replaces the one that has been idle longest, from any network', () => {
    const waiting = ['a', 'b', 'c', 'd', 'e'].flatMap((network) => open(network));
    table.markServing(waiting[0]);
    const [late] = open('f');
    expect([table.size, late.destroyed]).toEqual([5, false]);
    expect(waiting.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false, false]);
  });

  it('of a proxy have no share of their own, and count towards the total', () => {
    const proxied = open(undefined, 7);
    expect([table.size, countOpen(proxied)]).toEqual([5, 5]);
  });
});
