import type { Position } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import type { Router } from '../travel/router.port.ts';

/** In Mohali, a kilometre or more apart. */
const TARGET: Position = { lat: 30.7046, lng: 76.7179 };
const NEAR: Position = { lat: 30.711, lng: 76.724 };
const FAR: Position = { lat: 30.735, lng: 76.78 };

/** Every adapter passes these with streets of Mohali and Chandigarh. */
export function routerContract(name: string, router: () => Router): void {
  describe(`a router: ${name}`, () => {
    it('returns times in the order of the points, longer for more distant ones', async () => {
      const [far, near, here] = await router().secondsTo(TARGET, 'car', [FAR, NEAR, TARGET]);
      expect(here).toBeLessThan(120);
      expect(near).toBeGreaterThan(here!);
      expect(far).toBeGreaterThan(near!);
      expect(far).toBeLessThan(2400);
    });

    it('is slower on foot than by two-wheeler, at about walking speed', async () => {
      const [[onFoot], [riding]] = await Promise.all([
        router().secondsTo(TARGET, 'foot', [NEAR]),
        router().secondsTo(TARGET, 'two-wheeler', [NEAR]),
      ]);
      expect(onFoot).toBeGreaterThan(riding! * 2);
      // At least as the crow flies, at most twice that.
      expect(onFoot).toBeGreaterThan(600);
      expect(onFoot).toBeLessThan(1500);
    });

    it('accepts more points than one request allows, and none', async () => {
      const many = Array.from({ length: 600 }, (_, k) => (k % 2 === 0 ? NEAR : FAR));
      const times = await router().secondsTo(TARGET, 'car', many);
      expect(times).toHaveLength(many.length);
      expect(times[598]).toBe(times[0]);
      expect(times[599]).toBe(times[1]);
      expect(await router().secondsTo(TARGET, 'car', [])).toEqual([]);
    });
  });
}
