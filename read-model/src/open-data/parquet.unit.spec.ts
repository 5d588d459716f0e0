import { OPEN_TABLES } from '@naksha/events/open-data';
import { describe, expect, it } from 'vitest';
import { decodeParquet, encodeParquet } from './parquet.ts';

const row = (id: string, locality: string | null) => ({
  ...{ id, name: 'Sector 70', name_hi: 'सेक्टर 70', name_pa: null, lat: 30.7046, lng: 76.7179, radius_m: 600 },
  ...{ kind: 'city', city: 'mohali', locality },
});

describe('a Parquet file', () => {
  it('returns what was written, including missing values, in any row groups', async () => {
    const rows = [row('a', null), row('b', 'mohali-sector-70')];
    const bytes = encodeParquet(OPEN_TABLES.areas, [[rows[0]], [], [rows[1]]]);
    expect(await decodeParquet(OPEN_TABLES.areas, bytes)).toEqual(rows);
  });

  it('has date and time types', async () => {
    const change = {
      ...{ day: '2026-11-21', listing: '00000yhjzs0', number: 3, at: '2026-11-21T06:00:00.000Z', demo: false },
      ...{ property_type: 'residential', subtype: 'flat', city: null, locality: null, project: null },
      ...{ area_sqft: 1250.5, price_before: 999_999_999, price: 1 },
    };
    expect(
      await decodeParquet(OPEN_TABLES.price_changes, encodeParquet(OPEN_TABLES.price_changes, [[change]])),
    ).toEqual([change]);
  });

  it('is the same for the same rows', () => {
    expect(encodeParquet(OPEN_TABLES.areas, [[row('a', null)]])).toEqual(
      encodeParquet(OPEN_TABLES.areas, [[row('a', null)]]),
    );
  });
});
