import { Random } from '@naksha/deploy';

const HEADER =
  'type,subtype,title,price,area,area_unit,bedrooms,bathrooms,lat,lng,locality,project,description,external_id';

type SampleOptions = { seed?: number; description?: string; prefix?: string };

/** An import file: flats on a grid over Mohali, with ids that start with `prefix`. */
export function sampleCsv(rows: number, { seed = 1, description = 'Bright, airy', prefix = 'B-' }: SampleOptions = {}) {
  const random = new Random(seed);
  const lines = Array.from({ length: rows }, (_, k) => {
    const bedrooms = random.drawInteger(1, 5);
    const lat = (30.66 + random.next() * 0.08).toFixed(6);
    const lng = (76.68 + random.next() * 0.08).toFixed(6);
    const price = random.drawInteger(20, 300) * 100_000;
    const area = 400 + bedrooms * 350;
    return `residential,flat,${bedrooms} BHK number ${k + 1},${price},${area},Sq.ft,${bedrooms},2,${lat},${lng},,Tower ${k % 40},"${description}",${prefix}${k + 1}`;
  });
  return `${[HEADER, ...lines].join('\n')}\n`;
}
