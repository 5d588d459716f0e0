import type { LiveMessage } from '@naksha/events/wire/live';
import { expect, it } from 'vitest';
import { coalesceLiveMessages } from './coalesce-changes.ts';

const cells = (at: number, ...changed: string[]): LiveMessage => ({
  event: 'cells',
  data: { cells: changed, position: `4:${at}` },
});

function begin() {
  const told: LiveMessage[] = [];
  let now = 0;
  let alarms: { at: number; wake: () => void }[] = [];
  const { push, flush } = coalesceLiveMessages(
    (ms, wake) => {
      const alarm = { at: now + ms, wake };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    (message) => told.push(message),
  );
  const pass = (ms: number) => {
    const end = now + ms;
    for (let due = alarms; due.length > 0; ) {
      due = alarms.filter(({ at }) => at <= end);
      alarms = alarms.filter(({ at }) => at > end);
      for (const { at, wake } of due) {
        now = at;
        wake();
      }
    }
    now = end;
  };
  return { push, flush, pass, told: () => told.splice(0) };
}

it('reports a change at once, and closely following ones together, with the last position', () => {
  const { push, pass, told } = begin();
  push(cells(1, 'a'));
  expect(told()).toEqual([cells(1, 'a')]);
  push(cells(2, 'b'));
  push(cells(3, 'a', 'b'));
  push(cells(4, 'c'));
  pass(499);
  expect(told()).toEqual([]);
  pass(1);
  expect(told()).toEqual([cells(4, 'b', 'a', 'c')]);
});

it('reports less often the longer changes continue, finally every two seconds, and at once after a pause', () => {
  const { push, pass, told } = begin();
  const times: number[] = [];
  for (let ms = 0; ms < 12_000; ms += 50) {
    push(cells(ms, `${ms}`));
    if (told().length > 0) times.push(ms);
    pass(50);
  }
  expect(times).toEqual([0, 500, 1500, 3500, 5500, 7500, 9500, 11_500]);
  pass(2_000);
  told();
  pass(2_000);
  push(cells(1, 'a'));
  expect(told()).toEqual([cells(1, 'a')]);
  push(cells(2, 'b'));
  pass(500);
  expect(told()).toEqual([cells(2, 'b')]);
});

it('handles own listings and the map separately, reports leads at once, and drops changes that a reload covers', () => {
  const { push, pass, told } = begin();
  const own = (at: number, listing: string) =>
    ({ event: 'own_listings', data: { listings: [listing], position: `4:${at}` } }) as LiveMessage;
  const lead = { event: 'lead', data: { lead: { id: 'x' }, position: '4:9' } } as LiveMessage;
  const reload: LiveMessage = { event: 'reload', data: { reason: 'new_generation' } };
  push(cells(1, 'a'));
  push(own(1, 'one'));
  expect(told()).toEqual([cells(1, 'a'), own(1, 'one')]);
  push(own(2, 'two'));
  push(cells(2, 'b'));
  push(lead);
  expect(told()).toEqual([lead]);
  pass(500);
  expect(told()).toEqual([cells(2, 'b'), own(2, 'two')]);
  push(cells(3, 'c'));
  push(own(3, 'three'));
  push(reload);
  expect(told()).toEqual([reload]);
  pass(60_000);
  expect(told()).toEqual([]);
});

it('reports waiting changes once when stopped, and the next change at once', () => {
  const { push, flush, pass, told } = begin();
  push(cells(1, 'a'));
  push(cells(2, 'b'));
  push(cells(3, 'c'));
  told();
  flush();
  expect(told()).toEqual([cells(3, 'b', 'c')]);
  push(cells(4, 'd'));
  expect(told()).toEqual([cells(4, 'd')]);
  pass(499);
  push(cells(5, 'e'));
  expect(told()).toEqual([]);
  pass(1);
  expect(told()).toEqual([cells(5, 'e')]);
  flush();
  expect(told()).toEqual([]);
});
