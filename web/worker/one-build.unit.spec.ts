import { expect, it } from 'vitest';
import { removeFreshnessParameters } from './map-cache.ts';
import { rejectFilesOfOtherBuilds } from './one-build.ts';

const AT = 'https://naksha.test';
const answered = (path: string, page: string) =>
  rejectFilesOfOtherBuilds('/assets/index-new.js').fetchDidSucceed!({
    request: new Request(AT + path),
    response: new Response(page),
  } as never);

it('a frame of another build is not used: an update never mixes two versions', async () => {
  await expect(answered('/offline', '<script src="/assets/index-old.js">')).rejects.toThrow('another build');
  const page = '<script type="module" src="/assets/index-new.js"></script>';
  expect(await (await answered('/hi/offline', page)).text()).toBe(page);
  expect(await (await answered('/assets/other.js', 'code')).text()).toBe('code');
});

it('a tile is stored once, whatever position it required', () => {
  const tile = `${AT}/api/map/13/5833/3377.mvt`;
  expect(removeFreshnessParameters(`${tile}?bedroom=3&min=1:2.3`)).toBe(`${tile}?bedroom=3`);
  expect(removeFreshnessParameters(`${tile}?after=3:4`)).toBe(tile);
});
