import { expect, it } from 'vitest';
import { alertText } from './alert-text.ts';
import { whenToTell } from './when-to-tell.ts';

const told = { brand: 'Naksha', origin: 'https://naksha.example', name: undefined, token: 'abc', fresh: 0, cuts: 0 };

it('one text says how much was found, for what, where it is, and how to hear no more', () => {
  expect(alertText({ ...told, name: 'Near the park', fresh: 1, cuts: 2 })).toBe(
    'Naksha: 1 new home and 2 price cuts for "Near the park". See: https://naksha.example/dashboard/searches Stop: https://naksha.example/stop-alerts/abc',
  );
  expect(alertText({ ...told, fresh: 1_234 })).toContain('Naksha: 1234 new homes for your saved search. See');
  expect(alertText({ ...told, cuts: 1 })).toContain('Naksha: 1 price cut for');
});

it('texts of one search lie an hour apart, and in nobody’s quiet hours', () => {
  const ist = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00+05:30`);
  const quiet = { from: 21, to: 8 };
  const now = ist('12:00');
  expect(whenToTell({ frequency: 'at_once', sentAt: undefined, quiet }, now)).toEqual(now);
  expect(whenToTell({ frequency: 'at_once', sentAt: ist('11:30'), quiet }, now)).toEqual(ist('12:30'));
  expect(whenToTell({ frequency: 'at_once', sentAt: ist('11:00'), quiet }, now)).toEqual(now);
  expect(whenToTell({ frequency: 'daily', sentAt: ist('11:30'), quiet }, now)).toEqual(now);
  expect(whenToTell({ frequency: 'at_once', sentAt: ist('20:30'), quiet }, ist('20:40'))).toEqual(ist('08:00', 22));
  expect(whenToTell({ frequency: 'daily', sentAt: undefined, quiet }, ist('03:00'))).toEqual(ist('08:00'));
});
