import type { ListingEvent } from '@naksha/events/contracts';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import {
  confirmed,
  deleted,
  eventOnDay,
  posted,
  rejected,
  revised,
  sampleLapsed,
  sold,
  verified,
} from '../../testing/listing-history.ts';
import { lapseAvailability } from './decide-lapse-availability.ts';

/** 37 days after 1 June. */
const DUE = '2026-07-08';
const moment = (day: string) => new Date(`${day}T06:00:00.000Z`);
const lapse = { due: moment(DUE) };
const on = (day: string) => givenScenario(lapseAvailability, { now: moment(day) });
const verifiedInJune = [eventOnDay('2026-05-20', posted), eventOnDay('2026-06-01', verified)];

describe('the availability of a listing', () => {
  it('G-14 lapses 37 days after its verification, and not before', () => {
    on(DUE)
      .given(verifiedInJune)
      .when(lapse)
      .then([sampleLapsed(DUE)]);
    on('2026-07-20')
      .given(verifiedInJune)
      .when(lapse)
      .then([sampleLapsed(DUE)]);
    on('2026-07-07').given(verifiedInJune).when(lapse).then([]);
  });

  it('G-13 counts from the last confirmation', () => {
    const kept = [...verifiedInJune, eventOnDay('2026-07-01', confirmed)];
    on(DUE).given(kept).when(lapse).then([]);
    on('2026-08-07')
      .given(kept)
      .when({ due: moment('2026-08-07') })
      .then([sampleLapsed('2026-08-07')]);
    const seenAgain = [...verifiedInJune, eventOnDay('2026-06-20', revised), eventOnDay('2026-07-02', verified)];
    on(DUE).given(seenAgain).when(lapse).then([]);
  });

  it('D-67 lapses once, however often it is requested, and again only after a confirmation', () => {
    const gone = [...verifiedInJune, eventOnDay(DUE, sampleLapsed(DUE))];
    on('2026-07-09').given(gone).when(lapse).then([]);
    const back = [...gone, eventOnDay('2026-07-10', confirmed)];
    on('2026-08-20').given(back).when(lapse).then([]);
    on('2026-08-20')
      .given(back)
      .when({ due: moment('2026-08-16') })
      .then([sampleLapsed('2026-08-16')]);
  });

  it('does not lapse if it is not on the market', () => {
    const { given } = on('2026-08-01');
    const asked: ListingEvent[][] = [
      [],
      [eventOnDay('2026-06-01', posted)],
      [eventOnDay('2026-06-01', posted), eventOnDay('2026-06-01', rejected)],
      [...verifiedInJune, sold],
      [...verifiedInJune, deleted],
    ];
    for (const history of asked) given(history).when(lapse).then([]);
  });

  it('never lapses for demo listings', () => {
    const demo = { ...posted, data: { ...posted.data, demo: true } } as ListingEvent;
    on('2026-08-01')
      .given([eventOnDay('2026-05-20', demo), eventOnDay('2026-06-01', verified)])
      .when(lapse)
      .then([]);
  });
});
