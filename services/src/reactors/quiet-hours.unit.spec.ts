import { expect, it } from 'vitest';
import { nextDaytime } from './quiet-hours.ts';

/** A time of India's 21 November. */
const ist = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00+05:30`);

it.each(['08:00', '12:30', '20:59'])('a text goes out at once at %s in India', (time) => {
  expect(nextDaytime(ist(time))).toEqual(ist(time));
});

it.each([
  ['21:00', 22],
  ['23:59', 22],
  ['00:00', 21],
  ['03:30', 21],
  ['07:59', 21],
])('a text of %s in India waits for the next 08:00', (time, day) => {
  expect(nextDaytime(ist(time))).toEqual(ist('08:00', day));
});
