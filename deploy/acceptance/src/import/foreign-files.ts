import { Random } from '@naksha/deploy';
import type { ImportOptions } from '@naksha/events/wire/imports';

/** A file with the columns and values of another country's public data, and the options to import it. */
export type ForeignFile = {
  /** West, south, east, north of an otherwise unknown region. */
  bounds: readonly [number, number, number, number];
  options: ImportOptions;
  write(rows: number, seed: number): string;
};

const quarters = (random: Random, low: number, high: number) => random.drawInteger(low * 4, high * 4) / 4;

/** House sales of King County, Washington: no titles or kinds, quarter bathrooms, duplicate ids, very low prices. */
export const kingCounty: ForeignFile = {
  bounds: [-122.6, 47.1, -121.2, 47.85],
  options: {
    map: { external_id: ['id'], area: ['sqft_living'], lng: ['long'] },
    set: { subtype: 'kothi', title: 'House in King County', area_unit: 'sqft' },
  },
  write(rows, seed) {
    const random = new Random(seed);
    const header =
      'id,date,price,bedrooms,bathrooms,sqft_living,sqft_lot,floors,waterfront,view,condition,grade,yr_built,zipcode,lat,long';
    const lines: string[] = [];
    let before = '';
    for (let k = 0; k < rows; k++) {
      const id = before && random.next() < 0.004 ? before : String(1_000_102 + k * 450_001).padStart(10, '0');
      before = id;
      const living = random.drawInteger(370, 6000);
      const price = random.next() < 0.002 ? random.drawInteger(75_000, 99_999) : random.drawInteger(100_000, 7_700_000);
      const bedrooms = random.next() < 0.001 ? 0 : random.next() < 0.001 ? 33 : random.drawInteger(1, 11);
      lines.push(
        [
          ...[id, `2014${pad(random.drawInteger(1, 12))}${pad(random.drawInteger(1, 28))}T000000`, price, bedrooms],
          ...[quarters(random, 0.5, 8), living, random.drawInteger(520, 900_000), random.drawInteger(2, 7) / 2],
          ...[
            0,
            random.drawInteger(0, 4),
            random.drawInteger(1, 5),
            random.drawInteger(3, 13),
            random.drawInteger(1900, 2015),
          ],
          ...[random.drawInteger(98_001, 98_199), random.drawBetween(47.16, 47.78).toFixed(4)],
          random.drawBetween(-122.5, -121.3).toFixed(3),
        ].join(','),
      );
    }
    return `${[header, ...lines].join('\n')}\n`;
  },
};

const STREETS = ['Bloomburg', 'Charles', 'Federation', 'Park', 'Turner', 'Nicholson', 'Lulie', 'Stafford', 'Yarra'];
const SUBURBS = ['Abbotsford', 'Airport West', 'Albert Park', 'Balwyn North', 'Carlton', 'Footscray', 'St Kilda'];

export const melbourne: ForeignFile = {
  bounds: [144.4, -38.2, 145.6, -37.4],
  options: {
    map: {
      ...{ subtype: ['Type'], title: ['Address'], area: ['BuildingArea', 'Landsize'], locality: ['Suburb'] },
      ...{
        bedrooms: ['Rooms'],
        bathrooms: ['Bathroom'],
        car_parkings: ['Car'],
        lat: ['Lattitude'],
        lng: ['Longtitude'],
      },
    },
    set: { area_unit: 'sqm' },
    values: { subtype: { h: 'kothi', u: 'flat', t: 'kothi' } },
  },
  write(rows, seed) {
    const random = new Random(seed);
    const header =
      'Suburb,Address,Rooms,Type,Price,Method,SellerG,Date,Distance,Postcode,Bedroom2,Bathroom,Car,Landsize,BuildingArea,YearBuilt,CouncilArea,Lattitude,Longtitude,Regionname,Propertycount';
    const lines = Array.from({ length: rows }, () => {
      const rooms = random.drawInteger(1, 6);
      const built = random.next() < 0.5 ? '' : random.next() < 0.02 ? '0' : random.drawBetween(40, 400).toFixed(1);
      const land = random.next() < 0.02 ? '0' : `${random.drawInteger(60, 1200)}.0`;
      return [
        ...[
          random.pick(SUBURBS),
          `${random.drawInteger(1, 300)}${random.next() < 0.1 ? 'a' : ''} ${random.pick(STREETS)} St`,
        ],
        ...[
          rooms,
          random.pick(['h', 'u', 't']),
          random.next() < 0.02 ? '' : `${random.drawInteger(131, 9000) * 1000}.0`,
        ],
        ...[
          random.pick(['S', 'SP', 'PI', 'VB', 'SA']),
          'Biggin',
          `${random.drawInteger(1, 28)}/0${random.drawInteger(1, 9)}/2016`,
        ],
        ...[random.drawBetween(0, 40).toFixed(1), random.drawInteger(3000, 3999), `${rooms}.0`],
        ...[`${random.drawInteger(0, 5)}.0`, random.next() < 0.01 ? '' : `${random.drawInteger(0, 8)}.0`, land, built],
        ...[
          random.next() < 0.4 ? '' : `${random.drawInteger(1880, 2018)}.0`,
          'Yarra',
          random.drawBetween(-38.1, -37.5).toFixed(4),
        ],
        ...[random.drawBetween(144.5, 145.5).toFixed(4), 'Northern Metropolitan', '4019.0'],
      ].join(',');
    });
    return `${[header, ...lines].join('\n')}\n`;
  },
};

const pad = (number: number): string => String(number).padStart(2, '0');
