import { describe, expect, it } from 'vitest';
import { isCallbackSlot, listCallbackSlots } from './callback-slots.ts';

const ist = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);

describe('call-back times', () => {
  it('are full hours from ten to seven in India, today if there is time, and on the next two days', () => {
    const slots = listCallbackSlots(ist(21, '17:46'));
    expect(slots.slice(0, 2)).toEqual([ist(21, '19:00'), ist(22, '10:00')]);
    expect(slots.at(-1)).toEqual(ist(23, '19:00'));
    expect(slots).toHaveLength(1 + 10 + 10);
    expect(listCallbackSlots(ist(21, '17:45'))[0]).toEqual(ist(21, '18:00'));
    expect(listCallbackSlots(ist(21, '00:10'))[0]).toEqual(ist(21, '10:00'));
    expect(listCallbackSlots(ist(21, '23:50'))[0]).toEqual(ist(22, '10:00'));
  });

  it('can be selected until just before they start', () => {
    expect(isCallbackSlot(ist(21, '18:00'), ist(21, '17:49'))).toBe(true);
    expect(isCallbackSlot(ist(21, '18:00'), ist(21, '17:51'))).toBe(false);
  });

  it('do not include any other time', () => {
    const now = ist(21, '12:00');
    for (const at of [ist(21, '18:30'), ist(21, '20:00'), ist(21, '09:00'), ist(24, '11:00'), ist(20, '18:00')])
      expect(isCallbackSlot(at, now), at.toISOString()).toBe(false);
    expect(isCallbackSlot(ist(21, '18:00'), now)).toBe(true);
  });
});
