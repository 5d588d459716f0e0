import type { LiveMessage } from '@naksha/events/wire/live';
import { expect, it } from 'vitest';
import { coalesceChanges } from './coalesce-changes.ts';

const cells = (at: number, ...changed: string[]): LiveMessage => ({
  event: 'cells',
  data: { cells: changed, position: `4:${at}` },
});

/** A clock that the test turns. */
function begin() {
  const told: LiveMessage[] = [];
  let now = 0;
  let alarms: { at: number; wake: () => void }[] = [];
  const push = coalesceChanges(
    (ms, wake) => alarms.push({ at: now + ms, wake }),
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
  return { push, pass, told: () => told.splice(0) };
}

it('tells of a change at once, and of those that follow closely together, at the last position', () => {
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

it('tells the more seldom the longer changes go on, at most each eight seconds, and at once again after a pause', () => {
  const { push, pass, told } = begin();
  const times: number[] = [];
  for (let ms = 0; ms < 60_000; ms += 50) {
    push(cells(ms, `${ms}`));
    if (told().length > 0) times.push(ms);
    pass(50);
  }
  // Each is told right before the step that follows it.
  expect(times).toEqual([0, 500, 1500, 3500, 7500, 15_500, 23_500, 31_500, 39_500, 47_500, 55_500]);
  pass(8_000);
  told();
  pass(8_000);
  push(cells(1, 'a'));
  expect(told()).toEqual([cells(1, 'a')]);
  push(cells(2, 'b'));
  pass(500);
  expect(told()).toEqual([cells(2, 'b')]);
});

it('keeps one’s own listings and the map apart, lets a lead pass at once, and forgets what a reload covers', () => {
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
