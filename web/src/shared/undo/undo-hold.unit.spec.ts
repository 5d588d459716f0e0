import { type ListingId, listingIdFromNumber } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { PendingActions, UNDO_MS } from './undo-hold.ts';

type Done = { id: ListingId; title: string };
const done = (n: number, title = `${n}`): Done => ({ id: listingIdFromNumber(n), title });

function open() {
  const sent: Done[] = [];
  const answers: (() => void)[] = [];
  let alarms: { ms: number; wake: () => void }[] = [];
  const hold = new PendingActions<Done>({
    now: () => 1000,
    after(ms, wake) {
      const alarm = { ms, wake };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    send: (one) => {
      sent.push(one);
      return new Promise((answer) => answers.push(answer));
    },
  });
  const ring = () => {
    for (const { wake } of [...alarms]) wake();
  };
  const answer = async () => {
    for (const one of answers.splice(0)) one();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const titles = () => hold.held().map(({ one }) => one.title);
  return { hold, sent, ring, answer, titles, alarms: () => alarms };
}

describe('an action that can be undone', () => {
  it('U-68 is sent after ten seconds, once', async () => {
    const { hold, sent, ring, answer, titles, alarms } = open();
    hold.hold(done(1));
    expect([alarms()[0].ms, UNDO_MS, hold.held()[0].sentAt]).toEqual([10_000, 10_000, 11_000]);
    expect(sent).toEqual([]);
    ring();
    ring();
    await answer();
    expect(sent).toEqual([done(1)]);
    expect(titles()).toEqual([]);
  });

  it('U-68 can be undone until then', () => {
    const { hold, sent, ring, titles } = open();
    hold.hold(done(1));
    hold.hold(done(2));
    expect(hold.undoLast()).toEqual(done(2));
    expect(titles()).toEqual(['1']);
    hold.undo(listingIdFromNumber(1));
    ring();
    expect(sent).toEqual([]);
  });

  it('on the same listing replaces the previous one', () => {
    const { hold, sent, ring } = open();
    hold.hold(done(1, 'verified'));
    hold.hold(done(1, 'rejected'));
    ring();
    expect(sent).toEqual([done(1, 'rejected')]);
  });

  it('is sent at once if the page is left', () => {
    const { hold, sent, ring } = open();
    hold.hold(done(1));
    hold.hold(done(2));
    hold.sendAll();
    ring();
    expect(sent.map(({ title }) => title)).toEqual(['1', '2']);
  });

  it('is hidden until the server has responded, and can no longer be undone', async () => {
    const { hold, sent, ring, answer, titles } = open();
    hold.hold(done(1));
    ring();
    expect([titles(), hold.held()[0].sending]).toEqual([['1'], true]);
    expect([hold.undo(listingIdFromNumber(1)), hold.undoLast()]).toEqual([undefined, undefined]);
    hold.sendAll();
    expect(sent).toEqual([done(1)]);
    await answer();
    expect(titles()).toEqual([]);
  });
});
