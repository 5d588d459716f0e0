import { expect, it } from 'vitest';
import { Gazetteer, joinCredits } from './gazetteer.ts';

const place = (locality: string, lat: number, lng: number) => ({
  city: 'Mohali',
  locality,
  position: { lat, lng },
  attribution: 'test',
});

it('a point belongs to the nearest locality', () => {
  const gazetteer = new Gazetteer([place('Sector 70', 30.7, 76.71), place('Sector 71', 30.7, 76.7)]);
  expect(gazetteer.nearest({ lat: 30.701, lng: 76.712 }).locality).toBe('Sector 70');
  expect(gazetteer.nearest({ lat: 30.701, lng: 76.702 }).locality).toBe('Sector 71');
  expect(() => new Gazetteer([])).toThrow(RangeError);
});

it('names each licensed source of its points once, and none that asks for nothing', () => {
  const from = (attribution: string) => ({ ...place('Sector 7', 30.73, 76.8), attribution });
  const licensed = from('Someone (CC BY-SA 2.5 IN), centroid');
  expect(joinCredits([licensed, from('estimate'), licensed, from('Other (CC BY 4.0)')])).toBe(
    'Someone (CC BY-SA 2.5 IN) · Other (CC BY 4.0)',
  );
  expect(joinCredits([from('estimate')])).toBe('');
});

it('of places equally near the first counts, and there must be one', () => {
  const gazetteer = new Gazetteer([place('Sector 70', 30.7, 76.71), place('Phase 7', 30.7, 76.71)]);
  expect(gazetteer.nearest({ lat: 30.7, lng: 76.71 }).locality).toBe('Sector 70');
  expect(() => new Gazetteer([])).toThrow('a gazetteer needs at least one place');
});

it('of a credit, only a centroid at its end is left out', () => {
  const credits = ['A (CC BY 4.0),centroid', 'B (CC BY 4.0),  centroid', 'C (CC BY 4.0), centroid of Mohali'];
  expect(joinCredits(credits.map((attribution) => ({ attribution })))).toBe(
    'A (CC BY 4.0) · B (CC BY 4.0) · C (CC BY 4.0), centroid of Mohali',
  );
  expect(joinCredits([{}])).toBe('');
});
