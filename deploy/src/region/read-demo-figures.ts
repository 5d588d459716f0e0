import { placeId } from '@naksha/events/contracts';
import type { Subtype } from '@naksha/events/kernel';
import { z } from 'zod';
import { numberField, type PackFolder } from './pack-folder.ts';

/** Rupees per square yard of land, and per square foot of flat. The first match for a locality applies. */
export type PriceAnchor = {
  city?: string;
  locality?: string;
  sectors?: { from: number; to: number };
  land: number;
  flat: number;
};
/** Number of demo homes in a city and their mix of subtypes; only proportions count. */
export type DemoCity = { city: string; homes: number; mix: Partial<Record<Subtype, number>> };
export type DemoFigures = { anchors: PriceAnchor[]; cities: DemoCity[] };

const share = numberField.min(0).default(0);
const MIX = {
  flat: share,
  kothi: share,
  'residential-plot': share,
  office: share,
  showroom: share,
  'commercial-plot': share,
  other: share,
} satisfies Record<Subtype, unknown>;
const cityRow = z.object({ city: placeId, homes: numberField.positive(), ...MIX });
const anchorRow = z.object({
  city: placeId.optional(),
  locality: placeId.optional(),
  sector_from: numberField.optional(),
  sector_to: numberField.optional(),
  land_per_sqyd: numberField.positive(),
  flat_per_sqft: numberField.positive(),
  as_of: z.string(),
  note: z.string().optional(),
});

/** `demo/cities.csv` and `demo/price-anchors.csv`. @returns undefined if the pack has none; then there is no demo */
export function loadDemoFigures(pack: PackFolder): DemoFigures | undefined {
  if (!pack.has('demo')) return undefined;
  return {
    cities: pack.table('demo/cities.csv', cityRow).map(({ row: { city, homes, ...mix } }) => ({ city, homes, mix })),
    anchors: pack.table('demo/price-anchors.csv', anchorRow).map(({ row }) => ({
      city: row.city,
      locality: row.locality,
      ...(row.sector_from !== undefined && {
        sectors: { from: row.sector_from, to: row.sector_to ?? Number.POSITIVE_INFINITY },
      }),
      land: row.land_per_sqyd,
      flat: row.flat_per_sqft,
    })),
  };
}
