import { describe, expect, it } from 'vitest';
import { DEFAULT_QUIET_HOURS, nextDailySmsTime, postponePastQuietHours } from './alerts.ts';

const ist = (time: string, day = 21): Date => new Date(`2026-11-${day}T${time}:00+05:30`);

describe('quiet hours', () => {
  it.each([
    ['20:59', ist('20:59')],
    ['21:00', ist('08:00', 22)],
    ['23:30', ist('08:00', 22)],
    ['00:00', ist('08:00')],
    ['07:59', ist('08:00')],
    ['08:00', ist('08:00')],
  ])('postpone a text of %s to the morning', (time, expected) => {
    expect(postponePastQuietHours(ist(time), DEFAULT_QUIET_HOURS)).toEqual(expected);
  });

  it('may be within a day, or unset', () => {
    expect(postponePastQuietHours(ist('13:10'), { from: 13, to: 15 })).toEqual(ist('15:00'));
    expect(postponePastQuietHours(ist('15:00'), { from: 13, to: 15 })).toEqual(ist('15:00'));
    expect(postponePastQuietHours(ist('13:10'), { from: 13, to: 13 })).toEqual(ist('13:10'));
    expect(postponePastQuietHours(ist('23:10'), { from: 22, to: 0 })).toEqual(ist('00:00', 22));
  });
});

it('the daily text is sent at nine, or the next day if nine has passed', () => {
  expect(nextDailySmsTime(ist('08:59'))).toEqual(ist('09:00'));
  expect(nextDailySmsTime(ist('09:00'))).toEqual(ist('09:00', 22));
  expect(nextDailySmsTime(ist('23:00'))).toEqual(ist('09:00', 22));
});
