import { describe, expect, it } from 'vitest';
import { ZodError, z } from 'zod';
import { sampleRecordedEvent } from '../testing/recorded-sample.ts';
import { defineEvent } from './define-stream.ts';
import { decodeEvent, UnknownEventVersion } from './event.ts';

const priced = {
  Priced: defineEvent(z.object({ amount: z.number().int(), currency: z.enum(['INR', 'USD']) }), [
    (one) => ({ rupees: (one as { lakhs: number }).lakhs * 100_000 }),
    (two) => ({ amount: (two as { rupees: number }).rupees, currency: 'INR' }),
  ]),
};
const decode = (schema: number, data: unknown) =>
  decodeEvent(sampleRecordedEvent({ type: 'Priced', schema, data }), priced);

describe('decoding a recorded event', () => {
  it('upgrades each older version through all later versions', () => {
    const newest = { amount: 4_500_000, currency: 'INR' };
    expect(decode(1, { lakhs: 45 })).toMatchObject({ schema: 3, data: newest });
    expect(decode(2, { rupees: 4_500_000 })).toMatchObject({ schema: 3, data: newest });
    expect(decode(3, newest)).toEqual(sampleRecordedEvent({ type: 'Priced', schema: 3, data: newest }));
  });

  it('throws for an unknown type or version, with its position', () => {
    expect(() => decode(4, {})).toThrow(UnknownEventVersion);
    expect(() => decode(0, {})).toThrow(UnknownEventVersion);
    const other = sampleRecordedEvent({ type: 'Other', partition: 3, seq: 17 });
    expect(() => decodeEvent(other, priced)).toThrow('Unknown event Other v1 at 3:17');
    // Property names of every object.
    for (const type of ['constructor', 'toString', '__proto__'])
      expect(() => decodeEvent(sampleRecordedEvent({ type })), type).toThrow(UnknownEventVersion);
  });

  it('throws if the data does not match its schema', () => {
    expect(() => decode(3, { amount: 1.5, currency: 'INR' })).toThrow(ZodError);
    expect(() => decode(1, { lakhs: 'many' })).toThrow(ZodError);
  });

  it('does not change the recorded event', () => {
    const recorded = Object.freeze(
      sampleRecordedEvent({ type: 'Priced', schema: 1, data: Object.freeze({ lakhs: 1 }) }),
    );
    expect(decodeEvent(recorded, priced).data).toEqual({ amount: 100_000, currency: 'INR' });
  });
});
