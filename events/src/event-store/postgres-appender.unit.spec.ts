import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { nameListingStream } from '../kernel/stream-names.ts';
import { sampleAppend, sampleListing, samplePosted } from '../testing/sample-appends.ts';
import { encodeAppend } from './append-wire.ts';
import { PostgresAppender } from './postgres-appender.ts';

/** Servers translate messages; only the code is the same. */
const failure = (severity: string, code: string): Error =>
  Object.assign(new pg.DatabaseError('…', 1, 'error'), { severity, code });
const append = sampleAppend(nameListingStream(sampleListing(1)), 0, [samplePosted()]);
const pending = { append, ...encodeAppend(append, () => '00000000-0000-7000-8000-000000000001') };

function after(error: Error) {
  let sent = 0;
  const query = async () => {
    if (sent++ === 0) throw error;
    return { rows: [{ place: 1, outcome: 'appended', last_seq: '1' }] };
  };
  const appender = new PostgresAppender({ query } as unknown as pg.Pool, 1);
  return { appended: appender.append(pending), sent: () => sent };
}

describe('an append for which the database returns an error', () => {
  it.each(['ERROR', 'FEHLER', 'त्रुटि'])('is repeated after a lost race, in any language (%s)', async (severity) => {
    const { appended, sent } = after(failure(severity, '23505'));
    expect(await appended).toMatchObject({ outcome: 'appended', version: 1 });
    expect(sent()).toBe(2);
  });

  it.each([
    ['FATAL', '57P01'],
    ['PANIC', '58030'],
    ['FATAL', '08006'],
  ])('is never repeated if its outcome is unknown (%s %s)', async (severity, code) => {
    const { appended, sent } = after(failure(severity, code));
    await expect(appended).rejects.toMatchObject({ code });
    expect(sent()).toBe(1);
  });
});
