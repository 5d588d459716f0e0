import type { BBox } from '@naksha/events/kernel';
import { describe, expect, it } from 'vitest';
import { type Geocoder, GeocoderUnavailable } from '../geocode/geocoder.port.ts';

export const GEOCODER_BOUNDS: BBox = [76.5, 30.5, 77.05, 30.95];

export type GeocoderServer = {
  geocoder: Geocoder;
  knows(points: readonly { name: string; lat: number; lng: number }[], credit?: string): void;
  asked(): string;
  fails(how: 'status' | 'garbage' | 'silence'): void;
};

export function geocoderContract(name: string, open: (timeoutMs?: number) => GeocoderServer): void {
  describe(`${name} as a geocoder`, () => {
    it('M-16 sends the whole address, and returns points in order with credits', async () => {
      const { geocoder, knows, asked } = open();
      knows(
        [
          { name: 'House 12, Sector 70', lat: 30.7012341, lng: 76.7156789 },
          { name: 'Sector 70', lat: 30.7, lng: 76.71 },
        ],
        '© Somebody',
      );
      expect(await geocoder.geocode('12/3 & “Rose”, सेक्टर 70')).toEqual({
        found: [
          { name: 'House 12, Sector 70', position: { lat: 30.701234, lng: 76.715679 } },
          { name: 'Sector 70', position: { lat: 30.7, lng: 76.71 } },
        ],
        credit: '© Somebody',
      });
      expect(asked()).toBe('12/3 & “Rose”, सेक्टर 70');
    });

    it('returns at most 5 points, all within the region', async () => {
      const { geocoder, knows } = open();
      knows([]);
      expect(await geocoder.geocode('nowhere')).toEqual({ found: [] });
      const delhi = { name: 'Delhi', lat: 28.6, lng: 77.2 };
      knows([delhi, ...Array.from({ length: 7 }, (_, k) => ({ name: `Gate ${k}`, lat: 30.7, lng: 76.7 }))]);
      const { found } = await geocoder.geocode('gate');
      expect(found.map(({ name }) => name)).toEqual(['Gate 0', 'Gate 1', 'Gate 2', 'Gate 3', 'Gate 4']);
    });

    it.each(['status', 'garbage', 'silence'] as const)(
      'reports that it is unavailable after %s, without the query',
      async (how) => {
        const { geocoder, fails } = open(how === 'silence' ? 50 : undefined);
        fails(how);
        const error = await geocoder.geocode('12 Rose Lane').catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(GeocoderUnavailable);
        expect(String(error)).not.toMatch(/rose|http|127\.0\.0\.1|secret/i);
      },
    );
  });
}
