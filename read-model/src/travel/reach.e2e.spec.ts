import type { ReachedArea, ReachTimes } from '@naksha/events/wire/reach';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';

let world: ReadModelWorld;
let app: ReadModelApp;

beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
});
afterAll(() => world.close());

const statusOf = async (path: string) => (await app.get(path)).status;

describe('reach', () => {
  it('returns the name of a nearby place, and an outline to draw', async () => {
    const area = await app.json<ReachedArea>('/api/reach?within=mohali,2km');
    expect(area).toMatchObject({ id: 'mohali', name: 'Mohali', names: { en: 'Mohali' } });
    expect(area.outline[0]).toHaveLength(64);
    expect(area).toMatchObject({ streets: 'all', router: 'off' });
    expect(area.localities.map(({ name, time }) => [name, time])).toEqual([
      ['Sector 70', { km: expect.any(Number) }],
      ['Sector 8', { km: expect.any(Number) }],
    ]);
  });

  it('returns the distance of each point, in the order of the points', async () => {
    const { position } = await app.json<ReachedArea>('/api/reach?within=mohali,2km');
    const at = `${position.lat},${position.lng};${position.lat + 0.01},${position.lng}`;
    expect(await app.json<ReachTimes>(`/api/reach/times?within=mohali,2km&at=${at}`)).toEqual({
      times: [{ km: 0 }, { km: 1.1 }],
    });
    const { times } = await app.json<ReachTimes>(`/api/reach/times?within=mohali,25min,car&at=${at}`);
    expect(times).toEqual([{ streets: 'none' }, { streets: 'none' }]);
    const byCar = await app.json<ReachedArea>('/api/reach?within=mohali,25min,car');
    expect(byCar).toMatchObject({ outline: [], streets: 'none', router: 'off', localities: [] });
  });

  it('rejects invalid and unknown values', async () => {
    expect(await statusOf('/api/reach?within=atlantis,2km')).toBe(404);
    for (const query of ['', '?within=mohali', '/times?within=mohali,2km', '/times?within=mohali,2km&at=91,0'])
      expect(await statusOf(`/api/reach${query}`), query).toBe(422);
    const many = Array(61).fill('30.7,76.7').join(';');
    expect(await statusOf(`/api/reach/times?within=mohali,2km&at=${many}`)).toBe(422);
  });
});
