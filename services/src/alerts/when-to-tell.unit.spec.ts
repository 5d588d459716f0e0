import { expect, it } from 'vitest';
import { nextTimeWithinTextLimit } from './text-budget.ts';
import { nextAlertTextTime } from './when-to-tell.ts';

const ist = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00+05:30`);

it('texts for one search are an hour apart, and outside quiet hours', () => {
  const quiet = { from: 21, to: 8 };
  const now = ist('12:00');
  expect(nextAlertTextTime({ frequency: 'at_once', sentAt: undefined, quiet }, now)).toEqual(now);
  expect(nextAlertTextTime({ frequency: 'at_once', sentAt: ist('11:30'), quiet }, now)).toEqual(ist('12:30'));
  expect(nextAlertTextTime({ frequency: 'at_once', sentAt: ist('11:00'), quiet }, now)).toEqual(now);
  expect(nextAlertTextTime({ frequency: 'daily', sentAt: ist('11:30'), quiet }, now)).toEqual(now);
  expect(nextAlertTextTime({ frequency: 'at_once', sentAt: ist('20:30'), quiet }, ist('20:40'))).toEqual(
    ist('08:00', 22),
  );
  expect(nextAlertTextTime({ frequency: 'daily', sentAt: undefined, quiet }, ist('03:00'))).toEqual(ist('08:00'));
});

it('an account gets at most six texts in any hour and twenty in any day', () => {
  const now = ist('12:00');
  const ago = (...minutes: number[]) => minutes.map((one) => new Date(now.getTime() - one * 60_000));
  expect(nextTimeWithinTextLimit([], now)).toEqual(now);
  expect(nextTimeWithinTextLimit(ago(1, 2, 3, 4, 5), now)).toEqual(now);
  expect(nextTimeWithinTextLimit(ago(1, 2, 3, 4, 5, 50), now)).toEqual(ist('12:10'));
  expect(nextTimeWithinTextLimit(ago(1, 2, 3, 4, 5, 60), now)).toEqual(now);
  const apart = Array.from({ length: 20 }, (_, k) => (k + 1) * 30);
  expect(nextTimeWithinTextLimit(ago(...apart.slice(0, 19)), now)).toEqual(now);
  expect(nextTimeWithinTextLimit(ago(...apart), now)).toEqual(ist('02:00', 22));
  expect(nextTimeWithinTextLimit(ago(...apart.slice(0, 19), 24 * 60), now)).toEqual(now);
});
