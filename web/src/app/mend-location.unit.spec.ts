import { expect, it } from 'vitest';
import { repairMistypedLocation } from './mend-location.ts';

const mend = (address: string) => repairMistypedLocation(new URL(address, 'http://site') as unknown as Location);

it('parses what an escaped "&" moved after the "#"', () => {
  expect(mend('/home?bedroom=3&#038;sort=price')).toBe('/home?bedroom=3&sort=price');
  expect(mend('/home?bedroom=3&#38;sort=price')).toBe('/home?bedroom=3&sort=price');
  expect(mend('/home#home-list')).toBeUndefined();
});

it('repairs the part that the server never saw, and leaves every other URL', () => {
  expect(mend('/HI/Home?Bedroom=3')).toBe('/hi/home?bedroom=3');
  expect(mend('/home.?bedroom=3&amp;sort=price#home-list')).toBe('/home?bedroom=3&sort=price#home-list');
  for (const address of [
    '/',
    '/home?bedroom=3',
    '/nowhere.',
    '/flat/no-such-home.',
    `/flat/${encodeURIComponent('तीन')}-1h2k3m4n5p6`,
    '/login?next=%2Fhome%3FC%3D1',
  ])
    expect(mend(address), address).toBeUndefined();
});

it('repairs the URL of a home that only its owner can open', () => {
  const home = '/flat/new-home-1h2k3m4n5p6';
  for (const mangled of [`${home}.`, `${home})`, `${home}%20`, home.toUpperCase(), `${home}%22&price_range=`])
    expect(mend(mangled)?.replace(/\?.*$/, ''), mangled).toBe(home);
  expect(mend(`/hi${home}.`)).toBe(`/hi${home}`);
  expect(mend(home)).toBeUndefined();
});
